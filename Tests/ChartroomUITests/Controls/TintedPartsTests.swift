import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Tinted parts")
struct TintedPartsTests {
  private func drawn<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    stage(width: 200, height: 100, content: content).drawList().description
  }

  @Test("a spinner is grey, and has the tint if one is set")
  func spinners() {
    #expect(!drawn { ProgressView() }.contains("#FF383C"))
    #expect(drawn { ProgressView().tint(.red) }.contains("fill #FF383C"))
  }

  @Test("links in texts have the tint")
  func links() {
    let text = Text("a [link](https://example.com) b")
    #expect(drawn { text }.contains("#0088FF"))
    let red = drawn { text.tint(.red) }
    #expect(red.contains("#FF383C") && !red.contains("#0088FF"))
  }

  @Test("a labelled value is below its label in accessibility sizes")
  func labeledContent() {
    func frames(_ size: DynamicTypeSize) -> [CGRect] {
      stage(width: 300, height: 200) {
        LabeledContent("Name", value: "Value").dynamicTypeSize(size)
      }.drawList().texts.map(\.frame)
    }
    let usual = frames(.large)
    #expect(usual[0].minY == usual[1].minY)
    let large = frames(.accessibility1)
    #expect(large[0].maxY <= large[1].minY && large[0].minX == large[1].minX)
  }

  @Test("the views of a range have their distances from its start as tags, unless it has ids")
  func rangeTags() {
    func shown<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
      stage(width: 300, height: 100) {
        Picker("p", selection: .constant(2)) { content() }.labelsHidden()
      }.drawList().strings
    }
    #expect(shown { ForEach(2..<9) { Text("n\($0)") } } == ["n4"])
    #expect(shown { ForEach(2..<9, id: \.self) { Text("n\($0)") } } == ["n2"])
    #expect(shown { ForEach(0..<9) { Text("n\($0)") } } == ["n2"])
  }

  @Test("links in lists have an arrow unless it is hidden")
  func linkIndicators() {
    func strokes(_ visibility: Visibility) -> Int {
      stage(width: 300, height: 100) {
        List { NavigationLink("a") { Text("b") } }.navigationLinkIndicatorVisibility(visibility)
      }.drawList().description.matches(of: /stroke/).count
    }
    #expect(strokes(.automatic) == strokes(.hidden) + 1)
  }

  @Test("a text field of an alert is in a box")
  func alertFields() {
    let stage = stage(width: 390, height: 400) {
      Color.clear.alert("Rename", isPresented: .constant(true)) {
        TextField("Name", text: .constant("abc"))
        Button("Save") {}
      }
    }
    let text = stage.drawList().texts.first { $0.text.request.string == "abc" }
    #expect(text?.text.request.font.size == 13)
    #expect(stage.drawList().description.matches(of: /fill #FFFFFF M/).count == 1)
  }
}
