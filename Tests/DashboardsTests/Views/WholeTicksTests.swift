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

  @Test("Greater counts, counts with a notation and bins have no fractions either")
  func greater() throws {
    let line = "mark: line, x: {field: t}, y: {field: n}, series: {by: city}"
    let layer = "layers: [{mark: rule, y: {value: 13}}], yAxis: {desiredCount: 6}"
    #expect(try labels("\(line), \(layer)").allSatisfy { !$0.contains(".") })
    #expect(try labels("\(line), yAxis: {format: {style: compact}}").contains("3"))
    let bins = "mark: bar, x: {start: low, end: high}, y: {field: n}, stacking: unstacked"
    #expect(try labels(bins).allSatisfy { !$0.contains(".") })
    #expect(try labels("\(line), yAxis: {format: {decimals: 1}}").contains("2.0"))
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

  @Test("The labels of a logarithmic axis have the decimals of their values")
  func logarithmicDecimals() throws {
    let chart = """
      mark: line, x: {field: t}, y: {field: n}, series: {by: city}, yScale: {type: log, domain: [0.001, 100]}, \
      yAxis: {format: {unit: V}, values: [0.001, 0.01, 1, 100]}
      """
    let texts = "\(try ChartOptionTests.drawing(chart))".matches(of: /"([0-9][^"]*V)"/)
      .map { String($0.1).replacing("\u{A0}", with: " ") }
    #expect(texts.sorted() == ["0.001 V", "0.01 V", "1 V", "100 V"])
  }

  @Test("The labels of an axis have equally many decimals, except for zero")
  func decimals() throws {
    let line = "mark: line, x: {field: t}, y: {field: n}, series: {by: city}"
    func axis(_ format: String, _ values: String) throws -> [String] {
      let ends = values.split(separator: ",")
      let axis = "yAxis: {format: {\(format)}, values: [\(values)]}"
      let chart = "\(line), yScale: {domain: [\(ends[0]), \(ends[ends.count - 1])]}, \(axis)"
      return "\(try ChartOptionTests.drawing(chart))".matches(of: /"(€?[0-9][^"]*)"/)
        .map { String($0.1).replacing("\u{A0}", with: " ") }
    }
    #expect(
      try axis("unit: V", "0, 0.5, 1").filter { $0.contains("V") }.sorted() == [
        "0 V", "0.5 V", "1.0 V",
      ])
    #expect(
      try axis("unit: V", "999.5, 1000, 1000.5").filter { $0.contains("V") }.sorted()
        == ["1,000.0 V", "1,000.5 V", "999.5 V"])
    #expect(
      try axis("style: currency, currency: EUR", "0, 0.5, 1").filter { $0.contains("€") }
        .sorted() == ["€0", "€0.50", "€1.00"])
    let compact = try ChartOptionTests.drawing(
      "\(line), yScale: {domain: [0, 2000000]}, yAxis: {format: {style: compact}}")
    #expect("\(compact)".contains("\"1.0M\"") && "\(compact)".contains("\"1.5M\""))
  }
}
