import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Styles of texts")
struct TextPaintTests {
  private struct Shine: ShapeStyle {
    var color = Color.green
    var name = ""

    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { color.opacity(0.5) }
  }

  @Test("joined texts have styles of any type")
  func joined() {
    let text =
      Text("a").foregroundStyle(.red.opacity(0.5)) + Text("b").foregroundStyle(AnyShapeStyle(.blue))
      + Text("c").foregroundStyle(Shine())
    let colors = drawnColors { text.fixedSize() }
    for color in ["#FF383C80", "#0088FF", "#34C75980"] {
      #expect(colors.contains { $0.hasPrefix(color) }, "\(color) in \(colors)")
    }
  }

  @Test("a level is that of the style around the text")
  func levels() {
    let colors = drawnColors {
      VStack { Text("a").foregroundStyle(.primary.opacity(0.5)) }.foregroundStyle(.red)
    }
    #expect(colors.contains("#FF383C80"))
  }

  @Test("texts with the same derived styles are equal")
  func equality() {
    func text(_ style: some ShapeStyle) -> Text { Text("a").foregroundStyle(style) }
    #expect(text(.red.opacity(0.5)) == text(.red.opacity(0.5)))
    #expect(text(.red.opacity(0.5)) != text(.red.opacity(0.4)))
    #expect(text(.red.opacity(0.5)) != text(.blue.opacity(0.5)))
    #expect(text(AnyShapeStyle(.link)) == text(AnyShapeStyle(.link)))
    #expect(text(.link) != text(.separator))
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(text(gradient.opacity(0.5)) == text(gradient.opacity(0.5)))
    // Built at run time, so that the strings have different storage.
    let names = (1...2).map { _ in String(repeating: "long name ", count: 3) }
    #expect(text(Shine(name: names[0])) == text(Shine(name: names[1])))
    #expect(text(Shine(name: names[0])) != text(Shine(name: "b")))
    #expect(text(Shine(color: .red)) != text(Shine()))
    #expect(text(Shine()).hashValue == text(Shine()).hashValue)
  }
}
