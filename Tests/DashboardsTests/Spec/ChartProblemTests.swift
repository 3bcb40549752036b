import Dashboards
import Foundation
import Testing

@Suite("Problems of charts")
struct ChartProblemTests {
  private static func chart(_ options: String) -> String {
    SpecExample.panel("chart: {mark: line, x: {field: t}, y: {field: n}, \(options)}")
  }

  private static let path = "dashboards[0].panels[0].chart"

  static let cases: [SpecExample.Case] = [
    .init(
      "a misspelt kind of scale", chart("yScale: {type: lgo}"),
      """
      5:70: \(path).yScale.type: found 'lgo', expected linear, log, squareRoot, symmetricLog, date or \
      category. Did you mean 'log'?
      """),
    .init(
      "an edge of the other axis", chart("xAxis: {position: leading}"),
      "5:73: \(path).xAxis.position: found 'leading', expected top or bottom."),
    .init(
      "two kinds of labels", chart("yAxis: {stride: 2, values: [1]}"),
      "5:62: \(path).yAxis: values and stride exclude each other in an axis. Leave out all but one."
    ),
    .init(
      "a stride of nothing", chart("yAxis: {stride: 0}"),
      "5:71: \(path).yAxis.stride: found '0', expected a number above 0."),
    .init(
      "a stride without a unit", chart("xAxis: {stride: {count: 2}}"),
      "5:71: \(path).xAxis.stride: the key 'unit' is missing. Add it, for example 'unit: month'."),
    .init(
      "a kind of marks of other programs",
      SpecExample.panel("chart: {mark: pie, angle: {field: n}, innerRadius: 3}"),
      """
      5:19: \(path).mark: found 'pie', expected line, area, bar, point, rule, rectangle or sector. Did you mean \
      'sector'?
      """
    ),
    .init(
      "an option of other marks", chart("innerRadius: 3"),
      "5:68: \(path).innerRadius: 'innerRadius' is for sector marks, and this is a line. Leave it out."
    ),
    .init(
      "an annotation of a line", chart("annotation: A"),
      """
      5:67: \(path).annotation: 'annotation' is for bar, point, rule, rectangle and sector marks, and this is \
      a line. Leave it out.
      """),
    .init(
      "a width that is a word",
      SpecExample.panel("chart: {mark: bar, x: {field: t}, y: {field: n}, width: big}"),
      "5:61: \(path).width: found 'big', expected a number from 0 to 10000."),
    .init(
      "a misspelt ratio",
      SpecExample.panel("chart: {mark: bar, x: {field: t}, y: {field: n}, width: {ration: 0.5}}"),
      "5:62: \(path).width: unknown key 'ration', expected ratio or inset. Did you mean 'ratio'?"),
    .init(
      "a format of a text",
      SpecExample.panel(
        "chart: {mark: point, x: {field: t}, y: {field: n}, annotation: {text: A, format: {decimals: 1}}}"
      ),
      "5:86: \(path).annotation.format: a format needs 'field', a column of numbers or dates."),
    .init(
      "a colour of a name that is none",
      chart("foregroundStyleScale: {mapping: {Oslo: rde}}"),
      """
      5:94: \(path).foregroundStyleScale.mapping.Oslo: found 'rde', expected a colour such as '#0A84FF', or \
      red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, primary, \
      secondary, white or black. Did you mean 'red'?
      """),
    .init(
      "areas that descend", chart("symbolSizeScale: {range: [9, 1]}"),
      "5:81: \(path).symbolSizeScale.range[0]: the two numbers must ascend."),
    .init(
      "small charts without a column", chart("facet: {columns: 2}"),
      "5:62: \(path).facet: the key 'by' is missing. Add it, for example 'by: region'."),
    .init(
      "a range of one end", chart("layers: [{mark: rule, y: {range: [1]}}]"),
      "5:88: \(path).layers[0].y.range: found 1 value, expected 2 in a list of two ends."),
  ]

  @Test("A chart is refused with its problem", arguments: cases)
  func problems(of example: SpecExample.Case) {
    #expect(SpecExample.problems(of: example.spec) == example.problems)
  }

  static let failures: [(options: String, message: String)] = [
    ("xScale: {type: log}", "xScale.type: a logarithmic scale needs numbers on its axis."),
    ("yScale: {type: date}", "yScale.type: a scale of dates needs dates on its axis."),
    (
      "xScale: {type: squareRoot}",
      "xScale.type: a scale of the type squareRoot needs numbers on its axis."
    ),
    (
      "yScale: {type: log, domain: [0, 5]}",
      "yScale.domain[0]: a logarithmic scale has positive numbers only."
    ),
    (
      "yScale: {domain: [1, 2, 3]}",
      "yScale.domain[0]: found 3 values, expected two numbers that ascend."
    ),
    (
      "xAxis: {stride: 3}",
      "xAxis.stride: an axis of dates needs a stride such as {unit: month, count: 3}."
    ),
    (
      "yAxis: {stride: {unit: day}}",
      "yAxis.stride: an axis of numbers needs a number as its stride."
    ),
    (
      "yAxis: {values: [one]}",
      "yAxis.values[0]: found 'one', expected a number, as the axis has."
    ),
    (
      "xAxis: {values: [1]}",
      "xAxis.values[0]: found '1', expected a date such as 2026-11-20, as the axis has."
    ),
    (
      "facet: {by: town}",
      "facet.by: the data have no column 'town', expected t, city or n."
    ),
    (
      "layers: [{mark: rectangle, y: {field: n}}]",
      "layers[0]: the key 'x' is missing for 'rectangle'. Add it, for example 'x: {field: time}'."
    ),
    (
      "layers: [{mark: rule, x: {field: t}, y: {field: n}}]",
      "layers[0].y: a rule has a position on one axis, and a range or nothing on the other one."
    ),
    (
      "layers: [{mark: point, symbolSize: {by: city}}]",
      "layers[0].symbolSize.by: column 'city' has no numbers."
    ),
    (
      "layers: [{mark: rectangle, x: {range: [a, b]}}]",
      "layers[0].x.range[0]: found 'a' to 'b', expected two numbers or two dates such as 2026-11-20."
    ),
  ]

  @Test("A chart that does not suit the data fails with the reason", arguments: failures)
  func unsuitable(options: String, message: String) throws {
    let plan = try #require(try SpecExample.file(Self.chart(options)).plans().first)
    let found = plan.failures.map { "\($0)" }
    #expect(found.count == 1)
    let text = try #require(found.first?.range(of: "\(Self.path).")).upperBound
    #expect(found.first?[text...] ?? "" == message)
  }

  @Test("An axis of names has no format and no stride")
  func names() throws {
    for (options, message) in [
      ("xAxis: {format: {style: date}}", "an axis of texts has no format. Leave it out."),
      ("xAxis: {stride: 2}", "an axis of texts has no stride. Leave it out."),
    ] {
      let spec = SpecExample.panel(
        "chart: {mark: bar, x: {field: city}, y: {field: n}, \(options)}")
      let plan = try #require(try SpecExample.file(spec).plans().first)
      #expect(plan.failures.map { "\($0)" }.joined().hasSuffix(message))
    }
  }

  @Test("More than 24 small charts are an error")
  func manyFacets() throws {
    let rows = (0..<25).map { "{n: \($0)}" }.joined(separator: ", ")
    let spec = """
      data: {d: {rows: [\(rows)]}}
      dashboards:
      - name: a
        panels: [{chart: {mark: bar, x: {field: n}, y: {field: n}, facet: {by: n}}}]
      """
    let plan = try #require(try SpecExample.file(spec).plans().first)
    #expect(
      plan.failures.map { "\($0)" }.joined()
        .hasSuffix("25 small charts, and the limit is 24. Filter the rows."))
  }
}
