import Dashboards
import Testing

@Suite("Problems of panels")
struct PanelProblemTests {
  static let cases: [SpecExample.Case] = [
    .init(
      "a panel of nothing", SpecExample.panel("title: A"),
      """
      5:5: dashboards[0].panels[0]: a panel needs one of the keys chart, number, table, gauge, chartSet, \
      image, text or include.
      """
    ),
    .init(
      "a panel of two kinds", SpecExample.panel("{text: x, table: {}}"),
      "5:5: dashboards[0].panels[0]: table and text exclude each other in a panel. Leave out all but one."
    ),
    .init(
      "a text with data", SpecExample.panel("{text: x, data: d}"),
      "5:21: dashboards[0].panels[0].data: a text has no data. Leave out 'data'."),
    .init(
      "a misspelt kind of panel", SpecExample.panel("{cahrt: {mark: line}}"),
      """
      5:6: dashboards[0].panels[0]: unknown key 'cahrt', expected title, subtitle, span, rowSpan, height, data, \
      transform, chart, number, table, gauge, chartSet, image, text or include. Did you mean 'chart'?
      """
    ),
    .init(
      "a span of too many columns",
      "dashboards:\n- name: a\n  columns: 3\n  panels: [{text: x, span: 4}]\n",
      "4:28: dashboards[0].panels[0].span: found '4', expected at most 3, the number of columns of the dashboard."
    ),
    .init(
      "an unknown data source", SpecExample.panel("{data: e, table: {}}"),
      "5:12: dashboards[0].panels[0].data: unknown data source 'e', expected d."),
    .init(
      "a panel without data", "dashboards:\n- name: a\n  panels: [{table: {}}]\n",
      "3:12: dashboards[0].panels[0]: the panel needs data. Define a data source in 'data'."),
    .init(
      "a panel with two possible data sources",
      "data: {a: {csv: a.csv}, b: {csv: b.csv}}\ndashboards:\n- name: a\n  panels: [{table: {}}]\n",
      "4:12: dashboards[0].panels[0]: the key 'data' is missing. Add it: the data sources are a and b."
    ),
    .init(
      "a metric of another source",
      "data: {a: {csv: x.csv, metric: m}}\ndashboards:\n- name: a\n  panels: [{table: {}}]\n",
      "1:32: data.a.metric: only a source with the key 'prometheus' has a metric. Leave it out."),
    .init(
      "a data source of nothing",
      "data: {a: {}}\ndashboards:\n- name: a\n  panels: [{table: {}}]\n",
      """
      1:11: data.a: a data source needs one of the keys csv, json, jsonl, prometheus, sqlite, postgres, exec or rows.
      """
    ),
    .init(
      "a data source of two files",
      "data: {a: {csv: a.csv, json: b.json}}\ndashboards:\n- name: a\n  panels: [{table: {}}]\n",
      "1:11: data.a: csv and json exclude each other in a data source. Leave out all but one."),
    .init(
      "rows that are a text",
      "data: {a: {rows: many}}\ndashboards:\n- name: a\n  panels: [{table: {}}]\n",
      "1:18: data.a.rows: found 'many', expected a list of rows."),
    .init(
      "a row that is a number",
      "data: {a: {rows: [1]}}\ndashboards:\n- name: a\n  panels: [{table: {}}]\n",
      "1:19: data.a.rows[0]: found '1', expected a row: a mapping of columns to values."),
    .init(
      "a misspelt mark", SpecExample.panel("{chart: {mark: lines, x: {field: t}, y: {field: n}}}"),
      """
      5:20: dashboards[0].panels[0].chart.mark: found 'lines', expected line, area, bar, point, rule, \
      rectangle or sector. Did you mean 'line'?
      """
    ),
    .init(
      "a chart without a mark", SpecExample.panel("{chart: {x: {field: t}, y: {field: n}}}"),
      "5:13: dashboards[0].panels[0].chart: the key 'mark' is missing. Add it, for example 'mark: line'."
    ),
    .init(
      "a position that is a text", SpecExample.panel("{chart: {mark: line, x: t, y: {field: n}}}"),
      """
      5:29: dashboards[0].panels[0].chart.x: found 't', expected a mapping with field, unit, start, end, value \
      or range: a position.
      """
    ),
    .init(
      "a position of nothing", SpecExample.panel("{chart: {mark: line, x: {}, y: {field: n}}}"),
      """
      5:29: dashboards[0].panels[0].chart.x: a position needs either 'field', or 'start' and 'end', or 'value', \
      or 'range'.
      """
    ),
    .init(
      "half of a range", SpecExample.panel("{chart: {mark: bar, x: {start: t}, y: {field: n}}}"),
      "5:28: dashboards[0].panels[0].chart.x: a range needs 'start' and 'end'. Add the other one."),
    .init(
      "a unit of a value",
      SpecExample.panel("{chart: {mark: bar, x: {value: 2, unit: day}, y: {field: n}}}"),
      "5:45: dashboards[0].panels[0].chart.x.unit: a unit needs 'field', a column of dates."),
    .init(
      "a misspelt unit",
      SpecExample.panel("{chart: {mark: bar, x: {field: t, unit: days}, y: {field: n}}}"),
      """
      5:45: dashboards[0].panels[0].chart.x.unit: found 'days', expected minute, hour, day, week, month or \
      year. Did you mean 'day'?
      """
    ),
    .init(
      "a style that is a colour",
      SpecExample.panel("{chart: {mark: bar, x: {field: t}, y: {field: n}, foregroundStyle: red}}"),
      """
      5:72: dashboards[0].panels[0].chart.foregroundStyle: found 'red', expected a mapping with by, value or \
      color: a style.
      """
    ),
    .init(
      "a domain of one end",
      SpecExample.panel(
        "{chart: {mark: bar, x: {field: t}, y: {field: n}, yScale: {domain: [1]}}}"),
      "5:72: dashboards[0].panels[0].chart.yScale.domain: found 1 value, expected at least 2 in a list of ends."
    ),
    .init(
      "an opacity in percent",
      SpecExample.panel("{chart: {mark: bar, x: {field: t}, y: {field: n}, opacity: 50}}"),
      "5:64: dashboards[0].panels[0].chart.opacity: found '50', expected a number from 0 to 1."),
    .init(
      "a filter without a condition",
      SpecExample.panel("{transform: [{filter: {field: n}}], table: {}}"),
      """
      5:27: dashboards[0].panels[0].transform[0].filter: a filter needs a condition: equals, oneOf, atLeast, \
      above, atMost or below.
      """
    ),
    .init(
      "a misspelt transform",
      SpecExample.panel("{transform: [{fliter: {field: n, equals: 1}}], table: {}}"),
      """
      5:19: dashboards[0].panels[0].transform[0]: unknown key 'fliter', expected filter, derive, bin, aggregate, \
      resample, window, join, pivot, sort or limit. Did you mean 'filter'?
      """
    ),
    .init(
      "a transform that is a mapping", SpecExample.panel("{transform: {limit: 1}, table: {}}"),
      "5:17: dashboards[0].panels[0].transform: found a mapping, expected a list of transforms."),
    .init(
      "a limit of zero", SpecExample.panel("{transform: [{limit: 0}], table: {}}"),
      "5:26: dashboards[0].panels[0].transform[0].limit: found '0', expected a whole number from 1 to 1000000."
    ),
    .init(
      "a misspelt statistic",
      SpecExample.panel(
        "{transform: [{aggregate: {values: [{field: n, statistic: avg}]}}], table: {}}"),
      """
      5:62: dashboards[0].panels[0].transform[0].aggregate.values[0].statistic: found 'avg', expected count, \
      sum, mean, min, max, median, quantile, standardDeviation, distinct, first or last.
      """
    ),
    .init(
      "a sum of nothing",
      SpecExample.panel("{transform: [{aggregate: {values: [{statistic: sum}]}}], table: {}}"),
      """
      5:40: dashboards[0].panels[0].transform[0].aggregate.values[0]: the key 'field' is missing. Add it, \
      for example 'field: sales'.
      """
    ),
    .init(
      "a currency without its style",
      SpecExample.panel("{number: {field: n, format: {currency: EUR}}}"),
      """
      5:44: dashboards[0].panels[0].number.format.currency: a currency needs 'style: currency'. Add it, or \
      leave out the currency.
      """
    ),
    .init(
      "a currency that is a sign",
      SpecExample.panel("{number: {field: n, format: {style: currency, currency: €}}}"),
      "5:61: dashboards[0].panels[0].number.format.currency: found '€', expected an ISO code, for example EUR."
    ),
    .init(
      "decimals of a date",
      SpecExample.panel("{number: {field: n, format: {style: date, decimals: 2}}}"),
      "5:57: dashboards[0].panels[0].number.format.decimals: dates have no decimals and no unit. Leave the key out."
    ),
    .init(
      "a change of a sum",
      SpecExample.panel("{number: {field: n, statistic: sum, change: previous}}"),
      """
      5:49: dashboards[0].panels[0].number.change: a change is that of the last value. Leave out 'change' or \
      'statistic'.
      """
    ),
    .init(
      "a Boolean in quotation marks", SpecExample.panel("{number: {field: n, sparkline: \"no\"}}"),
      "5:36: dashboards[0].panels[0].number.sparkline: found the text 'no', expected true or false."
    ),
    .init(
      "several problems",
      "dashbords: []\nlocale: xx\ndashboards:\n- titel: A\n  name: a\n  panels:\n  - {txt: x}\n  - {text: [x]}\n",
      """
      1:1: unknown key 'dashbords', expected include, parameters, data, theme, locale, timeZone, appearances, scales \
      or dashboards. Did you mean 'dashboards'?
      """
        + "\n"
        + "2:9: locale: found 'xx', expected a language and a region, for example en_US or de_DE."
        + "\n"
        + "4:3: dashboards[0]: unknown key 'titel', expected name, title, subtitle, size, layout, columns or panels. "
        + "Did you mean 'title'?\n"
        + "7:6: dashboards[0].panels[0]: unknown key 'txt', expected title, subtitle, span, rowSpan, height, data, "
        + "transform, chart, number, table, gauge, chartSet, image, text or include. Did you mean 'text'?\n"
        + "8:12: dashboards[0].panels[1].text: found a list, expected a text."),
    .init(
      "JSON with a misspelt key",
      "{\n  \"dashboards\": [\n    {\"name\": \"a\", \"panel\": []}\n  ]\n}",
      """
      3:19: dashboards[0]: unknown key 'panel', expected name, title, subtitle, size, layout, columns or panels. Did \
      you mean 'panels'?
      """
    ),
  ]

  @Test("A spec is refused with all its problems", arguments: cases)
  func problems(of example: SpecExample.Case) {
    #expect(SpecExample.problems(of: example.spec) == example.problems)
  }
}
