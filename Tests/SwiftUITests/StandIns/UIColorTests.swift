import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Colours of UIKit and AppKit")
struct UIColorTests {
  private func hex(_ color: UIColor, _ scheme: ColorScheme = .light) -> String {
    Color(uiColor: color).resolve(in: scheme).hex
  }

  @Test("system colours have the values of iOS in both colour schemes")
  func systemColors() {
    #expect(hex(.systemBlue) == "#0088FF" && hex(.systemBlue, .dark) == "#0091FF")
    #expect(hex(.systemBackground) == "#FFFFFF" && hex(.systemBackground, .dark) == "#000000")
    #expect(hex(.systemGray6) == "#F2F2F7" && hex(.secondarySystemGroupedBackground) == "#FFFFFF")
    #expect(hex(.label) == "#000000" && hex(.secondaryLabel) == "#3C3C4399")
    #expect(hex(.red) == "#FF0000" && hex(.lightGray) == "#AAAAAA" && hex(.clear) == "#00000000")
    let label = Color(nsColor: .labelColor)
    #expect(label == Color.primary && Color(NSColor.systemRed) == Color.red)
  }

  @Test(
    "a colour with another opacity replaces the opacity of a translucent colour, in both schemes")
  func opacity() {
    let half = UIColor.secondaryLabel.withAlphaComponent(0.5)
    #expect(hex(half) == "#3C3C4380" && hex(half, .dark) == "#EBEBF580")
    #expect(hex(UIColor.black.withAlphaComponent(.nan)) == "#00000000")
    #expect(hex(UIColor.black.withAlphaComponent(7)) == "#000000")
  }

  @Test("a dynamic colour asks its provider for both schemes, and resolves to one of them")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(hex(color) == "#000000" && hex(color, .dark) == "#FFFFFF")
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(hex(dark) == "#FFFFFF" && hex(dark, .dark) == "#FFFFFF")
  }

  @Test(
    "hue, saturation and brightness come back as they were given",
    arguments: [(0.0, 0.0, 0.4), (0.1, 0.5, 1), (0.35, 1, 0.5), (0.6, 0.2, 0.8), (0.9, 0.7, 0.3)])
  func hues(hue: Double, saturation: Double, brightness: Double) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    for (value, expected) in [(h, hue), (s, saturation), (b, brightness), (a, 0.5)] {
      #expect(abs(value - expected) < 0.0001)
    }
  }

  @Test("a colour literal is a colour of UIKit")
  func literals() {
    #expect(hex(#colorLiteral(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.5)) == "#3366CC80")
    let color = Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(color.resolve(in: .light).hex == "#FF0000")
  }

  @Test("colours of Core Graphics keep their components, and equal colours are equal")
  func coreGraphics() {
    let color = CGColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
    #expect(color.components == [0.25, 0.5, 1, 0.75] && color.alpha == 0.75)
    #expect(Color(cgColor: color).cgColor == color && UIColor(cgColor: color).cgColor == color)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor.red != UIColor.systemRed && Set([UIColor.red, .red]).count == 1)
  }
}
