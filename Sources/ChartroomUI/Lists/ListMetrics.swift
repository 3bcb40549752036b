import Foundation
import Graphics

/// The lengths and colours of a list.
///
/// Lengths are published measurements of iOS 13 to 18, in points.
struct ListMetrics {
  let kind: _ListKind
  /// The distance between sections.
  let sectionSpacing: CGFloat
  /// The distance between rows.
  let rowSpacing: CGFloat
  /// Whether the list is in a sheet or a popover.
  let isElevated: Bool

  init(
    _ kind: _ListKind, sectionSpacing: CGFloat?, rowSpacing: CGFloat?, isElevated: Bool = false
  ) {
    self.isElevated = isElevated
    self.kind = kind
    self.sectionSpacing = max(sectionSpacing ?? 22, 0)
    self.rowSpacing = max(rowSpacing ?? 0, 0)
  }

  /// Whether sections stand apart, on a background of another colour.
  var isGrouped: Bool { kind == .grouped || isInset || kind == .sidebar }
  /// Whether sections are cards.
  var isInset: Bool { kind == .insetGrouped }
  /// The distance of sections from the edges of the list.
  var margin: CGFloat { isInset ? 20 : 0 }
  var cornerRadius: CGFloat { isInset ? 10 : 0 }
  /// The distances of the content of a row from its edges.
  var rowInsets: EdgeInsets { EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20) }
  /// The distances of the text of a header from the edges of its section.
  var headerInsets: EdgeInsets {
    isGrouped
      ? EdgeInsets(top: 16, leading: 20, bottom: 6, trailing: 20)
      : EdgeInsets(top: 6, leading: 20, bottom: 6, trailing: 20)
  }
  var footerInsets: EdgeInsets { EdgeInsets(top: 6, leading: 20, bottom: 10, trailing: 20) }

  var background: Color {
    if kind == .sidebar { return .secondarySurface }
    if isGrouped { return isElevated ? .secondarySurface : .groupedSurface }
    return isElevated ? .secondaryGroupedSurface : .surface
  }
  var rowBackground: Color {
    switch kind {
    case .insetGrouped, .grouped:
      isElevated ? .tertiarySurface : .secondaryGroupedSurface
    case .plain, .inset, .sidebar: .clear
    }
  }
  var hasSeparators: Bool { kind != .sidebar }

  /// Returns the distances of a row from the edges of the list and from the row or the section above.
  func margins(ofRowAt position: ListPosition) -> EdgeInsets {
    let space =
      position.isFirst ? isGrouped && !position.hasHeader ? sectionSpacing : 0 : rowSpacing
    return EdgeInsets(top: space, leading: margin, bottom: 0, trailing: margin)
  }
}

/// The position of a row in its section.
struct ListPosition: Equatable {
  var isFirst: Bool
  var isLast: Bool
  /// Whether the section is the first of the list.
  var isInFirstSection: Bool
  /// Whether the section has a header; `true` for headers.
  var hasHeader: Bool
}
