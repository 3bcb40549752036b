import Dashboards
import Testing

@Suite("Problems of data")
struct DataProblemTests {
  static let cases: [SpecExample.Case] = [
    .init(
      "an unknown column", SpecExample.panel("{chart: {mark: line, x: {field: t}, y: {field: m}}}"),
      "5:52: dashboards[0].panels[0].chart.y.field: the data have no column 'm', expected t, city or n."
    ),
    .init(
      "an unknown column in a table", SpecExample.panel("{table: {columns: [{field: citty}]}}"),
      """
      5:32: dashboards[0].panels[0].table.columns[0].field: the data have no column 'citty', expected t, \
      city or n. Did you mean 'city'?
      """
    ),
    .init(
      "an unknown column in a filter",
      SpecExample.panel("{transform: [{filter: {field: cty, equals: Oslo}}], table: {}}"),
      """
      5:35: dashboards[0].panels[0].transform[0].filter.field: the data have no column 'cty', expected t, \
      city or n. Did you mean 'city'?
      """
    ),
    .init(
      "a date that does not exist",
      SpecExample.panel("{transform: [{filter: {field: t, atLeast: 2026-02-30}}], table: {}}"),
      """
      5:47: dashboards[0].panels[0].transform[0].filter.atLeast: found '2026-02-30', expected a date such as \
      2026-11-20 or 2026-11-20T14:30, as column 't' has.
      """
    ),
    .init(
      "a number instead of a date",
      SpecExample.panel("{transform: [{filter: {field: t, atLeast: 5}}], table: {}}"),
      """
      5:47: dashboards[0].panels[0].transform[0].filter.atLeast: found '5', expected a date such as \
      2026-11-20 or 2026-11-20T14:30, as column 't' has.
      """
    ),
    .init(
      "a text instead of a number",
      SpecExample.panel("{transform: [{filter: {field: n, above: much}}], table: {}}"),
      "5:45: dashboards[0].panels[0].transform[0].filter.above: found 'much', expected a number, as column 'n' has."
    ),
    .init(
      "an order of texts",
      SpecExample.panel("{transform: [{filter: {field: city, above: Oslo}}], table: {}}"),
      """
      5:48: dashboards[0].panels[0].transform[0].filter.above: column 'city' has texts, which have no order. \
      Use 'equals' or 'oneOf'.
      """
    ),
    .init(
      "a sum of texts",
      SpecExample.panel(
        "{transform: [{aggregate: {values: [{field: city, statistic: sum}]}}], table: {}}"),
      """
      5:65: dashboards[0].panels[0].transform[0].aggregate.values[0].statistic: column 'city' has no \
      numbers, so it has no sum. Use count, distinct, first or last.
      """
    ),
    .init(
      "a unit of texts",
      SpecExample.panel(
        "{transform: [{aggregate: {groupBy: [{field: city, unit: day}], values: [{statistic: count}]}}], table: {}}"
      ),
      """
      5:61: dashboards[0].panels[0].transform[0].aggregate.groupBy[0].unit: column 'city' has no dates. \
      Leave out 'unit'.
      """
    ),
    .init(
      "a column twice",
      SpecExample.panel(
        "{transform: [{aggregate: {groupBy: [{field: n}], values: [{field: n, statistic: sum}]}}], table: {}}"
      ),
      """
      5:85: dashboards[0].panels[0].transform[0].aggregate.values[0].statistic: the result has two columns \
      'n'. Give another 'name'.
      """
    ),
    .init(
      "a number of texts", SpecExample.panel("{number: {field: city}}"),
      "5:22: dashboards[0].panels[0].number.field: column 'city' has texts, and a column of numbers is needed."
    ),
    .init(
      "a bar of texts", SpecExample.panel("{table: {columns: [{field: city, bar: true}]}}"),
      "5:43: dashboards[0].panels[0].table.columns[0].bar: column 'city' has no numbers, so it has no bars."
    ),
    .init(
      "a format of dates for numbers",
      SpecExample.panel("{number: {field: n, format: {style: month}}}"),
      "5:41: dashboards[0].panels[0].number.format.style: column 'n' has numbers, and 'month' is for dates."
    ),
    .init(
      "a format of texts",
      SpecExample.panel("{table: {columns: [{field: city, format: {style: percent}}]}}"),
      "5:54: dashboards[0].panels[0].table.columns[0].format.style: column 'city' has texts, which have no format."
    ),
    .init(
      "a line of texts",
      SpecExample.panel("{chart: {mark: line, x: {field: t}, y: {field: city}}}"),
      """
      5:44: dashboards[0].panels[0].chart.y: a line needs numbers on one axis, and both have dates or texts. \
      Give a column of numbers.
      """
    ),
    .init(
      "a line without a position", SpecExample.panel("{chart: {mark: line, x: {field: t}}}"),
      "5:13: dashboards[0].panels[0].chart: the key 'y' is missing for 'line'. Add it, for example 'y: {field: sales}'."
    ),
    .init(
      "sectors of texts", SpecExample.panel("{chart: {mark: sector, angle: {field: city}}}"),
      "5:35: dashboards[0].panels[0].chart.angle: the sizes of sectors must be numbers."),
    .init(
      "a unit of numbers",
      SpecExample.panel("{chart: {mark: bar, x: {field: n, unit: day}, y: {field: n}}}"),
      "5:45: dashboards[0].panels[0].chart.x.unit: column 'n' has no dates. Leave out 'unit'."),
    .init(
      "a range of two types",
      SpecExample.panel("{chart: {mark: bar, x: {start: t, end: n}, y: {field: city}}}"),
      "5:44: dashboards[0].panels[0].chart.x.end: the columns 't' and 'n' of a range must both have numbers or dates."
    ),
    .init(
      "a logarithmic scale of texts",
      SpecExample.panel(
        "{chart: {mark: bar, x: {field: city}, y: {field: n}, xScale: {type: log}}}"),
      "5:73: dashboards[0].panels[0].chart.xScale.type: a logarithmic scale needs numbers on its axis."
    ),
    .init(
      "a domain that descends",
      SpecExample.panel(
        "{chart: {mark: bar, x: {field: city}, y: {field: n}, yScale: {domain: [2, 1]}}}"),
      "5:76: dashboards[0].panels[0].chart.yScale.domain[0]: found '2' to '1', expected two numbers that ascend."
    ),
    .init(
      "a domain of texts for dates",
      SpecExample.panel(
        "{chart: {mark: bar, x: {field: t}, y: {field: n}, xScale: {domain: [a, b]}}}"),
      """
      5:73: dashboards[0].panels[0].chart.xScale.domain[0]: found 'a' to 'b', expected two dates that \
      ascend, such as 2026-11-20.
      """
    ),
    .init(
      "rows of different types",
      "data: {d: {rows: [{n: 1}, {n: two}]}}\ndashboards:\n- name: a\n  panels: [{table: {}}]\n",
      """
      1:27: data.d.rows[1]: column 'n': found \"two\", expected a number, as in other rows. Write a number \
      or null, or write all values of the column as texts.
      """
    ),
    .init(
      "a file that is missing",
      "data: {d: {csv: missing.csv}}\ndashboards:\n- name: a\n  panels: [{table: {}}]\n",
      "1:17: data.d.csv: missing.csv: cannot read: No such file or directory. Correct the path."),
    .init(
      "an image that is missing", "dashboards:\n- {name: a, panels: [{image: {file: a.png}}]}\n",
      """
      2:37: dashboards[0].panels[0].image.file: a.png: cannot read: No such file or directory. Correct the path.
      """
    ),
    .init(
      "a chart set that is missing",
      "dashboards:\n- {name: a, panels: [{chartSet: {file: a.json}}]}\n",
      """
      2:40: dashboards[0].panels[0].chartSet.file: a.json: cannot read: No such file or directory. Correct the path.
      """
    ),
    .init(
      "a pattern without files",
      "data: {d: {csv: 'missing/*.csv'}}\ndashboards:\n- name: a\n  panels: [{table: {}}]\n",
      "1:17: data.d.csv: no file matches the pattern 'missing/*.csv'. Correct it."),
  ]

  @Test("A panel is refused with the problem of its data", arguments: cases)
  func problems(of example: SpecExample.Case) throws {
    let plans = try SpecExample.file(example.spec).plans()
    let failures = plans.flatMap(\.failures).map { SpecExample.withoutFile("\($0)") }
    #expect(failures == [example.problems])
  }
}
