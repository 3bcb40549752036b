public import Foundation

/// The parts of the sections of a lazy container that stay visible while the section is visible.
///
/// A pinned header stays at the beginning of the visible part of the scroll view, and a pinned footer at its end.
/// They leave with their section: the next header pushes the previous one away.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bit mask of the set: 1 for headers and 2 for footers.
  public let rawValue: UInt32

  /// Creates a set from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A view that arranges its subviews in a column and creates them when they become visible.
///
/// In a vertical `ScrollView`, only the subviews down to the end of the visible part are measured, and only
/// the visible ones are displayed. Until they are measured, the other subviews are assumed to be as long as
/// the first one. Elsewhere, all subviews are created. The column has the proposed width. Subviews keep their
/// state after they have been displayed.
public struct LazyVStack<Content: View> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a lazy vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal guide used to align the subviews in the column; the centre by default.
  ///   - spacing: The distance between adjacent subviews, in points. `nil`, the default, uses the preferred
  ///     spacing of each pair.
  ///   - pinnedViews: The parts of sections that stay visible; none by default.
  ///   - content: The subviews, from top to bottom. Those of a `ForEach` are created one by one.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: LazyContainer {
  var arrangement: LazyArrangement {
    LazyArrangement(
      axis: .vertical, spacing: spacing, tracks: nil,
      alignment: Alignment(horizontal: alignment, vertical: .top),
      pinnedViews: pinnedViews)
  }
}

/// A view that arranges its subviews in a row and creates them when they become visible.
///
/// In a horizontal `ScrollView`, only the subviews up to the end of the visible part are measured, and only
/// the visible ones are displayed. Until they are measured, the other subviews are assumed to be as long as
/// the first one. Elsewhere, all subviews are created. The row has the proposed height. Subviews keep their
/// state after they have been displayed.
public struct LazyHStack<Content: View> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a lazy horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical guide used to align the subviews in the row; the centre by default.
  ///   - spacing: The distance between adjacent subviews, in points. `nil`, the default, uses the preferred
  ///     spacing of each pair.
  ///   - pinnedViews: The parts of sections that stay visible; none by default.
  ///   - content: The subviews, from leading to trailing. Those of a `ForEach` are created one by one.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: LazyContainer {
  var arrangement: LazyArrangement {
    LazyArrangement(
      axis: .horizontal, spacing: spacing, tracks: nil,
      alignment: Alignment(horizontal: .leading, vertical: alignment),
      pinnedViews: pinnedViews)
  }
}
