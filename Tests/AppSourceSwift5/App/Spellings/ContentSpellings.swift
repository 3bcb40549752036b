import Foundation
import SwiftUI

struct SpelledShine: ShapeStyle {
  var color: Color

  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { color.opacity(0.5) }
}

@MainActor
func spellStyles(_ environment: EnvironmentValues) {
  let _: Text =
    Text("a").foregroundStyle(.primary.opacity(0.5))
    + Text("b").foregroundStyle(AnyShapeStyle(.red)) + Text("c").foregroundStyle(.link)
    + Text("d").foregroundStyle(.placeholder) + Text("e").foregroundStyle(.separator)
    + Text("f").foregroundStyle(SpelledShine(color: .red)) + Text("g").foregroundStyle(.secondary)
    + Text("h").foregroundStyle(
      .linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
  show(Text("a").foregroundStyle(.blue.shadow(.drop(radius: 1))).bold().padding())
  let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
  show(Rectangle().fill(.red.gradient.in(frame)))
  show(
    Rectangle().fill(
      .linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).in(frame)))
  show(
    Rectangle().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).in(frame)))
  let _: MaterialActiveAppearance = environment.materialActiveAppearance
  let x = Text("a")
  show(x.drawingGroup(colorMode: .extendedLinear))
  show(x.drawingGroup(opaque: true))
  show(x.onContinuousHover(coordinateSpace: CoordinateSpace.global) { phase in })
  let space = CoordinateSpace.named("a")
  show(x.onContinuousHover(coordinateSpace: space) { phase in })
}

struct SpelledRows: DynamicViewContent {
  var data: [SpelledNote]

  var body: some View { ForEach(data) { Text($0.name) } }
}

@MainActor
func spellDynamicContent(_ items: Binding<[SpelledNote]>) {
  let f = ForEach(notes) { Text($0.name) }
  show(f.onInsert(of: [.text]) { offset, providers in }.onDelete { _ in }.onMove { _, _ in })
  show(f.onMove { _, _ in }.onInsert(of: [.text]) { _, _ in }.onDelete(perform: nil))
  show(
    f.onDelete { offsets in items.wrappedValue.remove(atOffsets: offsets) }
      .dropDestination(for: String.self) { texts, offset in
        items.wrappedValue.insert(contentsOf: texts.map { SpelledNote(name: $0) }, at: offset)
      }
      .onMove { items.wrappedValue.move(fromOffsets: $0, toOffset: $1) })
  show(SpelledRows(data: notes).onDelete { _ in }.onMove(perform: nil))
  show(f.dropDestination(for: String.self) { texts, offset in })
  show(Text("a").dropDestination(for: String.self) { texts, location in true })
}

struct SpelledBars: ToolbarContent {
  var body: some ToolbarContent {
    Group {
      ToolbarItem { Text("a") }
      ToolbarItem(placement: .principal) { Text("b") }
    }
  }
}

struct SpelledMenus: SwiftUI.Commands {
  var body: some SwiftUI.Commands {
    Group {
      CommandMenu("a") { Text("a") }
      CommandGroup(after: .help) { Text("b") }
    }
  }
}

struct SpelledScenes: Scene {
  var body: some Scene {
    Group {
      WindowGroup("Title") { Text("a") }
      WindowGroup(localized, id: "b") { Text("b") }
    }
    WindowGroup(resource) { Text("c") }
    WindowGroup(plain, id: "d") { Text("d") }
    WindowGroup(localized, for: Int.self) { $number in Text("e") }
    WindowGroup(localized, id: "f", for: Int.self) { $number in
      Text("f \(number)")
    } defaultValue: {
      1
    }
  }
}

@MainActor
func spellGroups(_ selection: Binding<Int>) {
  show(
    TabView {
      Tab { Text("a") }
      Group {
        Tab { Text("b") }
        Tab("c", systemImage: "star") { Text("c") }
      }
    })
  show(
    TabView(selection: selection) {
      Tab(value: 1) { Text("a") }
      Group { Tab(value: 2) { Text("b") } }
    })
  show(
    Table(of: SpelledNote.self) {
      Group {
        TableColumn("a", value: \.name)
        TableColumn("b") { Text($0.name) }
      }
    } rows: {
      Group {
        TableRow(notes[0])
        TableRow(notes[1])
      }
      ForEach(notes) { note in Group { TableRow(note) } }
    })
  let group = Group { Text("a") }
  show(group)
}

struct SpelledPreviews: PreviewProvider {
  static var platform: PreviewPlatform? { .iOS }
  static var previews: some View { Text("a") }
}

@MainActor
func spellTasks(_ executor: any TaskExecutor) {
  let x = Image(systemName: "star")
  show(x.task(executorPreference: executor) {})
  show(x.task(name: "a", executorPreference: executor, priority: .high) {})
  show(x.task(id: 1, name: "a", executorPreference: executor) {})
  show(x.transition(.symbolEffect))
  show(x.transition(.symbolEffect(.appear.up)))
  show(x.transition(.symbolEffect(.disappear, options: .speed(2))))
  show(x.transition(.symbolEffect(.automatic)))
}

struct SpelledColumns {
  @TableColumnBuilder<SpelledNote, KeyPathComparator<SpelledNote>>
  var sorted: some TableColumnContent<SpelledNote, KeyPathComparator<SpelledNote>> {
    Group {
      TableColumn("a", value: \.name)
      TableColumn("b", value: \.size) { Text("\($0.size)") }
    }
  }
}
