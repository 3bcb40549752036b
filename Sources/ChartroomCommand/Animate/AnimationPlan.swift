package import CairoCanvas
package import ChartScales
package import Chartroom
package import Foundation
package import Graphics

/// Everything `chartroom animate` was asked for, checked and with the defaults filled in.
package struct AnimationPlan: Hashable, Sendable {
  /// The most frames of an animation: more than four hours at 60 a second.
  package static let mostFrames = 1_000_000
  /// The most threads that draw.
  package static let mostWorkers = 64
  /// The most bytes that the frames of several workers may take.
  package static let mostFrameBytes = 2 << 30
  /// The most bytes that a worker takes for a pixel: its canvas, its encoder and two frames on their way.
  private static let bytesPerPixel = 16

  /// The most threads that draw frames of a size; at least 1.
  package static func mostWorkers(for size: PictureSize) -> Int {
    min(max(mostFrameBytes / (bytesPerPixel * size.pixels), 1), mostWorkers)
  }

  /// The file of the chart, as it was given.
  package var input: String
  /// Which of its charts, from 1.
  package var number: Int
  /// The request for the chart; its window is the one at first.
  package var request: ChartRequest
  /// The window when the duration is over.
  package var target: WindowBounds
  /// How long the window travels, in seconds.
  package var duration: TimeInterval
  /// The format of all frames.
  package var frames: FrameFormat
  /// Where the frames go.
  package var output: FrameOutput
  /// How much time x264 may take.
  package var preset: VideoPreset
  /// The effort that goes into small PNG files.
  package var compression: PNGCompression
  /// The threads that draw.
  package var workers: Int
  /// Light or dark.
  package var appearance: ColorScheme
  /// Whether a report of the speed is printed.
  package var isReported: Bool
}
