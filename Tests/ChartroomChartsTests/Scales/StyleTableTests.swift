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

  @Test(
    "the colours of categories are those of the system palette",
    arguments: [SystemPalette.iOS13, .iOS26])
  func systemPalette(palette: SystemPalette) {
    let found = paints((0..<7).map { "\($0)" }) { AnyView($0.environment(\.palette, palette)) }
    let colors = [Color.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    #expect(found == colors.map { .color($0.resolve(in: .light, palette)) })
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
    // The scale includes zero, as position scales do, unless the app excludes it.
    #expect(paints([3]) == colors(.yellow))
    #expect(
      paints([3]) {
        AnyView($0.chartForegroundStyleScale(domain: .automatic(includesZero: false)))
      } == colors(.pink))
    #expect(paints([0.0, .infinity, 1]).count == 3)
  }

  @Test(
    "all forms of style scales compile with implicit members and give the styles that they name")
  func forms() {
    let names = ["a", "b", "c"]
    func check(_ expected: [Paint], _ change: (AnyView) -> AnyView, line: Int = #line) {
      #expect(paints(names, change) == expected, "line \(line)")
    }
    check(colors(.green, .purple, .orange)) {
      AnyView($0.chartForegroundStyleScale(["a": .green, "b": .purple]))
    }
    check(colors(.red.opacity(0.5), .red, .gray)) {
      AnyView($0.chartForegroundStyleScale(["a": .red.opacity(0.5), "b": .red, "c": .gray]))
    }
    check(colors(.pink, .mint, .pink)) {
      AnyView($0.chartForegroundStyleScale(range: [.pink, .mint]))
    }
    check(colors(.mint, .pink, .pink)) {
      AnyView($0.chartForegroundStyleScale(domain: ["b", "a"], range: [.pink, .mint]))
    }
    check(colors(.green, .orange, .blue)) {
      AnyView($0.chartForegroundStyleScale(domain: ["c", "a"]))
    }
    check(colors(.orange, .green, .blue)) {
      AnyView($0.chartForegroundStyleScale(domain: .automatic(reversed: true)))
    }
    check(colors(.red, .yellow, .blue)) {
      AnyView(
        $0.chartForegroundStyleScale(range: Gradient(colors: [.red, .yellow, .blue])))
    }
    check(colors(.red, .blue, .blue)) {
      AnyView(
        $0.chartForegroundStyleScale { (name: String) in name == "a" ? Color.red : .blue })
    }
    check(colors(.red, .blue, .blue)) {
      AnyView(
        $0.chartForegroundStyleScale(domain: ["b", "c"]) { (name: String) -> Color in
          name == "a" ? .red : .blue
        })
    }
  }

  @Test("numbers have the colours of a gradient, of a list, of a function or of pairs")
  func numberForms() {
    let numbers = [0.0, 50, 100, 25]
    func blend(_ first: Color, _ second: Color) -> Paint {
      let (first, second) = (first.resolve(in: .light), second.resolve(in: .light))
      return .color(
        Color.Resolved(
          red: (first.red + second.red) / 2, green: (first.green + second.green) / 2,
          blue: (first.blue + second.blue) / 2))
    }
    let gradient = paints(numbers) {
      AnyView($0.chartForegroundStyleScale(range: Gradient(colors: [.red, .yellow, .blue])))
    }
    #expect(gradient == colors(.red, .yellow, .blue) + [blend(.red, .yellow)])
    let list = paints(numbers) {
      AnyView($0.chartForegroundStyleScale(domain: 0...50, range: [.white, .black]))
    }
    #expect(list == colors(.white, .black, .black) + [blend(.white, .black)])
    let mapped = paints(numbers) {
      AnyView($0.chartForegroundStyleScale { (value: Double) in value < 50 ? Color.red : .blue })
    }
    #expect(mapped == colors(.red, .blue, .blue, .red))
    let pairs = paints([2, 1, 3]) {
      AnyView($0.chartForegroundStyleScale([1: .red, 2: .green]))
    }
    #expect(pairs == colors(.green, .red, .orange))
    let categories = paints([30, 10]) { AnyView($0.chartForegroundStyleScale(type: .category)) }
    #expect(categories == colors(.blue, .green))
  }

  @Test("logarithmic styles show positive numbers only")
  func logarithms() {
    func log(_ values: [Double]) -> [Paint] {
      paints(values) { AnyView($0.chartForegroundStyleScale(type: .log)) }
    }
    let ends = paints([0.0, 100])
    // Numbers without a logarithm have the first colour.
    #expect(log([10, 1000]) == ends)
    #expect(log([-5, 0, 10, 1000]) == [ends[0], ends[0]] + ends)
    #expect(log([10, 100, 1000])[1] == paints([0.0, 50, 100])[1])
    #expect(log([-5, 10, 100, 1000])[2] == paints([0.0, 50, 100])[1])
    #expect(log([-5, 0]) == [ends[0], ends[0]])
    let explicit = paints([0.0, 1, 10, 100]) {
      AnyView($0.chartForegroundStyleScale(domain: 0...100, type: .log))
    }
    #expect(explicit == [ends[0], ends[0], paints([0.0, 50, 100])[1], ends[1]])
  }

  @Test("gradients that an app gives to categories span each bar")
  func gradients() throws {
    let found = paints(["a"]) {
      AnyView($0.chartForegroundStyleScale(["a": .red.opacity(0.3).gradient]))
    }
    guard case .linear(let gradient, _, _) = try #require(found.first) else {
      Issue.record("the paint is no gradient")
      return
    }
    #expect(gradient.stops.last?.color == Color.red.opacity(0.3).resolve(in: .light))
  }
}
