import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Gauge")
struct GaugeTests {
  /// A style that shows what it receives.
  private struct Described: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(
        verbatim: "\(configuration.value) \(configuration.currentValueLabel != nil) "
          + "\(configuration.minimumValueLabel != nil)")
    }
  }

  @Test(
    "a style receives the position in the range, in 0...1",
    arguments: [
      (5.0, 0.0...20.0, 0.25), (-5, 0...20, 0), (25, 0...20, 1), (.nan, 0...20, 0), (3, 3...3, 0),
    ])
  func value(value: Double, bounds: ClosedRange<Double>, expected: Double) {
    let stage = stage {
      Gauge(value: value, in: bounds) { Text("a") }.gaugeStyle(Described())
    }
    #expect(stage.drawList().description.contains("\"\(expected) false false\""))
  }

  @Test("a style receives the labels that are given")
  func labels() {
    let stage = stage {
      Gauge(value: 0.5) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      } minimumValueLabel: {
        Text("c")
      } maximumValueLabel: {
        Text("d")
      }
      .gaugeStyle(Described())
    }
    #expect(stage.drawList().description.contains("\"0.5 true true\""))
  }

  @Test("circular gauges have a fixed size, linear ones fill the width")
  func sizes() {
    let gauge = Gauge(value: 0.3) { Text("a") }
    #expect(
      stageSize(width: 200) { gauge.gaugeStyle(.accessoryCircular) }
        == CGSize(width: 58, height: 58))
    #expect(
      stageSize(width: 200) { gauge.gaugeStyle(.accessoryCircularCapacity) }
        == CGSize(width: 58, height: 58))
    #expect(
      stageSize(width: 200) { gauge.gaugeStyle(.accessoryLinear) } == CGSize(width: 200, height: 6))
    #expect(stageSize(width: 200) { gauge }.width == 200)
  }

  @Test("the texts of circular gauges are lines that shrink to fit")
  func texts() {
    let gauge = Gauge(value: 0.4) {
      Label("Disk", systemImage: "internaldrive")
    } currentValueLabel: {
      Text("12345678")
    }
    func values(_ style: some GaugeStyle) -> [DrawnText] {
      stage { gauge.gaugeStyle(style) }.drawList().texts.filter {
        $0.text.request.string == "12345678"
      }
    }
    let shown = values(.accessoryCircular) + values(.accessoryCircularCapacity)
    #expect(shown.count == 2)
    for value in shown {
      #expect(value.text.lines.count == 1 && !value.text.isTruncated && value.frame.width <= 36)
    }
    let label = stage {
      Gauge(value: 0.4) { Label("Disk", systemImage: "internaldrive") }
        .gaugeStyle(.accessoryCircularCapacity)
    }
    #expect(label.strings.isEmpty && label.missingSymbols.isEmpty)
  }

  @Test("a gradient has its colours along the gauge")
  func gradients() {
    func drawn(_ style: some GaugeStyle) -> String {
      let gauge = Gauge(value: 0.5) { Text("a") }.gaugeStyle(style)
        .tint(Gradient(colors: [.red, .green]))
      return stage(width: 100, height: 100) { gauge }.drawList().description
    }
    #expect(drawn(.accessoryCircular).contains("135° to 405°: #FF383C 0, #34C759 1"))
    // A round end of the line covers 6.611°.
    #expect(
      drawn(.accessoryCircularCapacity).contains("-96.611° to 263.389°: #FF383C 0, #34C759 1"))
    // The bar is 100 points wide and 6 points high.
    #expect(drawn(.accessoryLinear).contains("linear(0,3 to 100,3: #FF383C 0, #34C759 1)"))
    #expect(drawn(.linearCapacity).contains("linear(0,27 to 100,27: #FF383C 0, #34C759 1)"))
  }
}
