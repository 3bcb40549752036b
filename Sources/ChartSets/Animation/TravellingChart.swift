import ChartScales
package import ChartroomUI
package import Foundation
package import Graphics

/// A chart with a moving window, drawn frame by frame.
///
/// All frames share one stage. Each frame evaluates and lays out only the parts that changed, and reuses
/// the draw lists of all others.
@MainActor
package final class TravellingChart {
  private let stage: Stage
  private let data: UserData
  private let travel: WindowTravel
  private let clock: TravelClock
  private var shown: WindowBounds?

  /// Creates the stage; the first frame lays out the chart.
  ///
  /// - Parameters:
  ///   - chart: The chart, whose window the travel replaces.
  ///   - travel: The movement of the window.
  ///   - size: The size of the image, in points.
  ///   - scale: The number of device pixels per point; 1 by default.
  ///   - style: The visual style; `.contest` by default.
  ///   - environment: The environment, with the locale, time zone and colour scheme; the default values
  ///     by default.
  ///   - shaper: The text shaper.
  package init(
    _ chart: LinesSet, travel: WindowTravel, size: CGSize, scale: CGFloat = 1,
    style: ChartStyle = .contest, environment: EnvironmentValues = EnvironmentValues(),
    shaper: any TextShaper
  ) {
    let data = UserData(charts: [chart])
    self.data = data
    self.travel = travel
    let clock = TravelClock(ScaleEasing(travel, at: 0))
    self.clock = clock
    stage = Stage(
      size: ProposedViewSize(size), scale: scale, environment: environment, shaper: shaper
    ) {
      ChartView(chartIndex: 0, style: style)
        .frame(width: size.width, height: size.height)
        .environment(data)
        .environment(\.travelClock, clock)
    }
  }

  /// Returns the draw list of the frame at a time.
  ///
  /// - Parameter time: The time since the start, in seconds; it must not decrease between calls.
  /// - Returns: A draw list that shares unchanged pieces with those of earlier frames.
  package func drawList(at time: TimeInterval) -> DrawList {
    let window = travel.window(at: time)
    // A write tells all who watch, whether it changes anything or not.
    if window != shown {
      data.charts[0].bounds = window
      shown = window
    }
    let easing = ScaleEasing(travel, at: time)
    if easing != clock.easing { clock.easing = easing }
    stage.advance(to: time)
    return stage.drawList()
  }

  /// The characters of all frames so far that no font contains, in ascending order.
  package var missingCharacters: [Unicode.Scalar] { stage.missingCharacters }

  /// Checks that the layout of all frames so far has settled.
  ///
  /// - Throws: The error of `Stage.checkSettled()`.
  package func checkSettled() throws { try stage.checkSettled() }

  /// The amount of work that all frames so far have taken.
  package var counts: StageCounts { stage.counts }
}
