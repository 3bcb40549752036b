package import ChartSets
package import Chartroom
package import Foundation
package import Graphics

/// Everything `chartroom animate` was asked for, checked and with the defaults filled in.
package struct AnimationPlan: ChartPlan, Hashable, Sendable {
  /// The appearances as the option names them.
  package enum Appearance: String, CaseIterable, Sendable {
    case light, dark
  }

  /// The most frames of an animation: more than four hours at 60 a second.
  package static let mostFrames = 1_000_000
  /// The most threads that draw.
  package static let mostWorkers = 64

  /// The file of the chart, as it was given.
  package var input: String
  /// Which of its charts, from 1.
  package var number: Int
  /// The window at first.
  ///
  /// Nil leaves it to the chart.
  package var window: ClosedRange<Double>?
  /// The window when the duration is over.
  package var target: ClosedRange<Double>
  /// How long the window travels, in seconds.
  package var duration: TimeInterval
  /// What all frames have in common.
  package var frames: FrameFormat
  /// The size of a frame, in points.
  package var size: CGSize
  /// Where the frames go.
  package var output: FrameOutput
  /// How much time x264 may take.
  package var preset: VideoPreset
  /// How much time goes into PNG files being small.
  package var compression: PNGCompression
  /// The threads that draw.
  package var workers: Int
  /// Light or dark.
  package var appearance: ColorScheme
  /// The look of the chart.
  package var style: ChartStyle
  /// Names of series that are not shown, as they stand in the file.
  package var hidden: Set<String>
  /// The title above the chart.
  ///
  /// Nil leaves it to the view.
  package var title: String?
  /// The locale of numbers and dates.
  package var locale: Locale
  /// The time zone of dates.
  package var timeZone: TimeZone
  /// Whether it is told how fast it was.
  package var isReported: Bool
}
