import ChartSets
import Testing

@Suite("ChartStyle")
struct ChartStyleTests {
  @Test("is found by its raw value, and BestKora by its alias, too")
  func names() {
    for style in ChartStyle.allCases { #expect(ChartStyle(named: style.rawValue) == style) }
    #expect(ChartStyle.allCases.map(\.rawValue) == ["contest", "bestkora"])
    #expect(ChartStyle(named: "seed") == .bestKora)
    for name in ["", "Seed", "bestKora", "shiny"] { #expect(ChartStyle(named: name) == nil) }
  }
}
