import Foundation
import SwiftUI

@MainActor
func spellScreensTabview(_ s: Binding<Int>, _ so: Binding<Int>?, _ f: Binding<SpelledFruit>) {
  show(TabView { Text("a").tabItem { Label("a", systemImage: "star") } })
  show(TabView(selection: s) { Text("a").tag(1) })
  show(TabView(selection: so) { Text("a").tag(1) })
  show(TabView { Tab("a", systemImage: "star") { Text("a") } })
  show(TabView(selection: s) { Tab("a", systemImage: "star", value: 1) { Text("a") } })
  show(
    TabView {
      Tab("a", systemImage: "star") { Text("a") }; Tab(plain, systemImage: "star") { Text("a") };
      Tab(resource, systemImage: "star") { Text("a") }
      Tab("a", image: "star") { Text("a") }; Tab(plain, image: "star") { Text("a") }
      Tab("a", systemImage: "star", role: .search) { Text("a") };
      Tab(plain, systemImage: "star", role: .search) { Text("a") };
      Tab("a", image: "star", role: .search) { Text("a") };
      Tab(plain, image: "star", role: .search) { Text("a") }
    })
  show(
    TabView(selection: s) {
      Tab("a", systemImage: "star", value: 1) { Text("a") };
      Tab(plain, systemImage: "star", value: 1) { Text("a") };
      Tab(resource, systemImage: "star", value: 1) { Text("a") }
      Tab("a", image: "star", value: 1) { Text("a") };
      Tab(plain, image: "star", value: 1) { Text("a") }
      Tab("a", systemImage: "star", value: 1, role: .search) { Text("a") };
      Tab(plain, systemImage: "star", value: 1, role: .search) { Text("a") };
      Tab("a", image: "star", value: 1, role: .search) { Text("a") };
      Tab(plain, image: "star", value: 1, role: .search) { Text("a") }
    })
  show(
    TabView(selection: s) {
      TabSection("a") { Tab("a", systemImage: "star", value: 1) { Text("a") } };
      TabSection(plain) { Tab("a", systemImage: "star", value: 1) { Text("a") } };
      TabSection(resource) { Tab("a", systemImage: "star", value: 1) { Text("a") } }
      TabSection {
        Tab("a", systemImage: "star", value: 1) { Text("a") }
      } header: {
        Text("h")
      }
      TabSection { Tab("a", systemImage: "star", value: 1) { Text("a") } }
      ForEach(notes) { i in Tab(i.name, systemImage: "star", value: i.id) { Text("a") } }
      if plain == "a" { Tab("a", systemImage: "star", value: 1) { Text("a") } }
    })
  show(
    TabView(selection: s) {
      Tab("a", systemImage: "star", value: 1) { Text("a") }.badge(1).hidden(true).disabled(false)
        .customizationID("a").customizationBehavior(.disabled, for: .tabBar, .sidebar)
        .defaultVisibility(.hidden, for: .tabBar).tabPlacement(.sidebarOnly)
      Tab("a", systemImage: "star", value: 1) { Text("a") }.badge("a").hidden()
      TabSection("a") { Tab("a", systemImage: "star", value: 1) { Text("a") } }.customizationID("b")
    })
  show(
    TabView(selection: f) {
      Tab("a", systemImage: "star", value: SpelledFruit.apple) { Text("a") }.badge(Text("a"));
      Tab("a", systemImage: "star", value: .pear) { Text("a") }.badge(plain)
    })
  show(
    TabView { Tab("a", systemImage: "star") { Text("a") } }.tabViewCustomization(
      .constant(TabViewCustomization())))
}

@MainActor
func spellScreensNav(
  _ p: Binding<NavigationPath>, _ a: Binding<[Int]>, _ on: Binding<Bool>, _ sel: Binding<Int?>
) {
  show(NavigationStack { Text("a") })
  show(NavigationStack(path: p) { Text("a") })
  show(NavigationStack(path: a) { Text("a") })
  var path = NavigationPath(); path = NavigationPath([1, 2]); path.append(1); path.removeLast();
  path.removeLast(2)
  _ = path.count
  _ = path.isEmpty
  if let c = path.codable { path = NavigationPath(c) }
  show(NavigationLink("a") { Text("a") })
  show(NavigationLink(plain) { Text("a") })
  show(NavigationLink(resource) { Text("a") })
  show(
    NavigationLink {
      Text("a")
    } label: {
      Text("a")
    })
  show(NavigationLink("a", destination: { Text("a") }))
  show(NavigationLink("a", destination: Text("b")))
  show(NavigationLink(plain, destination: Text("b")))
  show(NavigationLink(destination: Text("b")) { Text("c") })
  show(NavigationLink("a", value: 1))
  show(NavigationLink(plain, value: 1))
  show(NavigationLink(resource, value: 1))
  show(NavigationLink(value: 1) { Text("a") })
  show(NavigationLink("a", value: nil as Int?))
  show(NavigationLink(value: notes.first) { Text("a") })
  show(NavigationLink("a", isActive: on) { Text("a") })
  show(NavigationLink("a", destination: Text("b"), isActive: on))
  show(NavigationLink(plain, destination: Text("b"), isActive: on))
  show(
    NavigationLink(isActive: on) {
      Text("a")
    } label: {
      Text("b")
    })
  show(NavigationLink(destination: Text("a"), isActive: on) { Text("b") })
  show(NavigationLink("a", tag: 1, selection: sel) { Text("a") })
  show(NavigationLink("a", destination: Text("b"), tag: 1, selection: sel))
  show(
    NavigationLink(tag: 1, selection: sel) {
      Text("a")
    } label: {
      Text("b")
    })
  show(NavigationLink(destination: Text("a"), tag: 1, selection: sel) { Text("b") })
  show(NavigationLink(plain, destination: Text("b"), tag: 1, selection: sel))
  show(NavigationLink("a") { Text("a") }.isDetailLink(false))
  show(NavigationView { Text("a") })
}

@MainActor
func spellScreensSplit(
  _ vis: Binding<NavigationSplitViewVisibility>, _ col: Binding<NavigationSplitViewColumn>
) {
  show(
    NavigationSplitView {
      Text("a")
    } detail: {
      Text("b")
    })
  show(
    NavigationSplitView {
      Text("a")
    } content: {
      Text("c")
    } detail: {
      Text("b")
    })
  show(
    NavigationSplitView(columnVisibility: vis) {
      Text("a")
    } detail: {
      Text("b")
    })
  show(
    NavigationSplitView(columnVisibility: vis) {
      Text("a")
    } content: {
      Text("c")
    } detail: {
      Text("b")
    })
  show(
    NavigationSplitView(preferredCompactColumn: col) {
      Text("a")
    } detail: {
      Text("b")
    })
  show(
    NavigationSplitView(preferredCompactColumn: col) {
      Text("a")
    } content: {
      Text("c")
    } detail: {
      Text("b")
    })
  show(
    NavigationSplitView(columnVisibility: vis, preferredCompactColumn: col) {
      Text("a")
    } detail: {
      Text("b")
    })
  show(
    NavigationSplitView(columnVisibility: vis, preferredCompactColumn: col) {
      Text("a")
    } content: {
      Text("c")
    } detail: {
      Text("b")
    })
  let _: [NavigationSplitViewVisibility] = [.automatic, .all, .doubleColumn, .detailOnly]
  let _: [NavigationSplitViewColumn] = [.sidebar, .content, .detail]
}

@MainActor
func spellScreensTable1(
  _ s1: Binding<Int?>, _ ss: Binding<Set<Int>>, _ so: Binding<[KeyPathComparator<SpelledNote>]>
) {
  show(Table(notes) { TableColumn("a", value: \.name) })
  show(Table(notes, selection: s1) { TableColumn("a", value: \.name) })
  show(Table(notes, selection: ss) { TableColumn("a", value: \.name) })
  show(Table(notes, sortOrder: so) { TableColumn("a", value: \.name) })
  show(Table(notes, selection: s1, sortOrder: so) { TableColumn("a", value: \.name) })
  show(Table(notes, selection: ss, sortOrder: so) { TableColumn("a", value: \.name) })
  show(
    Table(of: SpelledNote.self) {
      TableColumn("a", value: \.name)
    } rows: {
      TableRow(notes[0])
    })
  show(
    Table(of: SpelledNote.self, selection: s1) {
      TableColumn("a", value: \.name)
    } rows: {
      TableRow(notes[0])
    })
  show(
    Table(of: SpelledNote.self, selection: ss) {
      TableColumn("a", value: \.name)
    } rows: {
      TableRow(notes[0])
    })
  show(
    Table(of: SpelledNote.self, sortOrder: so) {
      TableColumn("a", value: \.name)
    } rows: {
      TableRow(notes[0])
    })
  show(
    Table(of: SpelledNote.self, selection: s1, sortOrder: so) {
      TableColumn("a", value: \.name)
    } rows: {
      TableRow(notes[0])
    })
  show(
    Table(of: SpelledNote.self, selection: ss, sortOrder: so) {
      TableColumn("a", value: \.name)
    } rows: {
      TableRow(notes[0])
    })
  show(
    Table(of: SpelledNote.self) {
      TableColumn("a", value: \.name)
    } rows: {
      ForEach(notes) { TableRow($0) }; Section("a") { ForEach(notes) { TableRow($0) } }
    })
}

@MainActor
func spellScreensTable2(_ so: Binding<[KeyPathComparator<SpelledNote>]>) {
  show(Table(notes) { TableColumn(plain, value: \.name) })
  show(Table(notes) { TableColumn(localized, value: \.name) })
  show(Table(notes) { TableColumn(resource, value: \.name) })
  show(Table(notes) { TableColumn(Text("a"), value: \.name) })
  show(Table(notes) { TableColumn("a") { Text($0.name) } })
  show(Table(notes) { TableColumn(plain) { Text($0.name) } })
  show(Table(notes) { TableColumn(resource) { Text($0.name) } })
  show(Table(notes) { TableColumn(Text("a")) { Text($0.name) } })
  show(Table(notes, sortOrder: so) { TableColumn("a", value: \.size) { Text("\($0.size)") } })
  show(Table(notes, sortOrder: so) { TableColumn(plain, value: \.size) { Text("\($0.size)") } })
  show(Table(notes, sortOrder: so) { TableColumn(Text("a"), value: \.size) { Text("\($0.size)") } })
  show(
    Table(notes) {
      TableColumn("a", value: \.name).width(10);
      TableColumn("a", value: \.name).width(min: 1, ideal: 2, max: 3);
      TableColumn("a", value: \.name).width(min: 1);
      TableColumn("a") { (i: SpelledNote) in Text(i.name) }.width(ideal: 5)
    })
  show(
    Table(notes) {
      TableColumn("a", sortUsing: KeyPathComparator(\SpelledNote.name)) { Text($0.name) }
    })
}

@MainActor
func spellScreensUnavailable() {
  show(ContentUnavailableView("a", systemImage: "star"))
  show(ContentUnavailableView(plain, systemImage: "star"))
  show(ContentUnavailableView(resource, systemImage: "star"))
  show(ContentUnavailableView("a", systemImage: "star", description: Text("b")))
  show(ContentUnavailableView("a", image: "star"))
  show(ContentUnavailableView(plain, image: "star", description: Text("b")))
  show(ContentUnavailableView(resource, image: "star", description: Text("b")))
  show(ContentUnavailableView { Text("a") })
  show(
    ContentUnavailableView {
      Text("a")
    } description: {
      Text("b")
    })
  show(
    ContentUnavailableView {
      Text("a")
    } description: {
      Text("b")
    } actions: {
      Text("c")
    })
  show(
    ContentUnavailableView {
      Text("a")
    } actions: {
      Text("c")
    })
  show(ContentUnavailableView.search)
  show(ContentUnavailableView.search(text: "a"))
}

@MainActor
func spellScreensLabel() {
  show(Label("a", systemImage: "star"))
  show(Label(plain, systemImage: "star"))
  show(Label(part, systemImage: "star"))
  show(Label(resource, systemImage: "star"))
  show(Label("a", image: "star"))
  show(Label(plain, image: "star"))
  show(Label(resource, image: "star"))
  show(
    Label {
      Text("a")
    } icon: {
      Text("b")
    })
  show(Label("a", image: asset))
  show(Label(plain, image: asset))
  show(Label(resource, image: asset))
}

@MainActor
func spellScreensLabeled() {
  show(LabeledContent("a", value: "b"))
  show(LabeledContent(plain, value: plain))
  show(LabeledContent(resource, value: plain))
  show(LabeledContent("a", value: 1, format: .number))
  show(LabeledContent(plain, value: 1.0, format: .percent))
  show(LabeledContent(resource, value: 1.0, format: .percent))
  show(LabeledContent("a") { Text("b") })
  show(LabeledContent(plain) { Text("b") })
  show(LabeledContent(resource) { Text("b") })
  show(
    LabeledContent {
      Text("b")
    } label: {
      Text("a")
    })
  show(LabeledContent("a", value: start, format: .dateTime))
}

@MainActor
func spellScreensControlgroup() {
  show(ControlGroup { Text("a") })
  show(
    ControlGroup {
      Text("a")
    } label: {
      Text("b")
    })
  show(ControlGroup("a") { Text("a") })
  show(ControlGroup(plain) { Text("a") })
  show(ControlGroup(resource) { Text("a") })
  show(ControlGroup("a", systemImage: "star") { Text("a") })
  show(ControlGroup(plain, systemImage: "star") { Text("a") })
  show(ControlGroup(resource, systemImage: "star") { Text("a") })
  show(GlassEffectContainer { Text("a") })
  show(GlassEffectContainer(spacing: 1) { Text("a") })
}
