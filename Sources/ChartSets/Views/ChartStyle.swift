/// The looks of a chart.
public enum ChartStyle: String, CaseIterable, Hashable, Sendable {
  /// The design of Telegram's chart contest.
  case contest
  /// The look of the BestKora app, which solved the contest's first stage in SwiftUI.
  ///
  /// The app knew lines only. Bars, areas and shares are drawn as the contest draws them, with the
  /// axes and the parts of this look; two lines with an axis each have one on either side.
  case bestKora = "bestkora"

  /// Finds a style by its name in options.
  ///
  /// - Parameter name: The raw value of a style, or `seed`, an alias of `bestkora`. The style is
  ///   `nil` for other names.
  public init?(named name: String) {
    self.init(rawValue: name == "seed" ? Self.bestKora.rawValue : name)
  }
}
