import ChartSets
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of the screens of the BestKora app.
  static let screens: [ShowcaseScene] = [
    #scene("screens.list", width: 375, height: 720) {
      ListChartsView(rowHeight: 360).environment(UserData(charts: charts(2)))
    },
    #scene("screens.row", width: 720, height: 400) {
      HStackChartsView().environment(UserData(charts: charts(2)))
    },
    #scene("screens.overlay", width: 375, height: 560) {
      OverlayCardsView().environment(UserData(charts: charts(3)))
    },
    #scene("screens.card", width: 375, height: 560) {
      ChartSetCardView(chartIndex: 1).environment(UserData(charts: charts(3)))
    },
    #scene("screens.tabs", width: 375, height: 560) {
      ChartTabsView().environment(UserData(charts: charts(1)))
    },
  ]

  private static func charts(_ count: Int) -> [LinesSet] {
    let names = [["Joined", "Left"], ["Views"], ["Likes", "Shares", "Replies"]]
    return names.prefix(count).enumerated().map { index, names in
      var chart = SeededSeries.chart(
        title: "", count: 112, names: names, level: pow(30, Double(index + 1)),
        seed: UInt64(30 + index))
      (chart.id, chart.title) = (index, nil)
      return chart
    }
  }
}
