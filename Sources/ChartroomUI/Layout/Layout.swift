public import Foundation

/// A type that determines the size of a container and the positions of its subviews.
///
/// A layout proposes a size to each subview, accepts the size that the subview chooses, and places the
/// subview. Horizontal positions are measured from the leading edge, so that right-to-left layouts are
/// mirrored automatically.
public protocol Layout: Animatable {
  /// The type of the data that the layout caches between calls; `Void` by default.
  associatedtype Cache = Void
  /// The collection of subviews to arrange.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout; by default, those of a layout that is not a stack.
  static var layoutProperties: LayoutProperties { get }
  /// Returns a new cache for the subviews.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after the subviews change; by default, replaces it with a new cache.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the container's preferred spacing; by default, the union of the subviews' preferred spacing.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the size of the container for a proposal.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size. On each axis, `nil` requests the ideal length, 0 the minimum and
  ///     infinity the maximum.
  ///   - subviews: The subviews of the container.
  ///   - cache: The cache of the layout.
  /// - Returns: The size, in points. A negative or NaN length is treated as 0.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places the subviews.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle in which to place the subviews, in points.
  ///   - proposal: The size that was proposed to the container.
  ///   - subviews: The subviews to place. A subview that is not placed is centred in `bounds`.
  ///   - cache: The cache of the layout.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the explicit position of a horizontal guide of the container; `nil` by default.
  ///
  /// - Parameters:
  ///   - guide: The guide whose position is requested.
  ///   - bounds: The rectangle of the container, in points.
  ///   - proposal: The size that was proposed to the container.
  ///   - subviews: The subviews of the container.
  ///   - cache: The cache of the layout.
  /// - Returns: The distance from the leading edge of `bounds`, in points, or `nil` to use the mean of
  ///   the explicit positions in the subviews.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Returns the explicit position of a vertical guide of the container; `nil` by default.
  ///
  /// - Parameters:
  ///   - guide: The guide whose position is requested.
  ///   - bounds: The rectangle of the container, in points.
  ///   - proposal: The size that was proposed to the container.
  ///   - subviews: The subviews of the container.
  ///   - cache: The cache of the layout.
  /// - Returns: The distance from the top edge of `bounds`, in points, or `nil` to combine the explicit
  ///   positions in the subviews. The combined position is the minimum for `firstTextBaseline`, the maximum
  ///   for `lastTextBaseline` and the mean for all other guides.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  /// Returns an empty cache.
  public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout that affect its subviews.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its subviews; `nil`, the default, if it is not a stack.
  ///
  /// `Spacer` and `Divider` subviews adapt to this axis.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that is not a stack.
  public init() {}
}

extension Layout {
  /// The properties of a layout that is not a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache with the result of `makeCache(subviews:)`.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the union of the subviews' preferred spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
  }

  /// Returns `nil`, so that the explicit positions of the guide in the subviews are combined.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns `nil`, so that the explicit positions of the guide in the subviews are combined.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  func guide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    switch key.axis {
    case .horizontal:
      explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    case .vertical:
      explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    }
  }

  /// Returns a container view that arranges `content` with this layout.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutView(arrangement: self, content: content())
  }
}

/// A layout that sets no explicit alignment guides but those of texts: baselines, and the beginning of separators.
///
/// A stage with only such layouts searches no views for other guides.
package protocol GuidelessLayout: Layout {}

struct LayoutView<Arrangement: Layout, Content: View> {
  let arrangement: Arrangement
  let content: Content
}

extension LayoutView: ContainerView {}
