public import Foundation
public import Graphics

/// The collection of subviews that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection {
  let elements: [LayoutElement]
  private let departingElements: [LayoutElement]
  private var recorder: PlacementRecorder?
  /// The layout direction of the container.
  ///
  /// In both directions, a layout measures horizontal positions from the leading edge.
  public let layoutDirection: LayoutDirection

  init(
    elements: [LayoutElement], departing: [LayoutElement], layoutDirection: LayoutDirection
  ) {
    self.elements = elements
    departingElements = departing
    self.layoutDirection = layoutDirection
  }

  /// The removed subviews that are displayed until their transitions end.
  ///
  /// A layout need not place them: each stays where it is, until a placement moves it.
  package var departing: [LayoutSubview] {
    departingElements.enumerated().map { index, element in
      LayoutSubview(element: element, index: elements.count + index, recorder: recorder)
    }
  }

  /// Returns a recorder of placements of the subviews, and of the departing ones behind them.
  func makeRecorder() -> PlacementRecorder {
    PlacementRecorder(count: elements.count, departingCount: departingElements.count)
  }

  func recording(in recorder: PlacementRecorder) -> LayoutSubviews {
    var copy = self
    copy.recorder = recorder
    return copy
  }

  /// Calls a closure after the last placement of the layout in an update.
  ///
  /// A container can place a layout several times, in other sizes, to find its alignment.
  ///
  /// - Parameters:
  ///   - object: An object that identifies the layout. The closure replaces an earlier one with the same object.
  ///   - action: The closure, which can change state. Without subviews, it is not called.
  package func afterPlacement(of object: AnyObject, _ action: @escaping @MainActor () -> Void) {
    let id = ObjectIdentifier(object)
    MainActor.assumeIsolated { [elements] in
      elements.first?.core.afterPlacement(of: id, action)
    }
  }

  /// The index of the first subview, which is always 0.
  public var startIndex: Int { 0 }
  /// The past-the-end index, which equals the number of subviews.
  public var endIndex: Int { elements.count }
  /// The subview at `index`.
  ///
  /// - Precondition: `index` is in `0..<endIndex`.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(element: elements[index], index: index, recorder: recorder)
  }
}

/// A proxy for a subview that a layout measures and places.
///
/// - Precondition: The proxy is used only on the main actor, which runs all layout code.
public struct LayoutSubview: Equatable {
  let element: LayoutElement
  let index: Int
  let recorder: PlacementRecorder?

  /// Returns the size that the subview chooses for a proposal, in points.
  ///
  /// Repeated calls with equal proposals return a cached size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { [element] in element.size(for: proposal) }
  }

  /// Returns the size and the alignment guides of the subview for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let element = element
    return ViewDimensions(size: sizeThatFits(proposal)) { key in
      MainActor.assumeIsolated { element.explicitGuide(key, in: proposal) }
    }
  }

  /// The subview's layout priority, which is 0 by default.
  ///
  /// A stack offers space to subviews with higher priorities first. The priority of a `Spacer` is negative
  /// infinity.
  public var priority: Double { MainActor.assumeIsolated { [element] in element.layoutPriority } }

  /// The subview's preferred distances from adjacent views.
  public var spacing: ViewSpacing { MainActor.assumeIsolated { [element] in element.spacing } }

  /// The value that the subview sets for a key with `layoutValue(key:value:)`, or the key's default value.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let id = ObjectIdentifier(key)
    // Never leaves this thread: the closure runs at once, here.
    nonisolated(unsafe) var found: AnyObject?
    MainActor.assumeIsolated { [element] in found = element.layoutValue(id) }
    guard let box = found as? LayoutValueBox<Key.Value> else { return Key.defaultValue }
    return box.value
  }

  /// The values that the subview sets for its container with `containerValue(_:_:)`.
  public var containerValues: ContainerValues { self[ContainerValuesKey.self] }

  /// Places the subview with its anchor at a position in the container.
  ///
  /// The last call for a subview takes effect. A call outside `placeSubviews(in:proposal:subviews:cache:)`
  /// has no effect.
  ///
  /// - Parameters:
  ///   - position: The position of the anchor, in points, in the coordinate space of the container's bounds.
  ///   - anchor: The point of the subview to place at `position`; the top leading corner by default.
  ///   - proposal: The size to propose to the subview, which determines its final size.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    recorder?.placements[index] = LayoutPlacement(
      position: position, anchor: anchor, proposal: proposal)
  }

  /// Leaves the subview out of the picture.
  ///
  /// A later call of `place(at:anchor:proposal:)` shows it, without motion.
  package func hide() {
    recorder?.placements[index] = LayoutPlacement(
      position: .zero, anchor: .topLeading, proposal: ProposedViewSize(.zero), isHidden: true)
  }

  /// Returns whether both proxies refer to the same subview.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.element === rhs.element
  }
}
