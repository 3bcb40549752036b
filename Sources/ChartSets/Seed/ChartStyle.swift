/// The looks that a chart may have.
public enum ChartStyle: String, CaseIterable, Hashable, Sendable {
  /// The design of Telegram's chart contest.
  case contest
  /// The look of the BestKora app, which solved the contest's first stage in SwiftUI.
  ///
  /// The app knew lines only. Bars, areas and shares are drawn as the contest draws them, with the
  /// axes and the parts of this look; two lines with an axis each have one on either side.
  case seed
}
