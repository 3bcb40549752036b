import ChartScales
package import ChartroomUI
package import Foundation
package import Graphics

/// A chart whose window travels, frame by frame.
///
/// All frames are of one stage, so that only what the window changes is evaluated and laid out
/// again, and what stays the same keeps its piece of the draw list.
@MainActor
package final class TravellingChart {
  private let stage: Stage
  private let data: UserData
  private let travel: WindowTravel
  private let clock: TravelClock
  private var shown: WindowBounds?

  /// Sets up the stage; nothing is laid out yet.
  ///
  /// - Parameters:
  ///   - chart: The chart; the travel moves its window.
  ///   - travel: Where the window is when.
  ///   - size: The size of the picture, in points.
  ///   - scale: Device pixels per point.
  ///   - style: The look.
  ///   - environment: Locale, time zone, colour scheme and the like.
  ///   - shaper: Shapes the texts.
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

  /// Everything that the picture draws at a moment.
  ///
  /// - Parameter time: Seconds from the beginning; the stage's clock never goes back.
  /// - Returns: A list that shares the pieces that did not change with those before.
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

  /// The characters of the frames so far that no font has, in ascending order.
  package var missingCharacters: [Unicode.Scalar] { stage.missingCharacters }

  /// Checks that the views of the frames so far came to rest.
  package func checkSettled() throws { try stage.checkSettled() }

  /// How much work the frames so far have done.
  package var counts: StageCounts { stage.counts }
}
