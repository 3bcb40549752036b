import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

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
    #expect(list.description.matches(of: /#FF383C/).count == 2)
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
    #expect(text { Button("Go") {} }.contains("#0088FF"))
    #expect(text { Button("Go") {}.foregroundStyle(.red) }.contains("#FF383C"))
    #expect(text { VStack { Button("Go") {} }.foregroundColor(.red) }.contains("#FF383C"))
    #expect(text { Button("Go") {}.foregroundColor(.red).foregroundColor(nil) }.contains("#FF383C"))
    #expect(
      text { Button("Go") {}.buttonStyle(.borderedProminent).foregroundStyle(.black) }
        .contains("#000000"))
    #expect(text { LabeledContent("a") { Button("Go") {} }.labelsHidden() }.contains("#0088FF"))
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
    #expect(box.drawList().description.contains("#FF383C"))
  }
}
