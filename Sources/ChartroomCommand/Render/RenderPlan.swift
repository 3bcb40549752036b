package import CairoCanvas
package import ChartSets
package import Graphics

/// The validated arguments of `chartroom render`, with defaults.
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

  /// The paths of the files to draw, as given; at least one.
  package var inputs: [String]
  /// The folder for the pictures; it may not exist yet.
  package var folder: String
  /// The appearances to draw, light first.
  package var appearances: [ColorScheme]
  /// The request for the charts.
  package var request: ChartRequest
  /// Whether the averages over the window are shown as a pie.
  package var isPie: Bool
  /// The day whose detail is shown.
  ///
  /// `nil` shows the charts themselves.
  package var zoom: CalendarDay?
  /// The position of the indicator as a fraction of the window, or of the circle of a pie, from 0 to 1.
  ///
  /// `nil` draws none.
  package var indicator: Double?
  /// Whether a description of each picture is printed, instead of its path alone.
  package var isDescribed: Bool
  /// The charts of a file that a picture shows, and their arrangement.
  package var screen: Screen
  /// The compression effort of the files.
  package var compression: PNGCompression
  /// The debug information to show.
  package var overlay: Overlay
}
