import Chartroom
import ChartroomUI
import Dashboards
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Options of charts")
struct ChartOptionTests {
  nonisolated static let rows = """
    data:
      d:
        rows:
        - {t: 2026-01-01, city: Oslo, kind: a, n: 2, m: 30, low: 1, high: 5, next: 2026-01-03}
        - {t: 2026-01-01, city: Rome, kind: b, n: 3, m: 40, low: 2, high: 6, next: 2026-01-04}
        - {t: 2026-01-02, city: Oslo, kind: a, n: 4, m: 10, low: 2, high: 7, next: 2026-01-05}
        - {t: 2026-01-02, city: Rome, kind: b, n: 1, m: 20, low: 0, high: 4, next: 2026-01-03}
        - {t: 2026-02-03, city: Oslo, kind: b, n: 5, m: 90, low: 3, high: 8, next: 2026-02-09}
    dashboards:
    - name: a
      size: 600x400
      panels:

    """

  /// Returns what a chart draws.
  static func drawing(_ chart: String, _ appearance: ColorScheme = .light) throws -> DrawList {
    let file = try SpecExample.file(rows + "  - chart: {\(chart)}\n")
    let plan = try #require(file.plans().first)
    #expect(plan.failures.isEmpty, "\(plan.failures)")
    return try drawing(of: plan, appearance)
  }

  /// Returns what a dashboard draws.
  static func drawing(
    of plan: DashboardPlan, _ appearance: ColorScheme = .light
  ) throws -> DrawList {
    var environment = EnvironmentValues()
    environment.colorScheme = appearance
    (environment.locale, environment.timeZone) = (plan.locale, plan.timeZone)
    let stage = try Stage(
      size: ProposedViewSize(width: plan.width, height: plan.height), environment: environment
    ) { DashboardView(plan) }
    defer { #expect(stage.missingCharacters.isEmpty) }
    let list = stage.drawList()
    try stage.checkSettled()
    return list
  }

  private nonisolated static let line = "mark: line, x: {field: t}, y: {field: n}"
  private nonisolated static let bars = "mark: bar, x: {field: t, unit: day}, y: {field: n}"
  private nonisolated static let points = "mark: point, x: {field: m}, y: {field: n}"
  private nonisolated static let sectors =
    "mark: sector, angle: {field: n}, foregroundStyle: {by: city}"
  private nonisolated static let cells =
    "mark: rectangle, x: {field: city}, y: {field: kind}, foregroundStyle: {by: n}"
  private nonisolated static let cities = "\(line), foregroundStyle: {by: city}"

  nonisolated static let options: [(chart: String, option: String)] = [
    (line, "foregroundStyle: {value: Sales}, legend: {title: Values}"),
    (line, "series: {by: city}"), (line, "lineStyle: {by: city}"), (line, "lineWidth: 5"),
    (line, "dash: [4, 2]"), (line, "interpolation: stepCenter"), (line, "symbol: {shape: square}"),
    (line, "opacity: 0.3"), (line, "xScale: {domain: [2026-01-01, 2026-03-01]}"),
    (line, "xScale: {nice: true}"), (line, "xScale: {reversed: true}"),
    (line, "xScale: {padding: 20}"), (line, "xScale: {type: category}"),
    ("mark: line, x: {field: t}, y: {field: high}", "yScale: {includesZero: false}"),
    (line, "yScale: {nice: false}"),
    (line, "yScale: {domain: [2, 4]}"), (line, "yScale: {domain: [0, 10], reversed: true}"),
    (line, "yScale: {type: log}"), (line, "yScale: {type: squareRoot}"),
    (line, "yScale: {type: symmetricLog}"), (line, "yAxis: {hidden: true}"),
    (line, "yAxis: {title: N}"), (line, "yAxis: {position: leading}"),
    (line, "yAxis: {values: [1, 4]}"), (line, "yAxis: {stride: 0.5}"),
    (line, "yAxis: {desiredCount: 9}"), (line, "yAxis: {gridLines: false}"),
    (line, "yAxis: {format: {style: percent}}"), (line, "xAxis: {position: top}"),
    (line, "xAxis: {values: [2026-01-15]}"), (line, "xAxis: {stride: {unit: week, count: 2}}"),
    (line, "xAxis: {format: {style: month}}"), (line, "facet: {by: city}"),
    (cities, "legend: {position: bottom}"), (cities, "legend: {position: leading}"),
    (cities, "legend: {position: trailing}"), (cities, "legend: {position: hidden}"),
    (cities, "legend: {title: City}"), (cities, "lineStyle: {by: city}"),
    (cities, "foregroundStyleScale: {mapping: {Oslo: red}}"),
    ("\(bars), foregroundStyle: {by: m}", "foregroundStyleScale: {mapping: {30: red}}"),
    ("\(points), foregroundStyle: {by: m}", "foregroundStyleScale: {mapping: {30: red}}"),
    (cities, "foregroundStyleScale: {range: [red, green]}"),
    (cities, "foregroundStyleScale: {domain: [Rome, Oslo]}"),
    ("\(line), lineStyle: {by: city}", "lineStyleScale: {Oslo: [9, 9]}"),
    (bars, "foregroundStyle: {by: city}"),

    ("\(bars), foregroundStyle: {by: city}", "position: {by: city}"),
    (bars, "stacking: unstacked"), ("\(bars), foregroundStyle: {by: city}", "stacking: normalized"),
    ("\(bars), foregroundStyle: {by: city}", "stacking: center"), (bars, "width: 9"),
    (bars, "width: {ratio: 0.2}"), (bars, "width: {inset: 1}"), (bars, "cornerRadius: 6"),
    (bars, "annotation: {field: n}"), (bars, "annotation: Text"),
    (bars, "annotation: {text: Text, position: bottom}"),
    (bars, "annotation: {field: n, format: {decimals: 3}, color: red}"),
    ("mark: bar, x: {field: n}, y: {field: city}", "height: 9"), (points, "symbol: {by: city}"),
    ("\(points), symbol: {by: city}", "symbolScale: {Oslo: asterisk}"), (points, "symbolSize: 90"),
    (points, "symbolSize: {by: high}"),
    ("\(points), symbolSize: {by: high}", "symbolSizeScale: {range: [5, 900]}"),
    ("\(points), symbolSize: {by: high}", "symbolSizeScale: {domain: [0, 100]}"),
    (points, "foregroundStyle: {by: n}"),
    ("\(points), foregroundStyle: {by: n}", "foregroundStyleScale: {range: [red, blue]}"),
    ("\(points), foregroundStyle: {by: n}", "foregroundStyleScale: {domain: [0, 100]}"),
    (cells, "height: {ratio: 0.5}"), (cells, "width: 20"), (cells, "cornerRadius: 9"),
    (sectors, "innerRadius: {ratio: 0.1}"), (sectors, "outerRadius: 50"),
    (sectors, "angularInset: 4"),
    (sectors, "cornerRadius: 9"), (sectors, "annotation: {field: n, position: overlay}"),
    (line, "layers: [{mark: rectangle, y: {range: [1, 2]}}]"),
    (line, "layers: [{mark: rectangle, x: {range: [2026-01-05, 2026-01-09]}}]"),
    (line, "layers: [{mark: rule, y: {start: low, end: high}, x: {field: t}}]"),
    (line, "layers: [{mark: rule, x: {start: t, end: next}, y: {field: n}}]"),
    (line, "layers: [{mark: area, y: {start: low, end: high}}]"),
    (line, "layers: [{mark: rectangle, x: {start: t, end: next}, y: {start: low, end: high}}]"),
  ]

  @Test("Each option changes the picture", arguments: options)
  func changes(chart: String, option: String) throws {
    #expect(try Self.drawing("\(chart), \(option)") != Self.drawing(chart))
  }

  nonisolated static let equal: [(first: String, second: String)] = [
    // Defaults.
    (line, "\(line), interpolation: linear, opacity: 1, lineWidth: 2"),
    (line, "\(line), xScale: {type: date}, yScale: {type: linear, includesZero: true, nice: true}"),
    (bars, "\(bars), stacking: standard"),
    (points, "\(points), symbolSize: 30, symbol: {shape: circle}"),
    (cities, "\(cities), legend: {position: top}"),
    (sectors, "\(sectors), innerRadius: {ratio: 0.62}, angularInset: 1, cornerRadius: 3"),
    // Two ways to one picture.
    (
      "\(line), layers: [{mark: rectangle, y: {range: [1, 2]}}]",
      "\(line), layers: [{mark: rectangle, y: {range: [2, 1]}}]"
    ),
    ("\(bars), annotation: Text", "\(bars), annotation: {text: Text}"),
    (
      "\(line), layers: [{mark: point}]",
      "\(line), layers: [{mark: point, x: {field: t}, y: {field: n}}]"
    ),
    ("\(line), yAxis: {stride: 2}", "\(line), yAxis: {values: [0, 2, 4, 6]}"),
    (
      "\(cities), foregroundStyleScale: {range: [red, green]}",
      "\(cities), foregroundStyleScale: {mapping: {Rome: green, Oslo: red}}"
    ),
    ("\(line), yScale: {domain: [0, 6]}", "\(line), yScale: {domain: [0, 6], reversed: false}"),
  ]

  @Test("Two specs of one chart draw the same", arguments: equal)
  func same(first: String, second: String) throws {
    #expect(try Self.drawing(first) == Self.drawing(second))
  }

  @Test("Marks beyond the ends of an axis are cut off at the plot, and others are not")
  func clipping() throws {
    func clips(_ domain: String) throws -> Int {
      "\(try Self.drawing("\(Self.line), yScale: {domain: \(domain)}"))"
        .components(separatedBy: "clip").count
    }
    #expect(try clips("[2, 4]") > clips("[1, 5]"))
    #expect(try clips("[0, 9]") == clips("[1, 5]"))
  }

  @Test("Small charts have one legend, and as many titles as values")
  func smallCharts() throws {
    let text = "\(try Self.drawing("\(Self.cities), facet: {by: kind}, yAxis: {title: Count}"))"
    func count(_ word: String) -> Int { text.components(separatedBy: "\"\(word)\"").count - 1 }
    #expect(count("Oslo") == 1 && count("Rome") == 1 && count("Count") == 1)
    #expect(count("a") == 1 && count("b") == 1)
  }

  @Test("Small charts have equal labels on one scale, and others on their own")
  func sharedScales() throws {
    let chart = "mark: bar, x: {field: city}, y: {field: m}, facet: {by: kind, y"
    let shared = "\(try Self.drawing("\(chart): shared}"))"
    let free = "\(try Self.drawing("\(chart): free}"))"
    func count(_ text: String, _ word: String) -> Int {
      text.components(separatedBy: "\"\(word)\"").count - 1
    }
    #expect(count(shared, "100") == 0 || count(shared, "100") == 2)
    #expect(count(shared, "0") == 2 && count(free, "0") == 2)
    #expect(shared != free)
    // The names of both charts are on both axes.
    #expect(count(shared, "Oslo") == 2 && count(shared, "Rome") == 2)
  }

  @Test("Names whose rows are filtered out have no small chart")
  func filteredNames() throws {
    let file = try SpecExample.file(
      Self.rows
        + "  - {transform: [{filter: {field: kind, equals: b}}], chart: {\(Self.line), facet: {by: kind}}}\n"
    )
    let text = file.plans().map(\.description).joined()
    #expect(text.contains("chart of b") && !text.contains("chart of a"))
  }

  @Test(
    "Constant positions are one mark for any number of rows, also none",
    arguments: [
      "mark: point, x: {value: 1}, y: {value: 2}, foregroundStyle: {by: n}, annotation: {field: n}",
      "mark: point, x: {value: 1}, y: {field: n}, symbolSize: {by: n}",
      "mark: rule, y: {value: 1}, annotation: {field: n}", "mark: sector, angle: {value: 1}",
      "mark: bar, x: {field: city}, y: {value: 2}, foregroundStyle: {by: n}, facet: {by: city}",
    ])
  func constants(chart: String) throws {
    for limit in ["", "transform: [{filter: {field: n, above: 100}}], "] {
      let file = try SpecExample.file(Self.rows + "  - {\(limit)chart: {\(chart)}}\n")
      let plan = try #require(file.plans().first)
      #expect(plan.failures.isEmpty, "\(plan.failures)")
      let stage = try Stage(size: ProposedViewSize(width: 600, height: 400)) {
        DashboardView(plan)
      }
      #expect("\(stage.drawList())" != "")
      try stage.checkSettled()
    }
  }

  @Test(
    "Bars at numbers or moments have half a step of room at both ends of their axis",
    arguments: [
      ("m", "[5, 95]"), ("t", "['2025-12-31T12:00', '2026-02-03T12:00']"),
    ])
  func barEnds(field: String, domain: String) throws {
    let bars = "mark: bar, x: {field: \(field)}, y: {field: n}"
    #expect(
      try Self.drawing(bars) == Self.drawing("\(bars), xScale: {domain: \(domain)}"))
    #expect(try Self.drawing(bars) != Self.drawing("\(bars), xScale: {includesZero: true}"))
  }

  @Test("A chart of many annotated marks is an error")
  func manyAnnotations() throws {
    let rows = (0..<501).map { "{n: \($0)}" }.joined(separator: ", ")
    let spec = """
      data: {d: {rows: [\(rows)]}}
      dashboards:
      - name: a
        panels:
        - chart: {mark: bar, x: {field: n}, y: {field: n}, annotation: {field: n}}
      """
    let plan = try #require(try SpecExample.file(spec).plans().first)
    #expect(
      plan.failures.map { SpecExample.withoutFile("\($0)") } == [
        "5:66: dashboards[0].panels[0].chart.annotation: 501 marks with annotations, and the limit is 500. "
          + "Filter or aggregate the rows."
      ])
  }
}
