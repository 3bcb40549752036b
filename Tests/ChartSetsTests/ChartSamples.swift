import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// Charts and stages for tests.
@MainActor
enum ChartSamples {
  /// A chart of daily points from 2018-11-17 on, by the values of its series.
  static func chart(
    _ columns: [ContiguousArray<Double>], id: Int = 0, title: String? = nil,
    type: Line.Kind = .line
  ) -> LinesSet {
    LinesSet(
      id: id, title: title,
      time: ContiguousArray(
        (0..<(columns.first?.count ?? 0)).map { 1_542_412_800_000 + Double($0) * 86_400_000 }),
      lines: columns.enumerated().map {
        Line(
          id: "y\($0)", title: "#\($0)", points: $1, color: SeriesPalette.color($0), type: type)
      })
  }

  /// Some charts of two lines and 112 days.
  static func charts(_ count: Int) -> [LinesSet] {
    (0..<count).map { number in
      chart(
        [3, 5].map { factor in
          ContiguousArray((0..<112).map { Double(($0 * factor) % 50 + 100 + number) })
        }, id: number)
    }
  }

  static func stage<Content: View>(
    _ charts: [LinesSet], width: CGFloat = 375, height: CGFloat = 560,
    @ViewBuilder content: () -> Content
  ) -> Stage {
    stage(UserData(charts: charts), width: width, height: height, content: content)
  }

  static func stage<Content: View>(
    _ data: UserData, width: CGFloat = 375, height: CGFloat = 560,
    @ViewBuilder content: () -> Content
  ) -> Stage {
    Stage(size: ProposedViewSize(width: width, height: height), shaper: BoxShaper()) {
      content().frame(width: width, height: height).environment(data)
    }
  }

  /// The texts of a picture, from back to front.
  static func texts(_ stage: Stage) -> [String] {
    stage.drawList().texts.map { $0.text.request.string }
  }
}
