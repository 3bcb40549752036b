package import Foundation
package import Graphics

/// What all nodes and elements of one stage share.
@MainActor
package final class StageCore {
  package let scale: CGFloat
  package var counts = StageCounts()
  package var needsLayout = true
  package let pointer = PointerDispatcher()
  var named: [AnyHashable: WeakNode] = [:]
  private(set) var missing: Set<Unicode.Scalar> = []
  private let shaper: any TextShaper
  private let queue = InvalidationQueue()
  private var listeners: [ObjectIdentifier: WeakNode] = [:]
  private var refreshing: Set<ObjectIdentifier> = []
  var nodesMade = 0

  init(scale: CGFloat, shaper: any TextShaper) {
    self.scale = scale
    self.shaper = shaper
  }

  package func shape(_ request: TextRequest) -> ResolvedText {
    let text = shaper.shape(request)
    missing.formUnion(text.missing)
    return text
  }

  /// The nearest point on the device-pixel grid, halves going down and right.
  package func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x.snapped(toPixelsAt: scale), y: point.y.snapped(toPixelsAt: scale))
  }

  /// The least whole number of device pixels that holds `length`, in points.
  package func roundedUp(_ length: CGFloat) -> CGFloat {
    length.isFinite ? (length * scale - 1e-6).rounded(.up) / scale : length
  }

  // MARK: Placing

  /// The elements whose contents are to be placed anew.
  private var boundaries: [LayoutElement] = []

  /// Has the contents of an element placed anew after the layout.
  func placeContentsLater(_ element: LayoutElement) {
    boundaries.append(element)
    needsLayout = true
  }

  /// Places the contents that are still to be placed.
  ///
  /// In no order: of two that lie in one another the outer one places the inner one again where that
  /// moves. To sort them takes more work than that, for there is mostly one.
  func placeContents() {
    while let element = boundaries.popLast() { element.placeContents() }
  }

  // MARK: Refreshing

  /// How many bodies are being evaluated inside one another.
  var evaluationDepth = 0
  var isEvaluatingDeeply: Bool { evaluationDepth >= 128 }

  /// What asks for the refresh of a node, as long as it is alive.
  func invalidator(for node: Node) -> Invalidator {
    let id = ObjectIdentifier(node)
    if node.isAlive { listeners[id] = WeakNode(node) }
    return Invalidator(queue: queue, node: id)
  }

  /// How many nodes may ask for a refresh.
  package var listenerCount: Int { listeners.count }

  /// Ends the refreshes of a node that is disposed of.
  func forget(_ node: Node) {
    listeners[ObjectIdentifier(node)] = nil
    didRefresh(node)
  }

  /// Tells that a node was brought up to date by other means.
  func didRefresh(_ node: Node) {
    queue.remove(ObjectIdentifier(node))
    refreshing.remove(ObjectIdentifier(node))
  }

  var hasInvalidNodes: Bool { !queue.isEmpty }

  /// Refreshes the nodes that asked for it, outer ones first.
  func refreshInvalidNodes() {
    for _ in 0..<1000 {
      refreshing = queue.takeAll()
      let nodes = refreshing.compactMap { listeners[$0]?.node }
      guard !nodes.isEmpty else { return }
      let inOrder = nodes.sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
      // A node that an outer one brings up to date, or removes, is no longer among them.
      for node in inOrder where refreshing.remove(ObjectIdentifier(node)) != nil {
        node.refresh()
      }
    }
    giveUp()
  }

  /// The view that kept changing when the stage first gave up on it.
  private(set) var unsettled: UnsettledError?

  /// Notes the outermost of the views that still ask for a refresh.
  func giveUp() {
    let restless = queue.nodes.compactMap { listeners[$0]?.node }
    let outermost = restless.min { ($0.depth, $0.number) < ($1.depth, $1.number) }
    guard unsettled == nil, let outermost else { return }
    unsettled = UnsettledError(view: outermost.viewName)
  }
}
