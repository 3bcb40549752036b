/// The visual style of a chart.
public enum ChartStyle: String, CaseIterable, Hashable, Sendable {
  /// The design of Telegram's chart contest.
  case contest
  /// The design of BestKora, a SwiftUI app that implements the first stage of the contest.
  ///
  /// The app draws only lines. In this style, bars, areas and percentages have the marks of `contest`
  /// with the axes and controls of BestKora. Two lines with separate Y axes have one axis on each side.
  case bestKora = "bestkora"

  /// Creates a style from its name.
  ///
  /// The result is `nil` if no style has the name.
  ///
  /// - Parameter name: The raw value of a style, or `seed`, an alias of `bestkora`; case-sensitive.
  public init?(named name: String) {
    self.init(rawValue: name == "seed" ? Self.bestKora.rawValue : name)
  }
}
