import Foundation
import Graphics
import Testing

@Suite("Font")
struct FontTests {
  @Test("headlines are semibold, the rest is regular, and an explicit weight wins")
  func weights() {
    for style in Font.TextStyle.allCases {
      let font = Font.system(style)
      #expect(font.resolve(in: .large).weight == (style == .headline ? .semibold : .regular))
      #expect(font.bold().resolve(in: .large).weight == .bold)
    }
    #expect(Font.headline.weight(.light).resolve(in: .large).weight == .light)
    #expect(Font.system(size: 9, weight: .black).resolve(in: .large).weight.value == 900)
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.value) == Array(stride(from: 100, through: 900, by: 100)))
  }

  @Test("traits add up and leave the rest alone")
  func traits() {
    let font = Font.custom("Noto Sans", fixedSize: 12).italic().monospacedDigit().weight(.medium)
    let resolved = font.resolve(in: .small)
    #expect(resolved.family == "Noto Sans")
    #expect(resolved.size == 12)
    #expect(resolved.isItalic && resolved.hasMonospacedDigits)
    #expect(resolved.weight == .medium)
    #expect(Font.system(.body, design: .serif).resolve(in: .large).design == .serif)
  }

  @Test(
    "hostile sizes become no text at all",
    arguments: [.nan, .infinity, -.infinity, -1] as [CGFloat]
  )
  func hostileSizes(size: CGFloat) {
    #expect(Font.system(size: size).resolve(in: .large).size == 0)
    #expect(Font.custom("Inter", size: size).resolve(in: .large).size == 0)
  }
}
