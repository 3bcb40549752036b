public import Foundation
public import Graphics

/// The subviews that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection {
  private let elements: [LayoutElement]
  private var recorder: PlacementRecorder?
  /// The layout direction of the container.
  ///
  /// Positions run from leading to trailing in either direction.
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

  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { elements.count }
  /// The subview at `index`.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(element: elements[index], index: index, recorder: recorder)
  }
}

/// A subview that a layout arranges.
///
/// - Precondition: It is used on the main actor, where all layout happens.
public struct LayoutSubview: Equatable {
  let element: LayoutElement
  let index: Int
  let recorder: PlacementRecorder?

  /// Returns the size of the view for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { [element] in element.size(for: proposal) }
  }

  /// Returns the size and the alignment guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let element = element
    return ViewDimensions(size: sizeThatFits(proposal)) { key in
      MainActor.assumeIsolated { element.explicitGuide(key, in: proposal) }
    }
  }

  /// The view's layout priority, 0 by default; stacks offer space to higher priorities first.
  public var priority: Double { MainActor.assumeIsolated { [element] in element.layoutPriority } }

  /// The view's preferred spacing.
  public var spacing: ViewSpacing { MainActor.assumeIsolated { [element] in element.spacing } }

  /// The value that the view carries for a key, or the key's default.
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

  /// Returns whether both values refer to the same view.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.element === rhs.element
  }
}
