import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Texts of Markdown")
struct MarkdownTextTests {
  private func text(_ text: Text) throws -> ResolvedText {
    try #require(stage { text }.drawList().texts.first).text
  }

  @Test("literals are read as Markdown; other strings are not")
  func literals() throws {
    let shown = try text(Text("a **b** c"))
    #expect(shown.request.string == "a b c")
    #expect(shown.request.spans.map(\.font.weight) == [.regular, .bold, .regular])
    #expect(try text(Text(verbatim: "**b**")).request.string == "**b**")
    let string = "**b**"
    #expect(try text(Text(string)).request.string == "**b**")
    #expect(try text(Text(LocalizedStringKey(string))).request.string == "b")
  }

  @Test("Markdown encloses values, and is not read in them")
  func values() throws {
    let name = "*Ada*"
    let shown = try text(Text("**\(name)** has \(7) of \(Text("x").italic())"))
    #expect(shown.request.string == "*Ada* has 7 of x")
    #expect(shown.request.spans.map(\.range) == [0..<5, 5..<15, 15..<16])
    #expect(shown.request.spans[0].font.weight == .bold && shown.request.spans[2].font.isItalic)
  }

  @Test("links are in the tint colour, code is monospaced, and struck text has a line")
  func styles() throws {
    let path = "a?b=1"
    let list = stage { Text("[link](https://x.org/\(path)) `code` ~~no~~") }.drawList()
    let shown = try #require(list.texts.first).text
    #expect(shown.request.string == "link code no")
    #expect(shown.paints.first == .color(Color.accentColor.resolve(in: .light)))
    #expect(shown.request.spans.contains { $0.font.design == .monospaced })
    #expect(list.description.contains("fill #000000 rect"))
  }

  @Test("an address has the style of the placeholder or button around it")
  func addresses() {
    let (blue, white, red) = ("#0088FF", "#FFFFFF", "#FF383C")
    let empty = Binding.constant("")
    #expect(drawnColors { Text("a@b.com") } == [blue])
    #expect(!drawnColors { TextField("a@b.com", text: empty) }.contains(blue))
    #expect(!drawnColors { TextField("x", text: empty, prompt: Text("www.b.com")) }.contains(blue))
    #expect(!drawnColors { SecureField("https://b.com", text: empty) }.contains(blue))
    #expect(
      drawnColors { Button("to a@b.com") {}.buttonStyle(.borderedProminent) }
        .filter { $0 != white } == [blue])
    let icon = Color.clear.frame(width: 0, height: 0)
    func label(_ title: LocalizedStringKey) -> some View {
      Label {
        Text(title)
      } icon: {
        icon
      }.foregroundStyle(.red)
    }
    #expect(drawnColors { label("a@b.com") } == [red])
    #expect(drawnColors { label("[a](mailto:a@b.com)") } == [blue])
  }

  @Test("an attributed string has the styles of its runs")
  func attributed() throws {
    var string = AttributedString("abc")
    string.font = .title
    if let range = string.range(of: "b") {
      string[range].foregroundColor = .red
      string[range].kern = 2
      string[range].underlineStyle = .single
    }
    string.append(AttributedString(" d"))
    let list = stage { Text(string).font(.caption) }.drawList()
    let shown = try #require(list.texts.first).text
    #expect(shown.request.string == "abc d")
    #expect(shown.request.spans.map(\.font.size) == [28, 28, 28, 12])
    #expect(shown.request.spans.map(\.kerning) == [0, 2, 0, 0])
    #expect(shown.paints[1] == .color(Color.red.resolve(in: .light)))
    #expect(list.description.contains("fill #FF383C rect"))
    #expect(Text(string) == Text(string) && Text(string) != Text(AttributedString("abc d")))
    #expect(try text(Text("x \(string)")).request.string == "x abc d")
  }
}
