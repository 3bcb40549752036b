import ChartScales
import ChartSets
import Chartroom
package import Foundation
package import Graphics

/// The Full HD animation of the frame benchmarks: a window that pans and zooms over five series.
@MainActor
package final class FrameScene {
  /// The size of a frame, in points and in pixels.
  package nonisolated static let size = CGSize(width: 1920, height: 1080)
  /// The frame rate, in frames per second.
  package nonisolated static let rate = 60.0

  private let chart: TravellingChart

  /// Creates the animation, in which the window moves and widens, and the Y scale adapts.
  ///
  /// - Parameters:
  ///   - points: The number of points of each series.
  ///   - frames: The number of frames, at `rate` frames per second.
  /// - Throws: An error if the system font is not installed.
  package init(points: Int, frames: Int) throws {
    chart = TravellingChart(
      SeededSeries.noisyWalks(
        title: "Interactions", count: points,
        names: ["Views", "Shares", "Reactions", "Replies", "Votes"], seed: 41),
      travel: WindowTravel(
        from: WindowBounds(0.02...0.3), to: WindowBounds(0.6...0.98),
        duration: Double(frames) / Self.rate),
      size: Self.size, shaper: try MainEngine.shaper())
  }

  /// Returns the draw list of a frame.
  ///
  /// - Parameter frame: The index of the frame, from 0. Frames must be requested in ascending order.
  /// - Returns: The draw list, in points from the top left corner.
  package func drawList(of frame: Int) -> DrawList {
    chart.drawList(at: Double(frame) / Self.rate)
  }
}
