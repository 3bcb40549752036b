/// The looks of a chart.
public enum ChartStyle: String, CaseIterable, Hashable, Sendable {
  /// The design of Telegram's chart contest.
  case contest
  /// The look of the BestKora app, which solved the contest's first stage in SwiftUI.
  ///
  /// The app knew lines only. Bars, areas and shares are drawn as the contest draws them, with the
  /// axes and the parts of this look; two lines with an axis each have one on either side.
  case bestKora = "bestkora"

  /// Creates a style from its name on the command line.
  ///
  /// - Parameter name: The raw value of a style, or `seed`, an alias of `bestkora`. Other
  ///   names give `nil`.
  public init?(named name: String) {
    self.init(rawValue: name == "seed" ? Self.bestKora.rawValue : name)
  }
}
