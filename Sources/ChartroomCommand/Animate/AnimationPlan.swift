package import CairoCanvas
package import ChartScales
package import Chartroom
package import Foundation
package import Graphics

/// The validated arguments of `chartroom animate`, with defaults.
package struct AnimationPlan: Hashable, Sendable {
  /// The maximum number of frames of an animation: more than four hours at 60 frames per second.
  package static let mostFrames = 1_000_000
  /// The maximum number of drawing threads.
  package static let mostWorkers = 64
  /// The maximum number of bytes for the frames of all workers, if there are several.
  package static let mostFrameBytes = 2 << 30
  /// The maximum number of bytes per pixel of a worker: its canvas, its encoder and two frames in progress.
  private static let bytesPerPixel = 16

  /// Returns the maximum number of threads that draw frames of a size, from 1 to `mostWorkers`.
  package static func mostWorkers(for size: PictureSize) -> Int {
    min(max(mostFrameBytes / (bytesPerPixel * size.pixels), 1), mostWorkers)
  }

  /// Returns the memory for the frames of several workers in MiB, rounded up.
  static func frameMebibytes(of workers: Int, _ size: PictureSize) -> Int {
    (workers * bytesPerPixel * size.pixels + (1 << 20) - 1) >> 20
  }

  /// The path of the chart's file as given by the user.
  package var input: String
  /// The number of the chart in the file, counted from 1.
  package var number: Int
  /// The request for the chart, with the window at the start of the animation.
  package var request: ChartRequest
  /// The window at the end of the duration.
  package var target: WindowBounds
  /// The duration of the window's motion, in seconds.
  package var duration: TimeInterval
  /// The format of all frames.
  package var frames: FrameFormat
  /// The output of the frames.
  package var output: FrameOutput
  /// The encoding effort of x264.
  package var preset: VideoPreset
  /// The compression effort of PNG files.
  package var compression: PNGCompression
  /// The number of drawing threads.
  package var workers: Int
  /// The appearance: light or dark.
  package var appearance: ColorScheme
  /// Whether a report of speed and memory is printed.
  package var isReported: Bool
}
