import ChartSets
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of the screens of the BestKora app.
  static let screens: [ShowcaseScene] = [
    screen("list", height: 720, charts: 2) { ListChartsView(rowHeight: 360) },
    screen("row", width: 720, height: 400, charts: 2) { HStackChartsView() },
    screen("overlay") { OverlayCardsView() },
    screen("card") { ChartSetCardView(chartIndex: 1) },
    screen("tabs", charts: 1) { ChartTabsView() },
  ]

  private static func screen<Content: View>(
    _ name: String, width: CGFloat = 375, height: CGFloat = 560, charts count: Int = 3,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> ShowcaseScene {
    ShowcaseScene("screens.\(name)", width: width, height: height) {
      content().environment(UserData(charts: Array(charts().prefix(count))))
    }
  }

  private static func charts() -> [LinesSet] {
    let names = [["Joined", "Left"], ["Views"], ["Likes", "Shares", "Replies"]]
    return names.enumerated().map { index, names in
      var chart = SeededSeries.chart(
        title: "", count: 112, names: names, level: pow(30, Double(index + 1)),
        seed: UInt64(30 + index))
      (chart.id, chart.title) = (index, nil)
      return chart
    }
  }
}
