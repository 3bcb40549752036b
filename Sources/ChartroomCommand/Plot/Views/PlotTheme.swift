import ArgumentParser
import Dashboards
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

  private static let dashes = SeriesPalette.dashes.map { $0.map { CGFloat($0) } }

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
      let colors = SeriesPalette.colors(appearance)
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
    self == .print
      ? Gradient(colors: ["F2F2F2", "111111"].compactMap { Color(hex: $0) })
      : SeriesPalette.ramp(appearance)
  }
}
