public import Foundation

/// A container that arranges views in rows and columns.
///
/// The views of a `GridRow` are the cells of a row. Any other view is a separate row that spans all columns. The
/// grid has as many columns as its widest row. A column is as wide as its widest cell, and flexible columns share the
/// proposed width as in an `HStack`; rows share the height in the same way.
public struct Grid<Content: View> {
  private let arrangement: GridArrangement
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the cells in their columns and rows; the centre by default.
  ///   - horizontalSpacing: The distance between columns, in points. `nil`, the default, uses the preferred spacing of
  ///     the cells.
  ///   - verticalSpacing: The distance between rows, in points. `nil`, the default, uses the preferred spacing of the
  ///     cells.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    arrangement = GridArrangement(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: View {
  /// The rows, arranged in columns.
  public var body: some View { arrangement { content.environment(\.isInGrid, true) } }
}

/// A row of a `Grid`, whose views are cells.
///
/// Outside of a grid, the views are arranged as in an `HStack`.
public struct GridRow<Content: View> {
  private let alignment: VerticalAlignment?
  private let content: Content
  @State private var id = GridRowID()
  @Environment(\.isInGrid) private var isInGrid

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the cells; `nil`, the default, uses that of the grid.
  ///   - content: The cells, from leading to trailing.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  /// The cells.
  public var body: some View {
    if isInGrid {
      content
        .environment(\.isInGrid, false)
        .layoutValue(key: GridRowKey.self, value: GridRowMark(id: id, alignment: alignment))
    } else {
      HStack(alignment: alignment ?? .center) { content }
    }
  }
}

/// The identity of a row.
final class GridRowID: Sendable {}

/// The row that a cell belongs to.
struct GridRowMark {
  let id: GridRowID
  let alignment: VerticalAlignment?
}

enum GridRowKey: LayoutValueKey { static var defaultValue: GridRowMark? { nil } }

private enum IsInGridKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is a row of a grid.
  var isInGrid: Bool {
    get { self[IsInGridKey.self] }
    set { self[IsInGridKey.self] = newValue }
  }
}
