package import ChartSets
package import Foundation
package import Graphics

/// Everything `chartroom render` was asked for, checked and with the defaults filled in.
package struct RenderPlan: Hashable, Sendable {
  /// What the pictures show besides the charts, for those who look for a fault.
  package enum Overlay: String, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// The draw list, as text.
    case draws
    /// The frames of the views.
    case layout
  }

  /// The files to draw, as they were given; at least one.
  package var inputs: [String]
  /// The folder that the pictures go to.
  ///
  /// It may not be there yet.
  package var folder: String
  /// The appearances to draw, light first.
  package var appearances: [ColorScheme]
  /// The size of a picture, in points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  /// The part of the time axis that is shown: 0 the first point, 1 the last.
  ///
  /// Nil leaves it to the chart.
  package var window: ClosedRange<Double>?
  /// Whether the averages over the window are shown as a pie.
  package var isPie: Bool
  /// The day whose detail is shown.
  ///
  /// Nil shows the charts themselves.
  package var zoom: CalendarDay?
  /// Names of series that are not shown, as they stand in the file.
  package var hidden: Set<String>
  /// Where the indicator stands in the window, or on the way round a pie, from 0 to 1.
  ///
  /// Nil draws none.
  package var indicator: Double?
  /// The locale of numbers and dates.
  package var locale: Locale
  /// The time zone of dates.
  package var timeZone: TimeZone
  /// The title above the chart.
  ///
  /// Nil leaves it to the view.
  package var title: String?
  /// Whether what a picture shows is printed, and not its path alone.
  package var isDescribed: Bool
  /// The look of a chart.
  package var style: ChartStyle
  /// What a picture shows of the charts of a file.
  package var screen: Screen
  /// How much time goes into small files.
  package var compression: PNGCompression
  /// What to show for those who look for a fault.
  package var overlay: Overlay
}
