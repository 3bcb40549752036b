import CairoCanvas
import ChartroomUI
import Foundation
import Graphics
import Testing

@Suite("TextNarrowing")
@MainActor
struct TextNarrowingTests {
  private let shaper: PangoTextShaper

  init() throws { shaper = try PangoTextShaper() }

  private func stage<Content: View>(
    width: CGFloat = 300, height: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> Stage {
    Stage(
      size: ProposedViewSize(width: width, height: height), shaper: shaper, content: content)
  }

  private static let words = [
    "a", "l", "W", "mm", "fi", "Al", "lil", "AV", "7A", "Yd", "bY", "LA", "EJ", "i i", "ab ", " ab",
    "111", "Option 12",
    "68 ms", "Illinois", "difficult office affairs", "Wait until 2030", "AVAVAV", "a  b", "Mm Ww",
  ]

  @Test(
    "the width of a text in no width is within its limits",
    arguments: [Font.Design.default, .serif, .monospaced, .rounded])
  func limits(design: Font.Design) {
    let core = stage { EmptyView() }.core
    for size in [3, 11.3, 17, 300] as [CGFloat] {
      for weight in [Font.Weight.ultraLight, .regular, .semibold, .black] {
        for isItalic in [false, true] {
          let font = Font.system(size: size, weight: weight, design: design)
          for word in Self.words {
            let text = Text(word).font(isItalic ? font.italic() : font)
            let leaf = text.leaf(in: EnvironmentValues())
            let least = leaf.size(for: ProposedViewSize(width: 0, height: nil), core: core).width
            guard let limits = leaf.leastWidth(inHeight: nil, core: core) else {
              #expect(word.contains("fi"), "\(word) \(size) \(weight)")  // A ligature.
              continue
            }
            #expect(limits.contains(least), "\(word) \(size) \(weight)")
          }
        }
      }
    }
  }

  @Test(
    "a text whose lines depend on more than its letters has no limits",
    arguments: ["", "a-b", "->", "a\tb", "a\nb", "naïve", "שלום", "日本語", "🇩🇪", "a\u{AD}b"])
  func others(string: String) {
    let core = stage { EmptyView() }.core
    #expect(
      Text(string).leaf(in: EnvironmentValues()).leastWidth(inHeight: nil, core: core) == nil)
  }

  @Test("a text with a limit of lines, styles or little height has no limits")
  func styled() {
    let core = stage { EmptyView() }.core
    func limits(_ text: Text, lineLimit: Int? = nil, height: CGFloat? = nil) -> ClosedRange<
      CGFloat
    >? {
      var environment = EnvironmentValues()
      environment.lineLimit = lineLimit
      return text.leaf(in: environment).leastWidth(inHeight: height, core: core)
    }
    let text = Text("Letters").font(.system(size: 10))
    #expect(limits(text) != nil)
    #expect(limits(text, lineLimit: 2) == nil)
    #expect(limits(text, height: 50) == nil)
    #expect(limits(text, height: 100) != nil)
    #expect(limits(text.kerning(3)) == nil)
    #expect(limits(text + Text("s").bold()) == nil)
  }

  @Test("a text in a row with a control is shaped once")
  func shapings() {
    let rows = stage(width: 300) {
      VStack {
        ForEach(0..<20, id: \.self) { number in
          HStack {
            Text("Option \(number)")
            Spacer(minLength: 8)
            Color.red.frame(width: 40, height: 20)
          }
        }
      }
    }
    _ = rows.drawList()
    #expect(shaper.shapedTexts == 20)
  }

  @Test("texts whose flexibilities are too similar for their limits are measured")
  func similar() {
    _ = stage(width: 300) {
      HStack {
        Text("Letter A"); Text("Letter B")
      }
    }.drawList()
    #expect(shaper.shapedTexts == 4)
  }
}
