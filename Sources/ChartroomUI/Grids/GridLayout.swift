public import Foundation

/// The layout of a `Grid`, for `AnyLayout` and for use without a view type.
///
/// The views of a `GridRow` are the cells of a row; see `Grid`.
///
///     let layout = isWide ? AnyLayout(GridLayout()) : AnyLayout(VStackLayout())
///
/// - Note: Unlike in SwiftUI, the views in a `GridRow` lose their state when an `AnyLayout` changes between a grid and
///   another layout.
public struct GridLayout: Layout {
  /// The alignment of the cells in their columns and rows.
  public var alignment: Alignment
  /// The distance between columns, in points; `nil` uses the preferred spacing of the cells.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; `nil` uses the preferred spacing of the cells.
  public var verticalSpacing: CGFloat?

  /// The rows of the grid.
  public struct Cache {
    fileprivate var cells: GridCells
  }

  /// Creates the layout of a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the cells in their columns and rows; the centre by default.
  ///   - horizontalSpacing: The distance between columns, in points. `nil`, the default, uses the preferred spacing of
  ///     the cells.
  ///   - verticalSpacing: The distance between rows, in points. `nil`, the default, uses the preferred spacing of the
  ///     cells.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  private var arrangement: GridArrangement {
    GridArrangement(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// Creates the cache, which holds the rows.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(cells: arrangement.makeCache(subviews: subviews))
  }

  /// Returns the size of the grid for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    arrangement.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.cells)
  }

  /// Places the cells.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    arrangement.placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache.cells)
  }

  /// Returns a grid of rows.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(arrangement: self, content: content().environment(\.isInGrid, true))
  }
}
