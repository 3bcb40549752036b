public import Foundation

/// A type that arranges views: it proposes a size to each, accepts the size it chooses, and places it.
///
/// Positions run from leading to trailing; the result is mirrored for right-to-left layouts.
public protocol Layout: Animatable {
  /// The type of values that the layout computes once for its subviews; `Void` by default.
  associatedtype Cache = Void
  /// The subviews to arrange.
  typealias Subviews = LayoutSubviews

  /// The properties that the layout reports to its subviews; none by default.
  static var layoutProperties: LayoutProperties { get }
  /// Returns a new cache.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after a subview changed; by default replaces it.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the container's preferred spacing; by default, the union of its subviews' preferences.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the size of the container for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places every subview; a subview that is not placed is centred in `bounds`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the position of a guide in `bounds`; `nil`, the default, combines those of the subviews.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Returns the position of a guide in `bounds`; `nil`, the default, combines those of the subviews.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  /// Returns the empty cache.
  public func makeCache(subviews: Subviews) {}
}

/// The properties that a layout reports to its subviews.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its subviews; `nil` if it is not a stack.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that is not a stack.
  public init() {}
}

extension Layout {
  /// The properties of a layout that is not a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache with a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the union of the subviews' preferences.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
  }

  /// Returns `nil`.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns `nil`.
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

  /// Returns a view that arranges `content` with this layout.
  @MainActor
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutView(arrangement: self, content: content())
  }
}

struct LayoutView<Arrangement: Layout, Content: View>: ContainerView {
  let arrangement: Arrangement
  let content: Content
}
