import Foundation
import Graphics

/// The sizes of bars: published measurements of iOS 13 to 18 at the text size `.large`, in points.
enum NavigationMetrics {
  /// The height of the row of buttons.
  static let bar: CGFloat = 44
  /// The height of the row of buttons in a sheet.
  static let sheetBar: CGFloat = 56
  static let bottomBar: CGFloat = 44
  /// The height of the segments of a search with the space below them.
  static let scopeBar: CGFloat = 44
  static let margin: CGFloat = 16

  /// Returns the height of the row of a large title.
  static func largeTitle(in size: DynamicTypeSize) -> CGFloat {
    max(52, lineHeight(of: .largeTitle, in: size) + 4)
  }

  /// Returns the height of a text below a large title.
  static func subtitle(in size: DynamicTypeSize) -> CGFloat {
    max(20, lineHeight(of: .subheadline, in: size))
  }

  /// Returns the height of a search field.
  static func searchField(in size: DynamicTypeSize) -> CGFloat {
    max(36, lineHeight(of: .body, in: size) + 14.75)
  }

  /// Returns the height of a search field with the space below it.
  static func searchBar(in size: DynamicTypeSize) -> CGFloat { searchField(in: size) + 16 }

  /// Returns the height of a line, which is slightly more than that in the system font.
  private static func lineHeight(of style: Font.TextStyle, in size: DynamicTypeSize) -> CGFloat {
    1.25 * size.fontSize(for: style)
  }
}

private enum NavigationBarHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { NavigationMetrics.bar }
}

extension EnvironmentValues {
  /// The height of the row of buttons of the bar of a screen, in points.
  var navigationBarHeight: CGFloat {
    get { self[NavigationBarHeightKey.self] }
    set { self[NavigationBarHeightKey.self] = newValue }
  }
}
