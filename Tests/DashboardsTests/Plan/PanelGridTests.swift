import Dashboards
import Testing

@Suite("The grid of panels")
struct PanelGridTests {
  /// Returns the places of panels, one a line.
  private func places(_ panels: String, columns: Int = 12) throws -> [String] {
    let spec = """
      data: {d: {rows: [{n: 1}, {n: 2}]}}
      dashboards: [{name: a, columns: \(columns), panels: [\(panels)]}]
      """
    return "\(try SpecExample.file(spec).plans()[0])".split(separator: "\n")
      .filter { $0.hasPrefix("  row") }.map { String($0.dropFirst(2)) }
  }

  private let chart = "{chart: {mark: line, x: {field: n}, y: {field: n}}}"
  private let number = "{number: {field: n}}"

  @Test("Panels without spans fill their rows")
  func defaults() throws {
    #expect(
      try places("\(number), \(number), \(number), \(chart), \(chart), {text: x}")
        == [
          "row 1, columns 1-4", "row 1, columns 5-8", "row 1, columns 9-12", "row 2, columns 1-6",
          "row 2, columns 7-12", "row 3, columns 1-12",
        ])
    #expect(
      try places("\(number), \(number), \(number), \(number), \(number)")
        == [
          "row 1, columns 1-3", "row 1, columns 4-6", "row 1, columns 7-9", "row 1, columns 10-12",
          "row 2, columns 1-12",
        ])
  }

  @Test("A panel without a span takes what a wide one leaves")
  func rest() throws {
    #expect(
      try places("{span: 8, table: {}}, \(chart), \(chart)")
        == ["row 1, columns 1-8", "row 1, columns 9-12", "row 2, columns 1-12"])
    #expect(
      try places("{span: 10, table: {}}, \(chart)") == [
        "row 1, columns 1-10", "row 2, columns 1-12",
      ])
  }

  @Test("Panels with spans keep them")
  func spans() throws {
    #expect(
      try places("{span: 2, text: a}, {span: 2, text: b}, {span: 1, text: c}", columns: 3)
        == ["row 1, columns 1-2", "row 2, columns 1-2", "row 2, columns 3-3"])
  }
}
