import Graphics
import Testing

@Suite("SystemColor")
struct SystemColorTests {
  @Test(
    "system colours are those of the current guidelines",
    arguments: [
      (Color.red, "#FF383C", "#FF4245"), (.orange, "#FF8D28", "#FF9230"),
      (.yellow, "#FFCC00", "#FFD600"), (.green, "#34C759", "#30D158"),
      (.mint, "#00C8B3", "#00DAC3"), (.teal, "#00C3D0", "#00D2E0"), (.cyan, "#00C0E8", "#3CD3FE"),
      (.blue, "#0088FF", "#0091FF"), (.indigo, "#6155F5", "#6D7CFF"),
      (.purple, "#CB30E0", "#DB34F2"), (.pink, "#FF2D55", "#FF375F"),
      (.brown, "#AC7F5E", "#B78A66"), (.gray, "#8E8E93", "#8E8E93"),
      (.primary, "#000000", "#FFFFFF"), (.secondary, "#3C3C4399", "#EBEBF599"),
      (.white, "#FFFFFF", "#FFFFFF"), (.black, "#000000", "#000000"),
      (.clear, "#00000000", "#00000000"),
    ])
  func systemColors(color: Color, light: String, dark: String) {
    #expect(color.resolve(in: .light).hex == light)
    #expect(color.resolve(in: .dark).hex == dark)
  }

  @Test(
    "the palette of iOS 13 replaces the system colours, and no others",
    arguments: [
      (Color.red, "#FF3B30", "#FF453A"), (.orange, "#FF9500", "#FF9F0A"),
      (.yellow, "#FFCC00", "#FFD60A"), (.green, "#34C759", "#30D158"),
      (.mint, "#00C7BE", "#63E6E2"), (.teal, "#30B0C7", "#40C8E0"), (.cyan, "#32ADE6", "#64D2FF"),
      (.blue, "#007AFF", "#0A84FF"), (.indigo, "#5856D6", "#5E5CE6"),
      (.purple, "#AF52DE", "#BF5AF2"), (.pink, "#FF2D55", "#FF375F"),
      (.brown, "#A2845E", "#AC8E68"), (.gray, "#8E8E93", "#8E8E93"),
      (.blue.opacity(0.2), "#007AFF33", "#0A84FF33"), (.primary, "#000000", "#FFFFFF"),
      (Color(red: 0, green: 0, blue: 1), "#0000FF", "#0000FF"),
    ])
  func earlierPalette(color: Color, light: String, dark: String) {
    #expect(color.resolve(in: .light, .iOS13).hex == light)
    #expect(color.resolve(in: .dark, .iOS13).hex == dark)
  }

  @Test("every system colour can be seen in both schemes", arguments: SystemColor.allCases)
  func visible(color: SystemColor) {
    for palette in SystemPalette.allCases {
      #expect(color.resolve(in: .light, palette).opacity > 0)
      #expect(color.resolve(in: .dark, palette).opacity > 0)
    }
  }

  @Test(
    "tertiary, quaternary and separator are translucent, each in its own degree",
    arguments: [
      (SystemColor.tertiary, 0.3, 0.3), (.quaternary, 0.18, 0.16), (.separator, 0.29, 0.6),
    ] as [(SystemColor, Float, Float)])
  func translucent(color: SystemColor, light: Float, dark: Float) {
    #expect(color.resolve(in: .light, .iOS13).opacity == light)
    #expect(color.resolve(in: .dark, .iOS13).opacity == dark)
  }

  @Test("no two system colours are equal", arguments: SystemPalette.allCases)
  func distinct(palette: SystemPalette) {
    for scheme in [ColorScheme.light, .dark] {
      let colors = SystemColor.allCases.map { $0.resolve(in: scheme, palette) }
      #expect(Set(colors).count == colors.count)
    }
  }
}
