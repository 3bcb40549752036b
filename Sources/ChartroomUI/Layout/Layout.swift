public import Foundation
public import Graphics

/// Arranges views: proposes sizes to them, takes what they choose, places them.
///
/// Positions are leading-to-trailing; under a right-to-left direction the whole is mirrored.
public protocol Layout: Animatable {
  /// What the layout computes once for its subviews; `Void` by default.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// What views inside may know of the layout; by default nothing.
  static var layoutProperties: LayoutProperties { get }
  /// Makes the cache.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date after a subview changed; by default makes a new one.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distance the container prefers from others; by default that of its subviews' edges.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size of the container for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places every subview; those left out are centred.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The place of a guide, or `nil` to combine those of the subviews.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// The place of a guide, or `nil` to combine those of the subviews.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  /// Makes no cache.
  public func makeCache(subviews: Subviews) {}
}

/// What a layout tells the views inside of it.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its views, or `nil` if it does not.
  public var stackOrientation: Axis?

  /// Creates properties of a layout that is no stack.
  public init() {}
}

extension Layout {
  /// The properties of a layout that is no stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of the subviews' preferences.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
  }

  /// No opinion.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// No opinion.
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

  /// A view that arranges `content` with this layout.
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

/// A value that views carry for the layout around them.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that carry none.
  static var defaultValue: Value { get }
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection {
  private let elements: [LayoutElement]
  private var recorder: PlacementRecorder?
  /// The direction of the container; positions are leading-to-trailing all the same.
  public let layoutDirection: LayoutDirection

  init(elements: [LayoutElement], layoutDirection: LayoutDirection) {
    self.elements = elements
    self.layoutDirection = layoutDirection
  }

  func recording(in recorder: PlacementRecorder) -> LayoutSubviews {
    var copy = self
    copy.recorder = recorder
    return copy
  }

  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { elements.count }
  /// The subview at `index`.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(element: elements[index], index: index, recorder: recorder)
  }
}

/// One of the views that a layout arranges.
///
/// - Precondition: Used on the main actor, where all layout happens.
public struct LayoutSubview: Equatable {
  let element: LayoutElement
  let index: Int
  let recorder: PlacementRecorder?

  /// The size the view takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { [element] in element.size(for: proposal) }
  }

  /// The size the view takes for a proposal, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let element = element
    return ViewDimensions(size: sizeThatFits(proposal)) { key in
      MainActor.assumeIsolated { element.explicitGuide(key, in: proposal) }
    }
  }

  /// The order in which stacks satisfy views; 0 by default, higher first.
  public var priority: Double { MainActor.assumeIsolated { [element] in element.layoutPriority } }

  /// The distance the view prefers from others.
  public var spacing: ViewSpacing { MainActor.assumeIsolated { [element] in element.spacing } }

  /// A value that the view carries for its layout.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let id = ObjectIdentifier(key)
    // Never leaves this thread: the closure runs at once, here.
    nonisolated(unsafe) var found: Any?
    MainActor.assumeIsolated { [element] in found = element.layoutValue(id) }
    return found as? Key.Value ?? Key.defaultValue
  }

  /// Places the view so that its `anchor` lies at `position`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    recorder?.placements[index] = LayoutPlacement(
      position: position, anchor: anchor, proposal: proposal)
  }

  /// Whether two values stand for the same view.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.element === rhs.element
  }
}

/// Where a layout put a subview.
struct LayoutPlacement {
  var position: CGPoint
  var anchor: UnitPoint
  var proposal: ProposedViewSize

  @MainActor
  func origin(of element: LayoutElement) -> CGPoint {
    let size = element.size(for: proposal)
    return CGPoint(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
  }
}

/// Takes note of placements, so that asking for guides moves nothing.
final class PlacementRecorder {
  var placements: [LayoutPlacement?]

  init(count: Int) { placements = Array(repeating: nil, count: count) }

  func finish(size: CGSize) -> [LayoutPlacement] {
    placements.map {
      $0
        ?? LayoutPlacement(
          position: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
          proposal: ProposedViewSize(size))
    }
  }
}
