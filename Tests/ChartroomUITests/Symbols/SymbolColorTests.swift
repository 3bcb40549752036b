import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Colours of symbols")
struct SymbolColorTests {
  /// Returns the colours of the layers of a view with a purple foreground, in the order in which they are drawn.
  private func colors<Content: View>(@ViewBuilder of content: () -> Content) -> [Color.Resolved] {
    stage { content().foregroundStyle(Color.purple) }.drawList().fillColors
  }

  private func resolved(_ colors: Color...) -> [Color.Resolved] {
    colors.map { $0.resolve(in: EnvironmentValues()) }
  }

  @Test("filled clouds are white, and what is around them has its own colours")
  func weather() {
    for (name, expected) in [
      ("cloud.sun.rain.fill", resolved(.white, .yellow, .cyan)),
      ("cloud.sun.rain", resolved(.purple, .yellow, .cyan)),
      ("cloud.bolt.fill", resolved(.white, .yellow)),
      ("cloud.moon.bolt.fill", resolved(.white, .white, .yellow)),
      ("moon.stars.fill", resolved(.white, .white)), ("moon.stars", resolved(.purple)),
      ("sun.max.fill", resolved(.yellow, .yellow)), ("sunset", resolved(.purple, .yellow)),
    ] {
      #expect(
        colors { Image(systemName: name).symbolRenderingMode(.multicolor) } == expected, "\(name)")
    }
  }

  @Test("signs, batteries and badges have colours, and other symbols the foreground style")
  func others() {
    for (name, expected) in [
      ("heart.fill", resolved(.red)), ("heart", resolved(.purple)),
      ("exclamationmark.triangle.fill", resolved(.black, .yellow)),
      ("exclamationmark.triangle", resolved(.purple)),
      ("battery.50", resolved(.green, .purple)), ("checkmark.circle.fill", resolved(.purple)),
      ("folder.badge.plus", resolved(.green, .purple)),
      ("bell.badge.fill", resolved(.red, .purple)),
      ("no.such.badge.symbol", resolved(.purple)),
    ] {
      #expect(
        colors { Image(systemName: name).symbolRenderingMode(.multicolor) } == expected, "\(name)")
    }
  }

  @Test("a person in a filled circle or square is a layer of its own")
  func people() {
    for name in ["person.crop.circle.fill", "person.crop.square.fill", "person.circle.fill"] {
      let found = colors { Image(systemName: name).foregroundStyle(.white, .blue) }
      #expect(found == resolved(.white, .blue), "\(name)")
      #expect(colors { Image(systemName: name) } == resolved(.purple), "\(name)")
    }
  }

  @Test("the variants of the environment select the colours")
  func variants() {
    let heart = colors {
      Image(systemName: "heart").symbolVariant(.fill).symbolRenderingMode(.multicolor)
    }
    #expect(heart == resolved(.red))
  }

  @Test("the rendering mode for images' own colours is that of several colours")
  func original() {
    let cloud = resolved(.white, .yellow)
    #expect(colors { Image(systemName: "cloud.sun.fill").renderingMode(.original) } == cloud)
    #expect(
      colors { Image(systemName: "cloud.sun.fill").renderingMode(.template) } == resolved(.purple))
    let single = Image(systemName: "cloud.sun.fill").renderingMode(.original)
      .symbolRenderingMode(.monochrome)
    #expect(colors { single } == resolved(.purple))
  }
}
