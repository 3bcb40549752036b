import ArgumentParser
package import Foundation
package import Graphics

/// The looks of `chartroom plot`, as the option names them.
package enum PlotTheme: String, CaseIterable, Sendable {
  /// Colours on white or black.
  case standard = "default"
  /// Shades of grey, dashes and symbols, which a black-and-white printer keeps apart.
  case print
  /// Bright colours on the dark grey of dashboards.
  case dashboard
}

extension PlotTheme: ExpressibleByArgument {}

extension PlotTheme {
  /// The style of one of several series.
  package struct SeriesStyle {
    package let color: Color
    /// The dashes of a line; empty for a solid one.
    package let dash: [CGFloat]
  }

  /// The colours of series on white.
  ///
  /// Any two differ by at least 12 in CIEDE2000, also as people with protanopia, deuteranopia or tritanopia see them
  /// (Machado, Oliveira and Fernandes 2009), the first four by at least 16, and each has a contrast of 2:1 to the
  /// background. The colours of the system do not: its blue and purple differ by 4.
  package static let lightPalette = colors(
    "007AFF", "E2832D", "04654C", "6D397D", "33C2ED", "C74007", "E79FB7", "642309")
  /// The colours of series on black and dark grey, with the same differences and a contrast of 3:1.
  package static let darkPalette = colors(
    "0A84FF", "ED9E2F", "43D59A", "A05385", "B8EFFF", "DB2A3D", "DDAEC2", "F5F372")

  private static func colors(_ hex: String...) -> [Color] { hex.compactMap { Color(hex: $0) } }

  private static let dashes: [[CGFloat]] = [[], [6, 3], [2, 2], [9, 3, 2, 3]]

  /// Returns the appearance of a picture: the given one, unless the look sets one.
  package func appearance(_ given: ColorScheme) -> ColorScheme {
    switch self {
    case .standard: given
    case .print: .light
    case .dashboard: .dark
    }
  }

  /// The background; `nil` for that of the appearance.
  package var background: Color? { self == .dashboard ? Color(hex: "181B1F") : nil }

  /// Returns the style of a series.
  ///
  /// Beyond the number of colours, lines repeat them with dashes. In print, lines have dashes, and areas have grey
  /// from dark to light.
  ///
  /// - Parameters:
  ///   - index: The index of the series.
  ///   - count: The number of series.
  ///   - isFilled: Whether the marks are filled areas rather than lines or points.
  ///   - appearance: The appearance of the picture.
  /// - Returns: The style.
  package func style(
    ofSeries index: Int, count: Int, isFilled: Bool, appearance: ColorScheme
  ) -> SeriesStyle {
    guard self == .print else {
      let colors = appearance == .dark ? Self.darkPalette : Self.lightPalette
      return SeriesStyle(
        color: colors[index % colors.count],
        dash: Self.dashes[index / colors.count % Self.dashes.count])
    }
    if isFilled {
      let step = 0.65 / Double(max(count - 1, 1))
      return SeriesStyle(color: Color(white: 0.15 + step * Double(index)), dash: [])
    }
    return SeriesStyle(
      color: Color(white: index / Self.dashes.count % 2 == 0 ? 0 : 0.5),
      dash: Self.dashes[index % Self.dashes.count])
  }

  /// Returns the colours of numbers from the least to the greatest one, by even steps of lightness.
  package func ramp(_ appearance: ColorScheme) -> Gradient {
    let colors =
      switch (self, appearance) {
      case (.print, _): Self.colors("F2F2F2", "111111")
      case (_, .dark): Self.colors("15233B", "1E5799", "3E8FE0", "8CC4F7", "E6F3FF")
      default: Self.colors("E8F1FC", "A9CDF3", "5FA2E6", "2169B8", "0B3266")
      }
    return Gradient(colors: colors)
  }
}
