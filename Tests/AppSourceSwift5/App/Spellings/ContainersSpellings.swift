import Foundation
import SwiftUI

@MainActor
func spellContainersStacks() {
  show(VStack { Text("a") })
  show(VStack(alignment: .leading) { Text("a") })
  show(VStack(spacing: 1) { Text("a") })
  show(VStack(alignment: .leading, spacing: 1) { Text("a") })
  show(HStack { Text("a") })
  show(HStack(alignment: .top, spacing: nil) { Text("a") })
  show(ZStack { Text("a") })
  show(ZStack(alignment: .topLeading) { Text("a") })
  show(LazyVStack { Text("a") })
  show(
    LazyVStack(alignment: .leading, spacing: 1, pinnedViews: [.sectionHeaders, .sectionFooters]) {
      Text("a")
    })
  show(LazyVStack(pinnedViews: .sectionHeaders) { Text("a") })
  show(LazyHStack { Text("a") })
  show(LazyHStack(alignment: .top, spacing: 1, pinnedViews: [.sectionHeaders]) { Text("a") })
  show(LazyVGrid(columns: [GridItem()]) { Text("a") })
  show(
    LazyVGrid(
      columns: [
        GridItem(.fixed(1), spacing: 1, alignment: .top),
        GridItem(.flexible(minimum: 1, maximum: 2)), GridItem(.flexible()),
        GridItem(.adaptive(minimum: 10)), GridItem(.adaptive(minimum: 1, maximum: 3)),
      ], alignment: .leading, spacing: 1, pinnedViews: [.sectionHeaders]
    ) { Text("a") })
  show(LazyHGrid(rows: [GridItem()], alignment: .top, spacing: 1, pinnedViews: []) { Text("a") })
  show(Grid { GridRow { Text("a") } })
  show(
    Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 2) {
      GridRow(alignment: .top) { Text("a") }
    })
  show(Spacer())
  show(Spacer(minLength: 1))
  show(Divider())
}

@MainActor
func spellContainersGroup() {
  show(
    Group(subviews: Text("a")) { subviews in
      ForEach(subviews) { s in
        s; Text("\(s.containerValues.spelled)")
      }; Text("\(subviews.count)")
    })
  show(
    Group(sections: Text("a")) { sections in
      ForEach(sections) { section in
        section.header; section.content; section.footer; Text("\(section.containerValues.spelled)")
      }
    })
  show(
    Group(subviews: Text("a")) { s in
      VStack {
        s[0]; s[1...]
      }
    })
  show(
    ForEach(subviews: Text("a")) { s in
      s.tag(s.containerValues.tag(for: Int.self)); if s.containerValues.hasTag(1) { s }
    })
  show(
    ForEach(sections: Text("a")) { s in
      s.content; Text("\(String(describing: s.id))")
    })
}

@MainActor
func spellContainersForeach(_ xs: Binding<[SpelledNote]>) {
  show(ForEach(notes) { Text($0.name) })
  show(ForEach(notes, id: \.name) { Text($0.name) })
  show(ForEach(0..<3) { Text("\($0)") })
  show(ForEach(xs) { $x in TextField("a", text: $x.name) })
  show(ForEach(xs, id: \.name) { $x in TextField("a", text: $x.name) })
  show(ForEach(xs, editActions: .delete) { $x in Text(x.name) })
  show(ForEach(xs, id: \.name, editActions: [.move, .delete]) { $x in Text(x.name) })
  show(ForEach(xs, editActions: .all) { $x in Text(x.name) })
  let f = ForEach(notes) { Text($0.name) }
  _ = f.data
  _ = f.content
  show(f.onDelete(perform: { (i: IndexSet) in }))
  show(f.onDelete(perform: nil))
  show(f.onMove(perform: { (i: IndexSet, o: Int) in }))
  show(f.onMove(perform: nil))
  show(f.onInsert(of: [.text], perform: { (i: Int, p: [NSItemProvider]) in }))
  show(f.dropDestination(for: String.self) { s, i in })
}

@MainActor
func spellContainersSection(_ f: Binding<Bool>) {
  show(Section { Text("a") })
  show(
    Section {
      Text("a")
    } header: {
      Text("a")
    })
  show(
    Section {
      Text("a")
    } footer: {
      Text("a")
    })
  show(
    Section {
      Text("a")
    } header: {
      Text("a")
    } footer: {
      Text("a")
    })
  show(Section("a") { Text("a") })
  show(Section(localized) { Text("a") })
  show(Section(plain) { Text("a") })
  show(Section(resource) { Text("a") })
  show(Section("a", isExpanded: f) { Text("a") })
  show(Section(plain, isExpanded: f) { Text("a") })
  show(Section(resource, isExpanded: f) { Text("a") })
  show(
    Section(isExpanded: f) {
      Text("a")
    } header: {
      Text("h")
    })
  show(Section(header: Text("h")) { Text("a") })
  show(Section(footer: Text("h")) { Text("a") })
  show(Section(header: Text("h"), footer: Text("f")) { Text("a") })
}

@MainActor
func spellContainersList(_ xs: Binding<[SpelledNote]>, _ s1: Binding<Int?>, _ ss: Binding<Set<Int>>)
{
  show(List { Text("a") })
  show(List(notes) { Text($0.name) })
  show(List(notes, id: \.name) { Text($0.name) })
  show(List(0..<3) { Text("\($0)") })
  show(List(selection: s1) { Text("a") })
  show(List(selection: ss) { Text("a") })
  show(List(notes, selection: s1) { Text($0.name) })
  show(List(notes, selection: ss) { Text($0.name) })
  show(List(notes, id: \.id, selection: s1) { Text($0.name) })
  show(List(notes, id: \.id, selection: ss) { Text($0.name) })
  show(List(0..<3, selection: s1) { Text("\($0)") })
  show(List(0..<3, selection: ss) { Text("\($0)") })
  show(List(notes, children: \.kids) { Text($0.name) })
  show(List(notes, id: \.id, children: \.kids) { Text($0.name) })
  show(List(notes, children: \.kids, selection: s1) { Text($0.name) })
  show(List(notes, children: \.kids, selection: ss) { Text($0.name) })
  show(List(notes, id: \.id, children: \.kids, selection: s1) { Text($0.name) })
  show(List(notes, id: \.id, children: \.kids, selection: ss) { Text($0.name) })
  show(List(xs) { $x in Text(x.name) })
  show(List(xs, id: \.id) { $x in Text(x.name) })
  show(List(xs, selection: s1) { $x in Text(x.name) })
  show(List(xs, selection: ss) { $x in Text(x.name) })
  show(List(xs, id: \.id, selection: s1) { $x in Text(x.name) })
  show(List(xs, id: \.id, selection: ss) { $x in Text(x.name) })
  show(List(xs, editActions: .all) { $x in Text(x.name) })
  show(List(xs, id: \.id, editActions: .all) { $x in Text(x.name) })
  show(List(xs, editActions: .all, selection: s1) { $x in Text(x.name) })
  show(List(xs, editActions: [.delete], selection: ss) { $x in Text(x.name) })
  show(List(xs, id: \.id, editActions: .all, selection: s1) { $x in Text(x.name) })
  show(List(xs, id: \.id, editActions: .all, selection: ss) { $x in Text(x.name) })
}

@MainActor
func spellContainersListChildrenBinding(
  _ xs: Binding<[SpelledNote]>, _ s1: Binding<Int?>, _ ss: Binding<Set<Int>>
) {
}

@MainActor
func spellContainersOutline(_ f: Binding<Bool>) {
  show(OutlineGroup(notes, children: \.kids) { Text($0.name) })
  show(OutlineGroup(notes[0], children: \.kids) { Text($0.name) })
  show(OutlineGroup(notes, id: \.id, children: \.kids) { Text($0.name) })
  show(OutlineGroup(notes[0], id: \.id, children: \.kids) { Text($0.name) })
  show(DisclosureGroup("a") { Text("a") })
  show(DisclosureGroup(plain) { Text("a") })
  show(DisclosureGroup(resource) { Text("a") })
  show(DisclosureGroup("a", isExpanded: f) { Text("a") })
  show(DisclosureGroup(plain, isExpanded: f) { Text("a") })
  show(DisclosureGroup(resource, isExpanded: f) { Text("a") })
  show(
    DisclosureGroup {
      Text("a")
    } label: {
      Text("b")
    })
  show(
    DisclosureGroup(isExpanded: f) {
      Text("a")
    } label: {
      Text("b")
    })
}

@MainActor
func spellContainersForm() {
  show(Form { Text("a") })
  show(GroupBox { Text("a") })
  show(
    GroupBox {
      Text("a")
    } label: {
      Text("a")
    })
  show(GroupBox("a") { Text("a") })
  show(GroupBox(plain) { Text("a") })
  show(GroupBox(resource) { Text("a") })
  show(GroupBox(label: Text("a")) { Text("a") })
  show(GroupBox(label: Text("a"), content: { Text("a") }))
}

@MainActor
func spellContainersScroll() {
  show(ScrollView { Text("a") })
  show(ScrollView(.horizontal) { Text("a") })
  show(ScrollView([.horizontal, .vertical]) { Text("a") })
  show(ScrollView(.vertical, showsIndicators: false) { Text("a") })
  show(ScrollView(showsIndicators: false) { Text("a") })
  show(
    ScrollViewReader { p in
      Button("a") {
        p.scrollTo(1); p.scrollTo(1, anchor: .top)
      }
    })
  show(ViewThatFits { Text("a") })
  show(ViewThatFits(in: .horizontal) { Text("a") })
  show(GeometryReader { p in Text("\(p.size.width)") })
  show(AnyView(Text("a")))
  show(AnyView(erasing: Text("a")))
  show(EmptyView())
}

@MainActor
func spellContainersTimeline() {
  show(
    TimelineView(.everyMinute) { c in
      Text(c.date, style: .time); Text(c.cadence == .live ? "a" : "b");
      if c.cadence <= .seconds { Text("a") }
    })
  show(
    TimelineView(.periodic(from: start, by: 1)) { (c: TimelineViewDefaultContext) in
      Button("a") { c.invalidateTimelineContent() }
    })
  show(TimelineView(.explicit([start])) { _ in Text("a") })
  show(TimelineView(.animation) { _ in Text("a") })
  show(TimelineView(.animation(minimumInterval: 1, paused: false)) { _ in Text("a") })
  show(TimelineView(.animation(paused: false)) { _ in Text("a") })
}

@MainActor
func spellContainersAsyncimage() {
  show(AsyncImage(url: link))
  show(AsyncImage(url: link, scale: 2))
  show(
    AsyncImage(url: link) {
      $0.resizable()
    } placeholder: {
      ProgressView()
    })
  show(
    AsyncImage(url: link, scale: 2) {
      $0.resizable()
    } placeholder: {
      ProgressView()
    })
  show(
    AsyncImage(url: link) { phase in
      switch phase {
      case .empty: Text("e");
      case .success(let i): i;
      case .failure(let e): Text("\(e.localizedDescription)");
      @unknown default: Text("a")
      }
    })
  show(
    AsyncImage(url: link, scale: 2, transaction: Transaction(animation: .default)) { p in
      if let i = p.image { i } else if p.error != nil { Text("a") }
    })
  show(
    AsyncImage(url: link, transaction: Transaction(animation: .default)) { p in
      if let i = p.image { i }
    })
}
