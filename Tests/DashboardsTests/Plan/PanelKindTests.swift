import Dashboards
import Foundation
import Testing

@Suite("Panels of every kind")
struct PanelKindTests {
  /// Returns the lines of the only panel of a spec, or its failure.
  private func panel(_ panel: String) throws -> [String] {
    let plan = try SpecExample.file(SpecExample.panel(panel)).plans()[0]
    if let failure = plan.failures.first { return [SpecExample.withoutFile("\(failure)")] }
    return "\(plan)".split(separator: "\n").dropFirst(2).map { String($0.dropFirst(4)) }
  }

  @Test("A gauge has the value, its place in the range, and the ends of the range")
  func gauge() throws {
    #expect(
      try panel("{gauge: {field: n, range: [0, 8]}}") == ["gauge 2 from 0 to 8: 25%"])
    #expect(
      try panel("{gauge: {field: n, statistic: mean, format: {style: percent, decimals: 1}}}")
        == ["gauge 150.0% from 0% to 100%: 100%"])
    #expect(
      try panel("{gauge: {field: n, range: [-5, -1], format: {unit: °}}}")
        == ["gauge 2° from −5° to −1°: 100%"])
    #expect(
      try panel(
        "{transform: [{filter: {field: n, above: 9}}], gauge: {field: n, range: [0, 8]}}")
        == ["gauge – from 0 to 8: no value"])
    #expect(
      try panel("{gauge: {field: n, range: [0, 8], colors: [{above: 1, color: red}]}}")
        == ["gauge 2 from 0 to 8: 25%, in #FF383C"])
  }

  @Test("Dates have their times of day if one of those shown has one, unless a style is given")
  func times() throws {
    func dates(_ rows: String, _ table: String) throws -> [String] {
      let spec =
        "data: {d: {rows: [\(rows)]}}\ndashboards: [{name: a, panels: [{table: \(table)}]}]"
      let lines = "\(try SpecExample.file(spec).plans()[0])".split(separator: "\n").dropFirst(3)
      return lines.map { String($0.trimmingPrefix("    ")).replacing("\u{202F}", with: " ") }
    }
    let rows = "{t: '2026-03-01 00:00'}, {t: '2026-03-01 14:30'}"
    let shown = try dates(rows, "{}")
    #expect(shown.count == 2)
    #expect(shown[0].contains("Mar 1, 2026") && shown[0].hasSuffix("12:00 AM"))
    #expect(shown[1].contains("Mar 1, 2026") && shown[1].hasSuffix("2:30 PM"))
    #expect(try dates(rows, "{rows: 1}") == ["Mar 1, 2026", "+ 1"])
    #expect(
      try dates(rows, "{columns: [{field: t, format: {style: date}}]}")
        == ["Mar 1, 2026", "Mar 1, 2026"])
  }

  @Test("Numbers that a mapping gives colours are names, in the order of the numbers")
  func numbersAsNames() throws {
    let spec = """
      data: {d: {rows: [{s: 500, n: 1}, {s: 200, n: 2}, {s: 1000, n: 3}, {s: 200, n: 4}]}}
      dashboards:
      - name: a
        panels:
        - chart:
            mark: bar
            x: {field: n}
            y: {field: n}
            foregroundStyle: {by: s}
            foregroundStyleScale: {mapping: {200: green, 500: red}}
      """
    let lines = "\(try SpecExample.file(spec).plans()[0])".split(separator: "\n").dropFirst(2)
    #expect(
      lines.map { String($0.trimmingPrefix("    ").prefix { $0 != "x" }) }
        == ["bar marks", "  200: ", "  500: ", "  1000: "])
  }

  @Test("Cells have the colour of the first rule whose conditions are true")
  func colors() throws {
    #expect(
      try panel(
        """
        {table: {columns: [{field: n, colors: [{above: 1, below: 3, color: '#112233'}, {atLeast: 0, color: \
        '#445566'}]}, {field: city, colors: [{equals: Rome, color: '#778899'}]}]}}
        """)
        == ["n | city", "1 in #445566 | Oslo", "2 in #112233 | Rome in #778899"])
  }

  @Test("A sparkline is through the rows of the source that have the key of the row of the table")
  func sparkline() throws {
    let spec = """
      data:
        d: {rows: [{k: a, n: 1}, {k: b, n: 5}, {k: a, n: 2}, {k: a, n: 3}, {k: c, n: 9}]}
      dashboards:
      - name: x
        panels:
        - transform: [{aggregate: {groupBy: [{field: k}], values: [{field: n, statistic: sum}]}}, {limit: 2}]
          table:
            columns:
            - {field: k}
            - {title: Line, sparkline: {field: n, by: k}}
            - {field: n}
      """
    let lines = "\(try SpecExample.file(spec).plans()[0])".split(separator: "\n").dropFirst(2)
    #expect(
      lines.map { $0.trimmingPrefix("    ") }
        == ["k | Line | n", "a | line of 3 | 6", "b | line of 1 | 5"])
  }

  @Test("Negative numbers and changes have a minus sign")
  func minus() throws {
    let spec = """
      data: {d: {rows: [{n: 4}, {n: -1}]}}
      dashboards:
      - name: a
        panels:
        - number: {field: n, change: previous, sparkline: false}
        - table: {columns: [{field: n, format: {style: currency, decimals: 2}}]}
      """
    let text = "\(try SpecExample.file(spec).plans()[0])"
    #expect(text.contains("number −1 (−125.0%, bad)"))
    #expect(text.contains("−$1.00"))
  }

  @Test("The change of a percentage is in percentage points")
  func points() throws {
    func number(_ values: String, _ options: String) throws -> String {
      let spec = """
        data: {d: {rows: [\(values)]}}
        dashboards: [{name: a, panels: [{number: {field: n, change: previous, sparkline: false, \(options)}}]}]
        """
      let lines = "\(try SpecExample.file(spec).plans()[0])".split(separator: "\n")
      return lines.last.map { String($0.trimmingPrefix("    ")).replacing("\u{A0}", with: " ") }
        ?? ""
    }
    let percent = "format: {style: percent}"
    #expect(
      try number("{n: 0.41}, {n: 0.62}", percent) == "number 62% (+21 pp, good), line of 0")
    #expect(
      try number("{n: 0.625}, {n: 0.62}", percent) == "number 62% (−0.5 pp, bad), line of 0")
    #expect(
      try number("{n: 0}, {n: 0.62}", "better: lower, \(percent)")
        == "number 62% (+62 pp, bad), line of 0")
    #expect(
      try number("{n: 41}, {n: 41.02}", "format: {unit: '%'}")
        == "number 41.02% (0 pp, neutral), line of 0")
    #expect(
      try number("{n: 41}, {n: 62}", "better: higher") == "number 62 (+51.2%, good), line of 0")
  }

  @Test("Texts and dates are counted without being numbers")
  func counts() throws {
    #expect(try panel("{number: {field: city, statistic: distinct}}") == ["number 2, line of 0"])
    #expect(try panel("{number: {field: t, statistic: count}}") == ["number 2, line of 0"])
    #expect(
      try panel("{gauge: {field: city, statistic: distinct, range: [0, 4]}}")
        == ["gauge 2 from 0 to 4: 50%"])
    #expect(
      try panel("{number: {field: city, statistic: max}}")[0].contains(
        "a column of numbers is needed"))
  }

  @Test("A stack has one panel in a row")
  func stack() throws {
    let spec = "dashboards: [{name: a, layout: stack, panels: [{text: x}, {text: y}]}]"
    #expect(
      "\(try SpecExample.file(spec).plans()[0])".split(separator: "\n")
        .filter { $0.hasPrefix("  row") } == ["  row 1, columns 1-1", "  row 2, columns 1-1"])
  }

  @Test("A chart set has its window, its hidden series, and the title of the panel")
  func chartSet() throws {
    let path = FixtureSpecs.folder + "/../chart-sets/overview.json"
    let hidden = try panel("{title: Readers, chartSet: {file: \(path), hide: [Left]}}")
    #expect(
      hidden
        == ["chart set Readers: Joined, (Left), 365 points"])
    #expect(
      try panel("{chartSet: {file: \(path), chart: 2}}")[0]
        .hasSuffix("/chart-sets/overview.json' has 1 chart."))
    let unknown = try panel("{chartSet: {file: \(path), hide: [Lft]}}")
    #expect(
      unknown
        == [
          """
          5:\(32 + path.count): dashboards[0].panels[0].chartSet.hide[0]: unknown series 'Lft', expected \
          Joined or Left. Did you mean 'Left'?
          """
        ])
  }

  @Test("An image is read from the folder of the spec only")
  func image() throws {
    let folder = try SpecFolderExample([
      "s.yaml": """
      dashboards:
      - name: a
        panels: [{image: {file: plan.png}}, {image: {file: note.png}}, {image: {file: ../x.png}}]
      """,
      "note.png": "not a picture",
    ])
    try folder.write(
      Data(contentsOf: URL(filePath: FixtureSpecs.folder + "/data/plan.png")), to: "plan.png")
    let lines = try folder.plans().split(separator: "\n").map(String.init)
    #expect(lines[2] == "    image of 700x448 pixels")
    #expect(
      lines.suffix(2) == [
        """
        s.yaml:3:54: dashboards[0].panels[1].image.file: 'note.png' is not a valid PNG or JPEG file. Convert it.
        """,
        """
        s.yaml:3:81: dashboards[0].panels[2].image.file: found '../x.png', expected a relative path inside of \
        the folder of 's.yaml'. Move the file there.
        """,
      ])
  }

  static let problems: [SpecExample.Case] = [
    .init(
      "a gauge whose ends descend", SpecExample.panel("{gauge: {field: n, range: [8, 1]}}"),
      "5:31: dashboards[0].panels[0].gauge.range: the ends of a range must ascend. Swap or correct them."
    ),
    .init(
      "a colour without a condition",
      SpecExample.panel("{table: {columns: [{field: n, colors: [{color: red}]}]}}"),
      """
      5:44: dashboards[0].panels[0].table.columns[0].colors[0]: a colour needs a condition: equals, oneOf, \
      atLeast, above, atMost or below.
      """
    ),
    .init(
      "a column of values and a line",
      SpecExample.panel("{table: {columns: [{field: n, sparkline: {field: n, by: city}}]}}"),
      """
      5:24: dashboards[0].panels[0].table.columns[0]: field and sparkline exclude each other in a column of a \
      table. Leave out all but one.
      """
    ),
    .init(
      "a bar of a line",
      SpecExample.panel("{table: {columns: [{bar: true, sparkline: {field: n, by: city}}]}}"),
      "5:30: dashboards[0].panels[0].table.columns[0].bar: a sparkline has no texts. Leave out 'bar'."
    ),
    .init(
      "an unknown source of a line",
      SpecExample.panel("{table: {columns: [{sparkline: {field: n, by: city, data: e}}]}}"),
      """
      5:63: dashboards[0].panels[0].table.columns[0].sparkline.data: unknown data source 'e', expected d.
      """
    ),
    .init(
      "an image with data", SpecExample.panel("{image: {file: a.png}, data: d}"),
      "5:34: dashboards[0].panels[0].data: an image has no data. Leave out 'data'."),
    .init(
      "a chart set with a subtitle", SpecExample.panel("{chartSet: {file: a.json}, subtitle: x}"),
      """
      5:42: dashboards[0].panels[0].subtitle: a chart set shows its dates beside its title. Leave out \
      'subtitle'.
      """
    ),
    .init(
      "a window in percent", SpecExample.panel("{chartSet: {file: a.json, window: [0, 100]}}"),
      "5:43: dashboards[0].panels[0].chartSet.window[1]: found '100', expected a number from 0 to 1."
    ),
    .init(
      "a span in a stack",
      "dashboards: [{name: a, layout: stack, panels: [{text: x, span: 2}]}]",
      "1:64: dashboards[0].panels[0].span: a stack has no columns. Leave the key out, or the layout."
    ),
    .init(
      "a colour of one appearance", SpecExample.dashboard("theme: {accent: {light: red}}"),
      "5:17: theme.accent: the key 'dark' is missing. Add it, for example 'dark: '#1C1C1E''."),
    .init(
      "a misspelt family", SpecExample.dashboard("theme: {font: serf}"),
      "5:15: theme.font: found 'serf', expected sans, serif or monospaced. Did you mean 'serif'?"),
  ]

  @Test("A spec is refused with all its problems", arguments: problems)
  func refused(example: SpecExample.Case) {
    #expect(SpecExample.problems(of: example.spec) == example.problems)
  }

  @Test("A gauge without a range is drawn with the reason")
  func noRange() throws {
    #expect(
      try panel("{gauge: {field: n}}") == [
        """
        5:21: dashboards[0].panels[0].gauge.field: the key 'range' is missing beside 'field'. Add it, for \
        example 'range: [0, 100]'.
        """
      ])
  }
}
