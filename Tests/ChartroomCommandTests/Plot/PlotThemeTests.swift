import ChartroomCommand
import Dashboards
import Foundation
import Graphics
import Testing

/// The colours of series as people with and without colour blindness see them.
@Suite("PlotTheme")
struct PlotThemeTests {
  private typealias Vector = (Double, Double, Double)

  /// The matrices of full severity of Machado, Oliveira and Fernandes (2009), for linear sRGB.
  private static let visions: [(name: String, rows: [[Double]])] = [
    ("normal", [[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
    (
      "protanopia",
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    ),
    (
      "deuteranopia",
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    ),
    (
      "tritanopia",
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    ),
  ]

  private static func linear(_ color: Color) -> [Double] {
    let resolved = color.resolve(in: .light)
    return [resolved.red, resolved.green, resolved.blue].map { component in
      let value = Double(component)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }

  private static func product(_ rows: [[Double]], _ vector: [Double]) -> [Double] {
    rows.map { row in row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2] }
  }

  private static func xyz(_ linear: [Double]) -> [Double] {
    product(
      [
        [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
      ], linear)
  }

  private static func lab(_ linear: [Double]) -> Vector {
    let value = xyz(linear.map { min(max($0, 0), 1) })
    let white = [0.95047, 1, 1.08883]
    let f = zip(value, white).map { value, white -> Double in
      let ratio = value / white
      return ratio > 216.0 / 24_389 ? cbrt(ratio) : (24_389.0 / 27 * ratio + 16) / 116
    }
    return (116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2]))
  }

  /// CIEDE2000 (Sharma, Wu and Dalal 2005).
  private static func difference(_ left: Vector, _ right: Vector) -> Double {
    func degrees(_ radians: Double) -> Double { radians * 180 / .pi }
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    func seventh(_ chroma: Double) -> Double {
      (pow(chroma, 7) / (pow(chroma, 7) + pow(25, 7))).squareRoot()
    }
    let mean = (hypot(left.1, left.2) + hypot(right.1, right.2)) / 2
    let stretch = 1 + 0.5 * (1 - seventh(mean))
    let (a1, a2) = (left.1 * stretch, right.1 * stretch)
    let (c1, c2) = (hypot(a1, left.2), hypot(a2, right.2))
    func hue(_ a: Double, _ b: Double) -> Double {
      guard a != 0 || b != 0 else { return 0 }
      let angle = degrees(atan2(b, a))
      return angle < 0 ? angle + 360 : angle
    }
    let (h1, h2) = (hue(a1, left.2), hue(a2, right.2))
    var turn = c1 * c2 == 0 ? 0 : h2 - h1
    if turn > 180 { turn -= 360 }
    if turn < -180 { turn += 360 }
    let (dL, dC) = (right.0 - left.0, c2 - c1)
    let dH = 2 * (c1 * c2).squareRoot() * sin(radians(turn / 2))
    let (l, c) = ((left.0 + right.0) / 2, (c1 + c2) / 2)
    var h = h1 + h2
    if c1 * c2 != 0 {
      h = abs(h1 - h2) <= 180 ? h / 2 : h < 360 ? (h + 360) / 2 : (h - 360) / 2
    }
    let t1 = 0.17 * cos(radians(h - 30)) - 0.24 * cos(radians(2 * h))
    let t2 = 0.32 * cos(radians(3 * h + 6)) - 0.2 * cos(radians(4 * h - 63))
    let t = 1 - t1 + t2
    let sL = 1 + 0.015 * (l - 50) * (l - 50) / (20 + (l - 50) * (l - 50)).squareRoot()
    let (sC, sH) = (1 + 0.045 * c, 1 + 0.015 * c * t)
    let angle = 60 * exp(-pow((h - 275) / 25, 2))
    let rotation = -2 * seventh(c) * sin(radians(angle))
    let (x, y, z) = (dL / sL, dC / sC, dH / sH)
    return (x * x + y * y + z * z + rotation * y * z).squareRoot()
  }

  private static func least(_ colors: [Color]) -> Double {
    var least = Double.infinity
    for (_, rows) in visions {
      let seen = colors.map { lab(product(rows, linear($0))) }
      for (index, color) in seen.enumerated() {
        for other in seen.dropFirst(index + 1) { least = min(least, difference(color, other)) }
      }
    }
    return least
  }

  @Test("the difference of colours is that of the data of its authors")
  func reference() {
    let pairs: [(Vector, Vector, Double)] = [
      ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
      ((50, 2.5, 0), (73, 25, -18), 27.1492),
      ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
      ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ]
    for (left, right, expected) in pairs {
      #expect(abs(Self.difference(left, right) - expected) < 1e-4)
    }
  }

  @Test("people with colour blindness tell the colours of series apart")
  func palettes() {
    for palette in [SeriesPalette.light, SeriesPalette.dark] {
      #expect(palette.count == 8)
      #expect(Self.least(palette) >= 12, "\(Self.least(palette))")
      #expect(Self.least(Array(palette.prefix(4))) >= 16, "\(Self.least(Array(palette.prefix(4))))")
    }
    // The neutral colour of sectors differs from them as well.
    for (appearance, palette) in [
      (ColorScheme.light, SeriesPalette.light), (.dark, SeriesPalette.dark),
    ] {
      let other = SeriesPalette.other.resolve(in: appearance)
      let neutral = Color(
        red: Double(other.red), green: Double(other.green), blue: Double(other.blue))
      #expect(Self.least(palette + [neutral]) >= 12)
    }
    // The check fails for the colours of the system.
    #expect(Self.least([Color.blue, .green, .orange, .purple]) < 5)
  }

  @Test("colours stand out from their backgrounds")
  func contrast() {
    func luminance(_ color: Color) -> Double { Self.xyz(Self.linear(color))[1] + 0.05 }
    for color in SeriesPalette.light { #expect(1.05 / luminance(color) >= 2) }
    let dark = PlotTheme.dashboard.background
    for color in SeriesPalette.dark {
      #expect(luminance(color) / 0.05 >= 4)
      #expect(dark.map { luminance(color) / luminance($0) >= 3 } == true)
    }
  }

  @Test("more series than colours have dashes, and in print all have")
  func styles() {
    func style(_ theme: PlotTheme, _ index: Int) -> String {
      let style = theme.style(ofSeries: index, count: 20, isFilled: false, appearance: .light)
      return "\(style.color) \(style.dash)"
    }
    #expect(Set((0..<20).map { style(.standard, $0) }).count == 20)
    #expect(Set((0..<8).map { style(.print, $0) }).count == 8)
    for count in 1...8 {
      let fills = (0..<count).map {
        PlotTheme.print.style(ofSeries: $0, count: count, isFilled: true, appearance: .light).color
      }
      #expect(Set(fills).count == count)
    }
    #expect(PlotTheme.dashboard.appearance(.light) == .dark)
    #expect(PlotTheme.print.appearance(.dark) == .light)
    #expect(PlotTheme.standard.appearance(.dark) == .dark)
  }
}
