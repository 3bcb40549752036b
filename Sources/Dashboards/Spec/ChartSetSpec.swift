/// A chart of a file in the format of Telegram's chart contest.
package struct ChartSetSpec: Sendable, Equatable {
  var file = Located(value: "", node: .none)
  var chart: Located<Int>?
  var window: Located<[Double]>?
  var hide: [Located<String>] = []

  static let shape = SpecShape<ChartSetSpec>.object(
    "a chart set", ChartSetSpec(),
    [
      Field(
        "file", \.file, SpecShape<String>.name.located,
        "Path of a JSON file, relative to the spec.", required: "file: followers.json"),
      Field(
        "chart", \.chart, SpecShape<Int>.count(in: 1...10_000).located,
        "Number of the chart in its file, from 1 (default: 1)."),
      Field(
        "window", \.window,
        SpecShape<[Double]>.list(of: .number(in: 0...1), "a list of two ends", counts: 2...2)
          .located,
        "Ends of the window as fractions of the time axis (default: 0 and 1)."),
      Field(
        "hide", \.hide,
        .list(of: SpecShape<String>.name.located, "a list of series", counts: 0...1000),
        "Names of the hidden series (default: none)."),
    ]
  ) { chart, _, reader in
    guard let window = chart.window, window.value.count == 2, window.value[0] >= window.value[1]
    else { return }
    reader.report(window.node, "the ends of a window must ascend. Swap or correct them.")
  }
}
