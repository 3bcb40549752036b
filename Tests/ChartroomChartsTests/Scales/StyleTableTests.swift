import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Styles of values")
struct StyleTableTests {
  /// The paints of bars whose styles are chosen by values.
  private func paints<Value: Plottable & Hashable>(
    _ values: [Value], _ change: (AnyView) -> AnyView = { $0 }
  ) -> [Paint] {
    let chart = Chart(values, id: \.self) { value in
      BarMark(x: .value("x", "\(value)"), y: .value("y", 1))
        .foregroundStyle(by: .value("Style", value))
    }
    let stage = Stage(
      size: ProposedViewSize(width: 300, height: 200), shaper: BoxShaper()
    ) { change(AnyView(chart.chartLegend(.hidden))) }
    func fills(_ list: DrawList) -> [Paint] {
      list.commands.flatMap { command -> [Paint] in
        switch command {
        case .fill(_, _, let paint): [paint]
        case .group(let group): fills(group.contents)
        default: []
        }
      }
    }
    return fills(stage.drawList())
  }

  private func colors(_ colors: Color...) -> [Paint] {
    colors.map { .color($0.resolve(in: .light)) }
  }

  @Test("categories have the seven colours of the palette, which repeat")
  func palette() {
    let found = paints((0..<8).map { "\($0)" })
    let palette = colors(.blue, .green, .orange, .purple, .red, .cyan, .yellow)
    #expect(found == palette + palette.prefix(1))
  }

  @Test("an app can give categories their colours, in any order")
  func mapping() {
    let names = ["a", "b", "c"]
    let mapped = paints(names) {
      AnyView($0.chartForegroundStyleScale(["c": Color.red, "a": .mint]))
    }
    #expect(mapped == colors(.mint, .orange, .red))
    let cycle = paints(names) {
      AnyView($0.chartForegroundStyleScale(range: [Color.red, .mint]))
    }
    #expect(cycle == colors(.red, .mint, .red))
    let ordered = paints(names) {
      AnyView($0.chartForegroundStyleScale(domain: ["b", "a"], range: [Color.red, .mint]))
    }
    #expect(ordered == colors(.mint, .red, .red))
  }

  @Test("numbers have colours between the ends of a gradient, by their size alone")
  func numbers() {
    let found = paints([10.0, 5, 0, 7.5])
    #expect(found[0] == colors(.yellow)[0] && found[2] == colors(.indigo)[0])
    #expect(found[1] == colors(.pink)[0] && found[3] == colors(.orange)[0])
    #expect(paints([3]) == colors(.pink))
    #expect(paints([0.0, .infinity, 1]).count == 3)
  }
}
