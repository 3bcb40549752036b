public import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// The length of a column or row.
  public enum Size: Sendable {
    /// One column or row with a fixed length, in points.
    case fixed(CGFloat)
    /// One column or row with a length between two limits, in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit, each with a length between two limits, in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length.
  public var size: Size
  /// The distance to the next column or row, in points; `nil` selects 8.
  public var spacing: CGFloat?
  /// The alignment of the subviews in their cells; `nil` selects that of the grid.
  public var alignment: Alignment?

  /// Creates a column or row.
  ///
  /// - Parameters:
  ///   - size: The length; flexible from 10 points by default.
  ///   - spacing: The distance to the next column or row, in points; `nil`, the default, selects 8.
  ///   - alignment: The alignment of the subviews in their cells; `nil`, the default, selects that of the
  ///     grid.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A view that arranges its subviews in rows of a grid and creates them when they become visible.
///
/// A row is as tall as its tallest subview. In a vertical `ScrollView`, only the rows down to the end of the
/// visible part are created; see `LazyVStack`.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a lazy vertical grid.
  ///
  /// - Parameters:
  ///   - columns: The columns. If the array is empty, there is one flexible column.
  ///   - alignment: The alignment of the columns in the grid, and of the subviews in their cells; the centre
  ///     by default.
  ///   - spacing: The distance between rows, in points; `nil`, the default, selects 8.
  ///   - pinnedViews: The parts of sections that stay visible; none by default.
  ///   - content: The subviews, row by row. Those of a `ForEach` are created one by one.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: LazyContainer {
  var arrangement: LazyArrangement {
    LazyArrangement(
      axis: .vertical, spacing: spacing ?? 8, tracks: columns.isEmpty ? [GridItem()] : columns,
      alignment: Alignment(horizontal: alignment, vertical: .center),
      pinnedViews: pinnedViews)
  }
}

/// A view that arranges its subviews in columns of a grid and creates them when they become visible.
///
/// A column is as wide as its widest subview. In a horizontal `ScrollView`, only the columns up to the end of
/// the visible part are created; see `LazyHStack`.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a lazy horizontal grid.
  ///
  /// - Parameters:
  ///   - rows: The rows. If the array is empty, there is one flexible row.
  ///   - alignment: The alignment of the rows in the grid, and of the subviews in their cells; the centre by
  ///     default.
  ///   - spacing: The distance between columns, in points; `nil`, the default, selects 8.
  ///   - pinnedViews: The parts of sections that stay visible; none by default.
  ///   - content: The subviews, column by column. Those of a `ForEach` are created one by one.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: LazyContainer {
  var arrangement: LazyArrangement {
    LazyArrangement(
      axis: .horizontal, spacing: spacing ?? 8, tracks: rows.isEmpty ? [GridItem()] : rows,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      pinnedViews: pinnedViews)
  }
}
