package import Foundation
package import Graphics

/// The state shared by all nodes and elements of a stage.
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
  /// The attribution of reads of state to elements.
  private(set) lazy var layoutReads = LayoutReads(queue: queue)
  private var listeners: [Int: WeakNode] = [:]
  private var refreshing: Set<Int> = []
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

  /// Returns the nearest point on the device-pixel grid; halves are rounded to the right and down.
  package func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x.snapped(toPixelsAt: scale), y: point.y.snapped(toPixelsAt: scale))
  }

  /// Returns `length` rounded up to whole device pixels, in points.
  package func roundedUp(_ length: CGFloat) -> CGFloat {
    length.isFinite ? (length * scale - 1e-6).rounded(.up) / scale : length
  }

  // MARK: Placing

  /// The elements whose contents must be placed again.
  private var boundaries: [LayoutElement] = []

  /// Schedules the placement of an element's contents after the layout.
  func placeContentsLater(_ element: LayoutElement) {
    boundaries.append(element)
    needsLayout = true
  }

  /// Performs the scheduled placements.
  ///
  /// The order does not matter: an outer element places an inner one again if it moves. Sorting would take
  /// longer, because there is usually one element.
  func placeContents() {
    while let element = boundaries.popLast() { element.placeContents() }
  }

  // MARK: Refreshing

  /// The nesting depth of the bodies under evaluation.
  var evaluationDepth = 0
  var isEvaluatingDeeply: Bool { evaluationDepth >= 128 }

  /// Returns the object that requests the refresh of a node while it is alive.
  func invalidator(for node: Node) -> Invalidator {
    if node.isAlive { listeners[node.number] = WeakNode(node) }
    return Invalidator(queue: queue, target: .node(node.number))
  }

  /// The number of nodes that can request a refresh.
  package var listenerCount: Int { listeners.count }

  /// Removes all references to a node that is disposed of.
  func forget(_ node: Node) {
    listeners[node.number] = nil
    didRefresh(node)
  }

  /// Records that a node was updated by other means.
  func didRefresh(_ node: Node) {
    queue.remove(node.number)
    refreshing.remove(node.number)
  }

  /// The number of evaluations whose observation of properties has ended.
  package var endedObservations: Int { queue.endedObservations }

  var hasInvalidNodes: Bool { !queue.isEmpty }

  /// Refreshes the invalid nodes, ancestors first.
  func refreshInvalidNodes() {
    for _ in 0..<1000 {
      for reads in queue.takeElements() { reads.invalidate() }
      refreshing = queue.takeAll()
      let nodes = refreshing.compactMap { listeners[$0]?.node }
      guard !nodes.isEmpty else { return }
      let inOrder = nodes.sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
      // A node that an ancestor has updated or removed is no longer in the set.
      for node in inOrder where refreshing.remove(node.number) != nil {
        node.refresh()
      }
    }
    giveUp()
  }

  /// The first view whose layout did not settle.
  private(set) var unsettled: UnsettledError?

  /// Records the outermost view that is still invalid.
  func giveUp() {
    let restless = queue.nodes.compactMap { listeners[$0]?.node }
    let outermost = restless.min { ($0.depth, $0.number) < ($1.depth, $1.number) }
    guard unsettled == nil, let outermost else { return }
    unsettled = UnsettledError(view: outermost.viewName)
  }
}
