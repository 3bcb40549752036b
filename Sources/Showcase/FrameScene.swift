import ChartScales
import ChartSets
import Chartroom
package import Foundation
package import Graphics

/// The animation that is measured: five series over which a window pans and zooms, in full HD.
@MainActor
package final class FrameScene {
  /// The size of a frame, in points and in pixels.
  package nonisolated static let size = CGSize(width: 1920, height: 1080)
  /// Frames per second.
  package nonisolated static let rate = 60.0

  private let chart: TravellingChart

  /// Makes the animation: the window travels and widens, and the Y scale follows it.
  ///
  /// - Parameters:
  ///   - points: The number of points of each series.
  ///   - frames: The number of frames that the travel takes.
  /// - Throws: An error when the system font is not installed.
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

  /// What a frame draws.
  ///
  /// - Parameter frame: Its number, from 0.
  /// - Returns: The draw list, in points from the top left corner.
  package func drawList(of frame: Int) -> DrawList {
    chart.drawList(at: Double(frame) / Self.rate)
  }
}
