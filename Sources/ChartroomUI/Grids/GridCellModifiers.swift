public import Graphics

nonisolated extension View {
  /// Sets the number of columns that the view spans in the row of a grid; a number less than 1 counts as 1.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: max(count, 1))
  }

  /// Sets the position of the view in its cell of a grid, instead of the alignment of the grid.
  ///
  /// - Parameter anchor: The point of the view that coincides with the same point of the cell.
  /// - Returns: The view with the position set.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// Sets the horizontal alignment of the column of a grid that the view is in.
  ///
  /// Of several cells of a column, the first one with an alignment sets it.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Sets the axes on which the view takes the size of its column and row without affecting them.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
}

enum GridCellColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
enum GridCellAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}
enum GridCellUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
