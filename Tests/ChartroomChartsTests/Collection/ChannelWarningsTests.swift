import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Warnings of a chart")
struct ChannelWarningsTests {
  private struct Row: Identifiable {
    let id: Int
    let value: Double
  }

  private func warnings(_ content: some View) -> [String] {
    let stage = Stage(size: ProposedViewSize(width: 300, height: 200), shaper: BoxShaper()) {
      content
    }
    _ = stage.drawList()
    return stage.contentWarnings
  }

  private func rows(_ values: [Double]) -> [Row] {
    values.enumerated().map { Row(id: $0, value: $1) }
  }

  private static let infinite =
    "The quantity \"Sales\" of a chart has infinite values, which are not plotted. Correct the data."

  @Test("infinite values are named by their quantity, and missing ones are no mistake")
  func infinite() {
    func lines(_ values: [Double]) -> some View {
      Chart(rows(values)) { LineMark(x: .value("Day", $0.id), y: .value("Sales", $0.value)) }
    }
    #expect(warnings(lines([1, .nan, 2])) == [])
    #expect(warnings(lines([1, .infinity, 2])) == [Self.infinite])
    #expect(warnings(lines([-.infinity])) == [Self.infinite])
    #expect(
      warnings(
        Chart {
          LinePlot(rows([1, .infinity, 2]), x: .value("Day", \.id), y: .value("Sales", \.value))
        }
      ) == [Self.infinite])
    #expect(
      warnings(Chart(rows([1, .infinity])) { SectorMark(angle: .value("Sales", $0.value)) })
        == [Self.infinite])
    #expect(
      warnings(
        Chart(rows([1, .infinity])) {
          PointMark(x: .value("Day", $0.id), y: .value("Day", $0.id))
            .foregroundStyle(by: .value("Sales", $0.value))
        }) == [Self.infinite])
  }

  @Test("the poles of a function are no mistake")
  func poles() {
    let chart = Chart { LinePlot(x: "x", y: "y", domain: -1...1) { 1 / $0 } }
    #expect(warnings(chart) == [])
    #expect(warnings(Chart { LinePlot(x: "x", y: "y", domain: -1...1) { _ in .infinity } }) == [])
  }

  @Test("values of several types are named by their quantity and by the type that is plotted")
  func mixed() {
    let chart = Chart {
      BarMark(x: .value("City", "Oslo"), y: .value("Sales", 1))
      RuleMark(x: .value("City", 2))
    }
    #expect(
      warnings(chart) == [
        "The quantity \"City\" of a chart has values of several types, of which only categories, the type of the "
          + "first one, are plotted. Give all of them one type."
      ])
  }

  @Test("a stage has each warning once, in order")
  func several() {
    let stack = VStack {
      Chart(rows([.infinity])) { BarMark(x: .value("Day", $0.id), y: .value("Sales", $0.value)) }
      Chart(rows([.infinity])) { BarMark(x: .value("Day", $0.id), y: .value("Sales", $0.value)) }
      Chart(rows([.infinity])) { BarMark(x: .value("Day", $0.id), y: .value("Costs", $0.value)) }
    }
    #expect(
      warnings(stack) == [
        Self.infinite.replacingOccurrences(of: "Sales", with: "Costs"), Self.infinite,
      ])
  }
}
