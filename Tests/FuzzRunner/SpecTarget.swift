import Dashboards

/// Specs of dashboards in YAML or JSON: read, checked and planned, but not drawn.
struct SpecTarget: FuzzTarget {
  enum Format { case yaml, json }

  let corpus: [[UInt8]]

  init(_ format: Format) {
    let texts =
      switch format {
      case .yaml: Self.yaml
      case .json: Self.json
      }
    corpus = texts.map { Array($0.utf8) }
  }

  private static let rows = """
    data:
      d:
        rows:
        - {t: 2026-01-01, city: Oslo, n: 1, high: 4, low: 0.5}
        - {t: 2026-01-02T12:30, city: Rome, n: 2, high: 5, low: 1}
        - {t: 2026-02-03, city: Oslo, n: -3.5, high: null, low: 2}

    """

  private static let yaml =
    [
      rows + """
        parameters: {day: 2026-01-01, most: 2}
        locale: de_DE
        timeZone: Europe/Berlin
        appearances: [light, dark]
        scales: [1, 2]
        theme: {palette: [blue, "#0A84FF"], accent: teal}
        dashboards:
        - name: a
          title: Sales of ${day}
          columns: 12
          panels:
          - number: {field: n, change: previous, format: {style: currency, currency: EUR}}
          - text: "# Head"
          - table: {columns: [{field: n, bar: true}], rows: 3}
          - span: 6
            transform:
            - filter: {field: n, atLeast: 0, below: 9}
            - aggregate: {groupBy: [{field: t, unit: month}], values: [{field: n, statistic: sum}]}
            - sort: {by: n, order: descending}
            - limit: ${most}
            chart: {mark: bar, x: {field: t, unit: month}, y: {field: n}}

        """,
      rows + """
        dashboards:
        - name: b
          size: 1600x900
          panels:
          - chart:
              mark: line
              x: {field: t}
              y: {field: n}
              foregroundStyle: {by: city}
              lineStyle: {by: city}
              interpolation: monotone
              xScale: {domain: [2026-01-01, 2026-12-31], reversed: true}
              yScale: {includesZero: false, nice: false, type: symmetricLog, padding: 8}
              xAxis: {stride: {unit: month, count: 2}, format: {style: month}, gridLines: false}
              yAxis: {values: [0, 1], position: leading, title: N}
              legend: {position: bottom, title: City}
              foregroundStyleScale: {mapping: {Oslo: red}, range: [blue, green]}
              layers:
              - {mark: rectangle, y: {range: [0, 1]}, opacity: 0.2}
              - {mark: rule, y: {value: 1}, annotation: {text: Limit, position: topLeading}}
              - {mark: point, symbol: {by: city}, symbolSize: {by: high}}
          - chart:
              mark: rule
              x: {field: t}
              y: {start: low, end: high}
              facet: {by: city, columns: 2, y: free}
              layers: [{mark: bar, x: {field: t, unit: day}, y: {start: low, end: n}, width: {ratio: 0.5}}]

        """,
      rows + """
        dashboards:
        - name: c
          layout: stack
          panels:
          - gauge: {field: n, from: 0, to: 10, colors: [{below: 3, color: red}]}
          - table: {columns: [{field: city}, {field: n, color: [{above: 1, color: green}]}]}
            rowSpan: 2
          - transform:
            - derive: {ratio: n / high, later: n + 1}
            - window: {values: [{field: n, function: movingAverage, rows: 2, as: mean}]}
            - join: {with: d, on: city}
            - bin: {field: n, count: 4}
            - resample: {field: t, unit: day, values: [{field: n, statistic: mean}]}
            - pivot: {columns: city, values: n}
            table: {}
          - text: |
              ## Notes
              * one [link](https://example.com) and `code`

        """,
    ]

  private static let json =
    [
      #"""
      {"data": {"d": {"rows": [{"t": "2026-01-01", "city": "Oslo", "n": 1}]}},
       "dashboards": [{"name": "c", "panels": [
        {"chart": {"mark": "sector", "angle": {"field": "n"}, "foregroundStyle": {"by": "city"},
         "innerRadius": {"ratio": 0.5}, "annotation": {"field": "n", "position": "overlay"}}},
        {"chart": {"mark": "rectangle", "x": {"field": "city"}, "y": {"field": "n"},
         "foregroundStyle": {"by": "n"}, "foregroundStyleScale": {"domain": [0, 5]}}}]}]}
      """#,
      #"""
      {"parameters": {"day": "2026-01-01", "most": 2}, "locale": "ar", "timeZone": "Africa/Cairo",
       "theme": {"palette": ["#0A84FF", "teal"], "spacing": 8, "dark": {"background": "#101418"}},
       "data": {"d": {"rows": [{"t": "2026-01-01", "n": 1.5}, {"t": "2026-01-02", "n": null}],
        "transform": [{"filter": {"field": "n", "atLeast": 0}}, {"limit": "${most}"}]}},
       "dashboards": [{"name": "d", "title": "${day}", "size": "800x400", "columns": 6, "panels": [
        {"span": 2, "rowSpan": 2, "number": {"field": "n", "change": "first", "line": true}},
        {"table": {"columns": [{"field": "n", "bar": true, "title": "N"}], "rows": 1}},
        {"chart": {"layers": [{"mark": "area", "x": {"field": "t"}, "y": {"field": "n"}},
         {"mark": "rule", "y": {"value": 1}}], "xAxis": {"count": 3}, "legend": {"position": "hidden"}}}]}]}
      """#,
    ]

  let tokens =
    [
      "{", "}", "[", "]", ",", ": ", "\"", "\n", "- ", "  ", "null", "true", "false", "1", "-1",
      "1e308", "1e-308", "99999999999999999999", "0", "NaN", "&a ", "*a", "|", "?", "#", "${day}",
      "${", "$${x}", "<<: ", "!!int ", "2026-02-30", "9999-12-31T23:59:59Z", "0000-01-01", "t", "n",
      "city", "line", "area", "bar", "point", "rule", "rectangle", "sector", "field", "unit",
      "start",
      "end", "value", "range", "by", "domain", "log", "squareRoot", "category", "date", "year",
      "minute", "week", "facet", "free", "normalized", "center", "stepCenter", "width", "height",
      "ratio", "percent", "median", "\u{FEFF}", "\0", "é", "\t",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0], [0xE2, 0x82]]

  func run(_ input: [UInt8], number: Int) throws {
    let file: SpecFile
    do throws(SpecError) {
      // Relative paths of sources name no file of this machine.
      file = try SpecFile(input, path: "/nonexistent/spec.yaml")
    } catch {
      guard !error.problems.isEmpty,
        error.problems.allSatisfy({ !$0.message.isEmpty && ($0.position?.line ?? 1) >= 1 })
      else { throw Finding("no problem, no words or an impossible place: \(error)") }
      return
    }
    for plan in file.plans() where "\(plan)".isEmpty {
      throw Finding("a plan without a description")
    }
  }
}
