package import CairoCanvas
package import ChartSets
package import Graphics

/// The validated arguments of `chartroom render`, with defaults.
package struct RenderPlan: Hashable, Sendable {
  /// The debug output of a rendering.
  package enum Overlay: String, CaseIterable, Sendable {
    /// No debug output.
    case none
    /// The draw lists, printed as text to standard error.
    case draws
    /// The frames of the views, outlined in the image.
    case layout
  }

  /// The paths of the chart files as given by the user; at least one.
  package var inputs: [String]
  /// The folder for the images, which is created if it does not exist.
  package var folder: String
  /// The appearances to draw: light, dark, or light and dark.
  package var appearances: [ColorScheme]
  /// The request for the charts.
  package var request: ChartRequest
  /// Whether the averages over the window are shown as a pie.
  package var isPie: Bool
  /// The day that is shown in detail.
  ///
  /// `nil` shows the charts themselves.
  package var zoom: CalendarDay?
  /// The position of the indicator as a fraction of the window or of a pie's circle, from 0 to 1.
  ///
  /// `nil` shows no indicator in a chart, and the default indicator on a screen of the BestKora app.
  package var indicator: Double?
  /// Whether a description of each image is printed instead of only its path.
  package var isDescribed: Bool
  /// The charts of a file that an image shows, and their arrangement.
  package var screen: Screen
  /// The compression effort of the PNG files.
  package var compression: PNGCompression
  /// The debug output.
  package var overlay: Overlay
}
