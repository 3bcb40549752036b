package import CairoCanvas
package import ChartSets
package import Graphics

/// Everything `chartroom render` was asked for, checked and with the defaults filled in.
package struct RenderPlan: Hashable, Sendable {
  /// The debug information that is shown beside the charts.
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
  /// The request for the charts.
  package var request: ChartRequest
  /// Whether the averages over the window are shown as a pie.
  package var isPie: Bool
  /// The day whose detail is shown.
  ///
  /// Nil shows the charts themselves.
  package var zoom: CalendarDay?
  /// The position of the indicator as a fraction of the window, or of the circle of a pie, from 0 to 1.
  ///
  /// Nil draws none.
  package var indicator: Double?
  /// Whether a description of each picture is printed, instead of its path alone.
  package var isDescribed: Bool
  /// The charts of a file that a picture shows, and their arrangement.
  package var screen: Screen
  /// The effort that goes into small files.
  package var compression: PNGCompression
  /// The debug information to show.
  package var overlay: Overlay
}
