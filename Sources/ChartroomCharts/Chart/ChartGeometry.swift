import Foundation
import Observation

/// The arrangement of a chart after its last layout.
///
/// Views that read it are evaluated again when the layout changes it.
@MainActor
@Observable
final class ChartGeometry {
  /// The mapping of the scales to the plot; `nil` before the first layout.
  private(set) var space: PlotSpace?

  /// The paddings of the scales with room for annotations; `nil` before the first layout.
  private(set) var padding: Padding?

  /// The paddings of both scales.
  struct Padding: Equatable {
    let x: PlotSpace.Padding
    let y: PlotSpace.Padding
  }

  nonisolated init() {}

  /// Stores the result of a layout.
  func update(_ space: PlotSpace) {
    if self.space != space { self.space = space }
    let padding = Padding(x: space.xPadding, y: space.yPadding)
    if self.padding != padding { self.padding = padding }
  }
}
