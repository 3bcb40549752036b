package import Foundation

/// A Dynamic Type size: the user's preferred size of text.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest size, with body text of 14 points.
  case xSmall
  /// The size two steps below the default, with body text of 15 points.
  case small
  /// The size one step below the default, with body text of 16 points.
  case medium
  /// The default size, with body text of 17 points.
  case large
  /// The size one step above the default, with body text of 19 points.
  case xLarge
  /// The size two steps above the default, with body text of 21 points.
  case xxLarge
  /// The size three steps above the default, with body text of 23 points.
  case xxxLarge
  /// The first accessibility size, with body text of 28 points.
  case accessibility1
  /// The second accessibility size, with body text of 33 points.
  case accessibility2
  /// The third accessibility size, with body text of 40 points.
  case accessibility3
  /// The fourth accessibility size, with body text of 47 points.
  case accessibility4
  /// The fifth and largest accessibility size, with body text of 53 points.
  case accessibility5

  /// Returns the font size of a text style, in points, from the iOS table in Apple's Human Interface
  /// Guidelines, "Typography".
  package func fontSize(for style: Font.TextStyle) -> CGFloat {
    let sizes: [CGFloat] =
      switch style {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    return sizes[rank]
  }

  /// The position among all sizes, from 0 for the smallest.
  private var rank: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}

extension DynamicTypeSize {
  /// Whether the size is one for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
