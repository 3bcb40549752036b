import Dashboards
import Testing

@Suite("The words of other programs")
struct OtherWordsTests {
  @Test(
    "The word of a spec is named, and nothing else is reported",
    arguments: [
      ("chart: {mark: bar, x: {field: t}, y: {field: n}, color: red}", "foregroundStyle"),
      ("chart: {mark: scatter, x: {field: t}, y: {field: n}, symbolSize: 4}", "point"),
      ("gauge: {field: n, range: [0, 8], thresholds: [1, 2]}", "colors"),
      ("markdown: hello", "text"),
      ("kpi: {field: n}", "number"), ("{source: d, table: {}}", "data"),
    ])
  func synonyms(panel: String, word: String) {
    let problems = SpecExample.problems(of: SpecExample.panel(panel)).split(separator: "\n")
    #expect(problems.count == 1)
    #expect(problems.first?.hasSuffix("Did you mean '\(word)'?") == true, "\(problems)")
  }

  @Test("A misspelt word is that to which it is most similar")
  func misspelt() {
    let problems = SpecExample.problems(
      of: SpecExample.panel("chart: {mark: rectangel, x: {field: t}, y: {field: n}}"))
    #expect(problems.hasSuffix("Did you mean 'rectangle'?"))
  }
}
