import ChartScales
import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// Tests of films in the BestKora style.
@MainActor
protocol BestKoraFilms {}

extension BestKoraFilms {
  static func film(
    _ chart: LinesSet, from start: ClosedRange<Double>, to end: ClosedRange<Double>,
    duration: TimeInterval = 1
  ) -> TravellingChart {
    TravellingChart(
      chart,
      travel: WindowTravel(
        from: WindowBounds(start), to: WindowBounds(end), duration: duration),
      size: CGSize(width: 500, height: 400), style: .bestKora, shaper: BoxShaper())
  }

  /// Days between 50 and 100 with a spike that is thirty times as high in the middle.
  static func spiked(_ kind: Line.Kind = .line) -> LinesSet {
    var values = ContiguousArray((0..<400).map { Double($0 * 37 % 51 + 50) })
    values[200] = 3000
    return ChartSamples.chart([values], type: kind)
  }
}
