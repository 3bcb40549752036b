import ChartSets
import Graphics
import Testing

@Suite("Contrast")
struct ContrastTests {
  private static func color(_ hex: String) throws -> Color.Resolved {
    try #require(Color(hex: hex)).resolve(in: .light)
  }

  @Test("ratios are those of WCAG 2.1, either way round")
  func ratios() throws {
    let (black, white) = (try Self.color("#000000"), try Self.color("#FFFFFF"))
    #expect(abs(black.contrast(with: white) - 21) < 1e-9)
    #expect(abs(white.contrast(with: black) - 21) < 1e-9)
    #expect(white.contrast(with: white) == 1)
    // Two greys of the specification's own tools.
    #expect(abs(try Self.color("#767676").contrast(with: white) - 4.54) < 0.01)
    #expect(abs(try Self.color("#F5BD25").contrast(with: white) - 1.72) < 0.01)
  }

  @Test(
    "a colour gets the contrast that it lacks, and no more",
    arguments: ["#FFFFFF", "#FFFF66", "#000000", "#242F3E", "#808080", "#FF0000"],
    [("#FFFFFF", 1.5), ("#FFFFFF", 3), ("#242F3E", 1.5), ("#242F3E", 3), ("#000000", 3)])
  func floors(hex: String, ground: (hex: String, ratio: Double)) throws {
    let (color, behind) = (try Self.color(hex), try Self.color(ground.hex))
    let shade = color.standingOut(from: behind, by: ground.ratio)
    #expect(shade.contrast(with: behind) >= ground.ratio)
    if color.contrast(with: behind) >= ground.ratio {
      #expect(shade == color)
    } else {
      #expect(shade.contrast(with: behind) < ground.ratio + 0.15)
    }
  }

  @Test("a shade keeps its hue: yellow becomes a darker yellow")
  func hue() throws {
    let shade = try Self.color("#FFFF66").standingOut(from: try Self.color("#FFFFFF"), by: 3)
    #expect(shade.red == shade.green && shade.blue < shade.red * 0.45)
  }

  @Test("a ratio that no colour has gives black or white, and nothing traps")
  func impossible() throws {
    let gray = try Self.color("#808080")
    #expect(gray.standingOut(from: gray, by: 21).hex == "#000000")
    #expect(
      try Self.color("#101010").standingOut(from: try Self.color("#303030"), by: 21).hex
        == "#FFFFFF")
    #expect(gray.standingOut(from: gray, by: .nan) == gray)
  }
}
