public import Foundation
public import Graphics

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
