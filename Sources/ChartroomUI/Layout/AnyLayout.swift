public import Foundation

/// A layout of any type.
///
/// A view that selects one of several layouts keeps the state of its subviews when the layout changes, and the subviews
/// move to their new places in an animation.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Text("One"); Text("Two") }
public struct AnyLayout: Layout {
  /// The cache of a layout of any type.
  public struct Cache {
    fileprivate var value: Any
  }

  private let base: any Layout
  /// The axis of a stack; `nil` for other layouts.
  private let stackAxis: Axis?
  /// Whether the views of a `GridRow` are cells.
  private let isGrid: Bool

  /// Creates a layout of any type from a layout.
  public init<L: Layout>(_ layout: L) {
    base = layout
    stackAxis = L.layoutProperties.stackOrientation
    isGrid = L.self == GridLayout.self
  }

  /// Creates the cache of the layout.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: base.anyCache(subviews)) }

  /// Updates the cache of the layout, which is created again after a change of the layout's type.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    base.update(&cache.value, subviews)
  }

  /// Returns the preferred spacing of the layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    base.spacing(subviews, &cache.value)
  }

  /// Returns the size of the layout for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    base.size(proposal, subviews, &cache.value)
  }

  /// Places the subviews.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    base.place(in: bounds, proposal, subviews, &cache.value)
  }

  /// Returns the explicit position of a horizontal guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    base.position(of: guide.key, in: bounds, proposal, subviews, &cache.value)
  }

  /// Returns the explicit position of a vertical guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    base.position(of: guide.key, in: bounds, proposal, subviews, &cache.value)
  }

  /// Returns a view that arranges views with the layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(
      arrangement: self,
      content: content().environment(\.stackAxis, stackAxis).environment(\.isInGrid, isGrid))
  }
}

/// The requirements of a layout, with a cache of any type.
extension Layout {
  fileprivate func anyCache(_ subviews: Subviews) -> Any { makeCache(subviews: subviews) }

  fileprivate func update(_ cache: inout Any, _ subviews: Subviews) {
    guard var own = cache as? Cache else { return cache = makeCache(subviews: subviews) }
    updateCache(&own, subviews: subviews)
    cache = own
  }

  private func with<Result>(
    _ cache: inout Any, _ subviews: Subviews, _ body: (inout Cache) -> Result
  ) -> Result {
    var own = cache as? Cache ?? makeCache(subviews: subviews)
    defer { cache = own }
    return body(&own)
  }

  fileprivate func spacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func size(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) -> CGSize {
    with(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
  ) {
    with(&cache, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func position(
    of key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      guide(key, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
