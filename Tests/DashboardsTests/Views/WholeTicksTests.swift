import Foundation
import Testing

@MainActor
@Suite("The labels of whole numbers")
struct WholeTicksTests {
  /// Returns the labels of a chart that are numbers, in their order.
  private func labels(_ chart: String) throws -> [String] {
    let drawing = "\(try ChartOptionTests.drawing(chart))"
    return drawing.matches(of: /"(€?[0-9][0-9.,]*)"/).map { String($0.1) }
  }

  @Test("Small counts have no fractions between them")
  func counts() throws {
    let bars = "mark: bar, x: {field: city}"
    let low = "\(bars), y: {field: low}, stacking: unstacked"
    #expect(Set(try labels(low)) == ["0", "1", "2", "3"])
    #expect(Set(try labels("\(low), yScale: {domain: [0, 1]}")).contains { $0.contains(".") })
    // The sums of stacks are 11 and 4.
    #expect(try labels("\(bars), y: {field: n}").allSatisfy { !$0.contains(".") })
  }

  @Test("Numbers as names are in their order")
  func names() throws {
    let category = "mark: bar, x: {field: m}, y: {field: n}, xScale: {type: category}"
    let names = try labels(category).filter { ["10", "20", "30", "40", "90"].contains($0) }
    #expect(names == ["10", "20", "30", "40", "90"])
  }

  @Test("Whole amounts of a currency have no decimals")
  func currency() throws {
    let chart = """
      mark: bar, x: {field: city}, y: {field: n}, yAxis: {format: {style: currency, currency: EUR}}
      """
    let texts = try labels(chart)
    #expect(texts.contains("€0") && texts.allSatisfy { !$0.contains(".") })
  }
}
