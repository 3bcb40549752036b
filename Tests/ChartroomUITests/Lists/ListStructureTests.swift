import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("The rows of views in lists")
struct ListStructureTests {
  /// The texts of a list of 300 points, each with the top of its row or header.
  private func rows<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    stage(width: 300, height: 800) { List { content() } }.drawList().texts
      .map(\.text.request.string)
  }

  private func tops<Content: View>(@ViewBuilder _ content: () -> Content) -> [CGFloat] {
    stage(width: 300, height: 800) { List { content() } }.drawList().texts.map(\.frame.minY)
  }

  private struct Fruits: View {
    @State private var count = 2
    @Environment(\.lineLimit) private var limit

    var body: some View {
      Section("Fruits \(limit ?? 0)") {
        ForEach(0..<count, id: \.self) { Text("fruit \($0)") }
        Color.red.frame(height: 20).id("more").onTapGesture { count += 1 }
      }
    }
  }

  private struct Pair: View {
    var body: some View {
      Text("first")
      Text("second")
    }
  }

  @Test("a view with a body that is a section is that section, with its state and environment")
  func sections() {
    let stage = stage(width: 300, height: 800) {
      List {
        Fruits().environment(\.lineLimit, 7)
        Text("below")
      }
    }
    #expect(stage.drawList().strings == ["FRUITS 7", "fruit 0", "fruit 1", "below"])
    stage.tap("more")
    #expect(stage.drawList().strings == ["FRUITS 7", "fruit 0", "fruit 1", "fruit 2", "below"])
    #expect(
      tops { Fruits() }
        == tops {
          Section("Fruits 0") {
            Text("fruit 0")
            Text("fruit 1")
            Color.red.frame(height: 20)
          }
        })
  }

  @Test("several views of a body, a ForEach or an AnyView are as many rows")
  func several() {
    let expected = tops {
      Text("first")
      Text("second")
    }
    #expect(tops { Pair() } == expected)
    #expect(
      tops {
        ForEach(0..<1) { _ in
          Text("first")
          Text("second")
        }
      } == expected)
    #expect(tops { AnyView(Group { Pair() }) } == expected)
    #expect(
      tops { ForEach(0..<1, id: \.self) { _ in Pair() } } == expected)
  }

  @Test("an element without a view is no row")
  func absent() {
    let shown = tops {
      ForEach(0..<6) { index in
        if index.isMultiple(of: 3) { Text("\(index)") }
      }
    }
    #expect(
      shown
        == tops {
          Text("0")
          Text("3")
        })
  }

  @Test("a row of a divided ForEach has the id of its element as its tag")
  func tags() {
    let selection = Held<Int?>(nil)
    let stage = stage(width: 300, height: 300) {
      List(selection: selection.binding) {
        ForEach(0..<4) { index in
          if index != 1 { Text("row \(index)") }
        }
      }
    }
    guard let row = stage.drawList().texts.first(where: { $0.text.request.string == "row 2" })
    else { return #expect(Bool(false)) }
    stage.send(.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY)))
    #expect(selection.value == 2)
  }

  @Test("modifiers of a section leave it a section")
  func modified() {
    let expected = tops {
      Section("A") {
        Text("1")
        Text("2")
      }
    }
    func expect<Content: View>(_ content: Content, _ name: String) {
      #expect(tops { content } == expected, "\(name)")
    }
    let section = Section("A") {
      Text("1")
      Text("2")
    }
    expect(section.listRowBackground(Color.red), "background")
    expect(section.onChange(of: 1) {}, "onChange")
    expect(section.task {}, "task")
    expect(section.buttonStyle(.bordered), "buttonStyle")
    expect(section.foregroundColor(.red), "foregroundColor")
    expect(section.tint(.red), "tint")
  }

  @Test("options of an inline picker are rows below its label, and so is what a group discloses")
  func controls() {
    let three = tops {
      Text("1")
      Text("2")
      Text("3")
    }
    let picker = Picker("P", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    #expect(tops { picker.pickerStyle(.inline) } == three)
    #expect(rows { picker.pickerStyle(.inline).labelsHidden() } == ["One", "Two"])
    #expect(
      tops {
        DisclosureGroup("G", isExpanded: .constant(true)) {
          Text("a")
          Text("b")
        }
      } == three)
    let stage = stage(width: 300, height: 300) {
      List { DisclosureGroup("G") { Text("a") } }
    }
    #expect(stage.drawList().strings == ["G"])
    let label = stage.drawList().texts[0].frame
    stage.send(.tap(at: CGPoint(x: label.midX, y: label.midY)))
    stage.advance(to: 2)
    let texts = stage.drawList().texts
    #expect(texts.map(\.text.request.string) == ["G", "a"])
    #expect(texts[1].frame.minX == texts[0].frame.minX + 20)
  }

  private struct Watched: View {
    let log: Log<String>
    @State private var items = [1, 2, 3]

    var body: some View {
      List {
        ForEach(items, id: \.self) { Text("item \($0)") }
          .onChange(of: items) { log.add("change \(items.count)") }
          .task { log.add("task") }
        Color.red.frame(height: 20).id("remove").onTapGesture { items.removeFirst() }
      }
    }
  }

  @Test("a modifier that acts once does so for all rows together")
  func once() {
    let log = Log<String>()
    let stage = stage(width: 300, height: 500) { Watched(log: log) }
    _ = stage.drawList()
    // As `onAppear`, a task belongs to each row.
    #expect(log.take() == ["task", "task", "task"])
    stage.tap("remove")
    _ = stage.drawList()
    #expect(log.take() == ["change 2"])
    #expect(stage.drawList().strings == ["item 2", "item 3"])
  }
}

@MainActor
@Suite("Styles in styles")
struct EnclosedStyleTests {
  private struct Orange: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration).tint(.orange)
    }
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      GroupBox(configuration).border(Color.red)
    }
  }

  private struct Loud: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).border(Color.red)
    }
  }

  private func drawn<Content: View>(@ViewBuilder _ content: () -> Content) -> DrawList {
    stage(width: 200, height: 200, content: content).drawList()
  }

  @Test("a control in its own style has the style around it")
  func enclosing() {
    #expect(
      drawn { ProgressView(value: 0.4).progressViewStyle(Orange()) }
        == drawn { ProgressView(value: 0.4).tint(.orange) })
    #expect(
      drawn { Button("Go") {}.buttonStyle(Loud()).buttonStyle(.bordered) }
        == drawn { Button("Go") {}.buttonStyle(.bordered).border(Color.red) })
    #expect(
      drawn { GroupBox("A") { Text("b") }.groupBoxStyle(Framed()) }
        == drawn { GroupBox("A") { Text("b") }.border(Color.red) })
  }

  @Test("controls in the content of a control have its style")
  func nested() {
    let list = drawn {
      GroupBox("A") { GroupBox("B") { Text("c") } }.groupBoxStyle(Framed())
    }
    #expect(list.description.matches(of: /#FF3B30/).count == 2)
  }
}

@MainActor
@Suite("Foreground of controls")
struct ControlForegroundTests {
  private func text<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    let list = stage(width: 300, height: 120, content: content).drawList()
    return list.description.split(separator: "\n").first { $0.contains("text") }.map(String.init)
      ?? ""
  }

  @Test("buttons have the foreground style that an app sets around them, and the tint without one")
  func buttons() {
    #expect(text { Button("Go") {} }.contains("#007AFF"))
    #expect(text { Button("Go") {}.foregroundStyle(.red) }.contains("#FF3B30"))
    #expect(text { VStack { Button("Go") {} }.foregroundColor(.red) }.contains("#FF3B30"))
    #expect(text { Button("Go") {}.foregroundColor(.red).foregroundColor(nil) }.contains("#FF3B30"))
    #expect(
      text { Button("Go") {}.buttonStyle(.borderedProminent).foregroundStyle(.black) }
        .contains("#000000"))
    #expect(text { LabeledContent("a") { Button("Go") {} }.labelsHidden() }.contains("#007AFF"))
  }

  @Test("labels of bars are icons, unless they have another style")
  func bars() {
    func words<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
      stage(width: 300, height: 120) {
        NavigationStack { Color.clear.toolbar { content() } }
      }.words
    }
    #expect(words { Button("Add", systemImage: "plus") {} } == [])
    #expect(words { Button("Add", systemImage: "plus") {}.labelStyle(.titleAndIcon) } == ["Add"])
    #expect(words { Button("Done") {} } == ["Done"])
  }

  @Test("the second view of a label is a subtitle below the first one")
  func subtitles() {
    let texts = stage(width: 300, height: 100) {
      ChartroomUI.Toggle(isOn: .constant(true)) {
        Text("Title")
        Text("Subtitle")
      }
    }.drawList().texts
    #expect(texts[0].frame.minX == texts[1].frame.minX)
    #expect(texts[0].frame.maxY <= texts[1].frame.minY)
    #expect(texts[1].frame.height < texts[0].frame.height)
  }

  @Test("images in localised strings are drawn")
  func images() {
    let stage = stage(width: 300, height: 40) { Text("a \(Image(systemName: "star.fill")) b") }
    let list = stage.drawList()
    #expect(list.strings.allSatisfy { !$0.contains("Image") })
    #expect(list.description.contains("fill #000000"))
    #expect(stage.missingSymbols.isEmpty)
  }

  @Test("boxes and fills have the system's styles of each level")
  func levels() {
    func fill<Style: ShapeStyle>(_ style: Style) -> DrawList {
      stage(width: 9, height: 9) { Rectangle().fill(style) }.drawList()
    }
    #expect(fill(.fill.tertiary) == fill(Color(uiColor: .tertiarySystemFill)))
    #expect(fill(.background.secondary) == fill(Color(uiColor: .secondarySystemBackground)))
    let box = stage(width: 99, height: 60) { GroupBox { Text("a") }.backgroundStyle(.red) }
    #expect(box.drawList().description.contains("#FF3B30"))
  }
}
