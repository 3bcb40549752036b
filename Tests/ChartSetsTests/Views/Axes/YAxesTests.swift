import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("YAxes")
struct YAxesTests {
  /// A value of an axis, with its colour and its halo.
  private struct Value {
    let string: String
    let color: Color.Resolved
    let halo: TextHalo?
  }

  /// The values of the Y axes of a chart.
  private static func values(
    _ type: Line.Kind, scheme: ColorScheme = .light, isYScaled: Bool = false
  ) -> [Value] {
    var chart = ChartSamples.charts(1)[0]
    for (index, hex) in ["#108BE3", "#E8AF14"].enumerated() {
      let line = chart.lines[index]
      chart.lines[index] = Line(
        id: line.id, title: line.title, points: line.points, color: Color(hex: hex) ?? .red,
        type: type)
    }
    chart.isYScaled = isYScaled
    let shown = chart
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let stage = Stage(
      size: ProposedViewSize(width: 375, height: 560), environment: environment,
      shaper: BoxShaper()
    ) { ChartView(chartIndex: 0).environment(UserData(charts: [shown])) }
    var values: [Value] = []
    func visit(_ list: DrawList) {
      for command in list.commands {
        switch command {
        case .text(let text, _, .color(let color)):
          let string = text.request.string
          if text.request.font.size == 11, string.allSatisfy(\.isNumber) {
            values.append(Value(string: string, color: color, halo: text.halo))
          }
        case .group(let group): visit(group.contents)
        default: break
        }
      }
    }
    visit(stage.drawList())
    return values
  }

  @Test("values have a halo of the ground: solid over lines, translucent over bars and areas")
  func halos() throws {
    for (scheme, ground) in [(ColorScheme.light, "#FFFFFF"), (.dark, "#242F3E")] {
      for type in [Line.Kind.line, .bar, .area] {
        let values = Self.values(type, scheme: scheme)
        #expect(values.count >= 3)
        for value in values {
          let halo = try #require(value.halo)
          #expect(halo.color.hex.hasPrefix(ground))
          #expect((halo.color.opacity == 1) == (type == .line))
          #expect(halo.color.opacity >= 0.6)
        }
      }
    }
  }

  @Test("two axes have the colours of their series, at night those of the design's texts")
  func twoAxes() {
    let day = Self.values(.line, isYScaled: true)
    #expect(Set(day.map(\.color.hex)) == ["#108BE3", "#E8AF14"])
    let night = Self.values(.line, scheme: .dark, isYScaled: true)
    #expect(Set(night.map(\.color.hex)) == ["#5199DF", "#DBB630"])
  }
}
