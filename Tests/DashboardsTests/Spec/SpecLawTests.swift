import Dashboards
import Foundation
import Testing

@Suite("Laws of specs")
struct SpecLawTests {
  @Test("YAML and JSON of one spec give one plan")
  func yamlAndJSON() throws {
    let yaml = """
      parameters: {city: Oslo, most: 2}
      data:
        d:
          rows:
          - {t: 2026-01-01, city: Oslo, n: 1}
          - {t: 2026-01-02, city: Rome, n: 2}
      dashboards:
      - name: a
        title: "Sales in ${city}"
        size: 1600x900
        panels:
        - transform: [{limit: "${most}"}]
          table: {}
        - chart: {mark: bar, x: {field: t, unit: day}, y: {field: n}, foregroundStyle: {by: city}}
        - number: {field: n, change: previous, sparkline: false}
      """
    let json = #"""
      {
        "parameters": {"city": "Oslo", "most": 2},
        "data": {"d": {"rows": [
          {"t": "2026-01-01", "city": "Oslo", "n": 1},
          {"t": "2026-01-02", "city": "Rome", "n": 2}
        ]}},
        "dashboards": [{
          "name": "a", "title": "Sales in ${city}", "size": "1600x900",
          "panels": [
            {"transform": [{"limit": "${most}"}], "table": {}},
            {"chart": {"mark": "bar", "x": {"field": "t", "unit": "day"}, "y": {"field": "n"},
              "foregroundStyle": {"by": "city"}}},
            {"number": {"field": "n", "change": "previous", "sparkline": false}}
          ]
        }]
      }
      """#
    let plans = try [yaml, json].map { try SpecExample.file($0).plans().map(\.description) }
    #expect(plans[0] == plans[1])
    #expect(
      plans[0] == [
        """
        a, 1600x900: Sales in Oslo
          row 1, columns 1-6
            t | city | n
            Jan 1, 2026 | Oslo | 1
            Jan 2, 2026 | Rome | 2
          row 1, columns 7-12
            bar marks
              Oslo: x t [2026-01-01T00:00:00Z] by day; y n [1.0]
              Rome: x t [2026-01-02T00:00:00Z] by day; y n [2.0]
          row 2, columns 1-12
            number 2 (+100.0%, good), line of 0
        """
      ])
  }

  @Test("Parameters of the caller replace those of the spec, also in the middle of texts")
  func parameters() throws {
    let spec = """
      parameters: {city: Oslo, columns: 4}
      dashboards:
      - name: sales-${city}
        columns: ${columns}
        panels: [{text: "$${city} is ${city}"}]
      """
    let plan = try SpecExample.file(spec, parameters: ["city": "Rome", "other": "x"]).plans()[0]
    #expect(
      "\(plan)" == """
        sales-Rome, 1200 wide
          row 1, columns 1-4
            paragraph("${city} is Rome")
        """)
  }

  @Test("A spec with aliases is that without them")
  func aliases() throws {
    let spec = SpecExample.panel(
      "chart: {mark: line, x: &t {field: t}, y: {field: n}, layers: [{mark: point, x: *t}]}")
    let plain = SpecExample.panel(
      "chart: {mark: line, x: {field: t}, y: {field: n}, layers: [{mark: point, x: {field: t}}]}")
    #expect(
      try SpecExample.file(spec).plans().map(\.description)
        == SpecExample.file(plain).plans().map(\.description))
  }

  @Test("Aliases of aliases end at the limit on values, in no time")
  func manyAliases() {
    let levels = (1...20).map { level in
      "- &a\(level) [\(Array(repeating: level == 1 ? "x" : "*a\(level - 1)", count: 9).joined(separator: ","))]"
    }
    let problems = SpecExample.problems(of: levels.joined(separator: "\n"))
    #expect(problems.contains("more than 200000 values, which is the limit"))
  }

  @Test("Deep lists end at the limit on depth")
  func depth() {
    for count in [66, 900, 100_000] {
      let problems = SpecExample.problems(
        of: String(repeating: "[", count: count) + String(repeating: "]", count: count))
      #expect(problems.contains("limit") || problems.contains("not valid YAML"), "\(count)")
    }
  }

  @Test("Any text is a spec or has a problem with a place in it", arguments: 0..<200)
  func noise(seed: Int) {
    var text = SpecExample.panel("chart: {mark: line, x: {field: t}, y: {field: n}}")
    var generator = SplitMix(state: UInt64(seed))
    for _ in 0..<(1 + seed % 4) {
      let index = text.index(
        text.startIndex, offsetBy: Int(generator.next() % UInt64(text.count)))
      let noise = [
        "\t", "{", "]", ":", "&a ", "*a", "\"", "- ", "\n", "?", "|", "\u{FEFF}", "é", "#",
      ]
      text.replaceSubrange(index...index, with: noise[Int(generator.next() % UInt64(noise.count))])
    }
    do {
      _ = try SpecExample.file(text).plans()
    } catch let error as SpecError {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      for problem in error.problems {
        #expect((1...lines).contains(problem.position?.line ?? 1))
        #expect(problem.message.hasSuffix(".") || problem.message.hasSuffix("?"))
      }
    } catch {
      Issue.record(error)
    }
  }

  private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
