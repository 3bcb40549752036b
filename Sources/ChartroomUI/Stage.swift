public import Foundation
public import Graphics

/// A window that nobody sees: holds a view, its state, its clock and its events.
///
///     let stage = Stage(size: ProposedViewSize(width: 375, height: 560), shaper: shaper) {
///       ChartView(…)
///     }
///     stage.send(.tap(at: CGPoint(x: 40, y: 520)))
///     let picture = stage.drawList()
@MainActor
public final class Stage {
  package let core: StageCore
  private let root: RootNode
  private let proposal: ProposedViewSize

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - size: What is proposed to the content, in points. The content's choice is the picture's
  ///     size.
  ///   - scale: Device pixels per point; frames are rounded to device pixels. Values that are
  ///     not positive and finite count as 1.
  ///   - environment: What the content's environment begins as; `displayScale` becomes `scale`.
  ///   - shaper: Shapes and measures all text.
  ///   - content: The view.
  public init<Content: View>(
    size: ProposedViewSize, scale: CGFloat = 1,
    environment: EnvironmentValues = EnvironmentValues(), shaper: any TextShaper,
    @ViewBuilder content: () -> Content
  ) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    core = StageCore(scale: scale, shaper: shaper)
    proposal = size
    var environment = environment
    environment.displayScale = scale
    environment.textMeasurer = TextMeasurer(core: core)
    root = RootNode(
      showing: content(), in: NodeContext(core: core, parent: nil, environment: environment))
  }

  /// Replaces the content, keeping the state of views that are in the same place again.
  public func update<Content: View>(@ViewBuilder content: () -> Content) {
    root.show(content())
  }

  /// Device pixels per point.
  public var scale: CGFloat { core.scale }

  /// The virtual time, in seconds from 0.
  ///
  /// Nothing reads the wall clock.
  public private(set) var time: TimeInterval = 0

  /// Moves the clock forward to `time`, in seconds; it never goes back.
  public func advance(to time: TimeInterval) {
    if time > self.time { self.time = time }
  }

  /// Delivers a pointer event to the views under it, as they stand now.
  public func send(_ event: PointerEvent) {
    layout()
    core.pointer.handle(event, root: rootElement)
  }

  /// Delivers pointer events one after the other.
  public func send(_ events: [PointerEvent]) { events.forEach { send($0) } }

  /// The size of the picture in points: what the content chose, up to whole device pixels.
  public var size: CGSize {
    layout()
    return rootElement.frame.size
  }

  /// Everything that the picture draws now.
  ///
  /// - Complexity: What changed since the last call; an unchanged stage answers at once.
  public func drawList() -> DrawList {
    layout()
    return rootElement.drawn()
  }

  /// The frame, rounded to device pixels, of the view that `id(_:)` names, or `nil`.
  ///
  /// A view of several elements has the union of their frames.
  public func frame<ID: Hashable>(of id: ID) -> CGRect? {
    layout()
    guard let node = core.named[AnyHashable(id)]?.node else { return nil }
    let frames = node.elements.map(\.frame)
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  /// The frames of all layout elements with their depth, from the outside in.
  public func layoutFrames() -> [(depth: Int, frame: CGRect)] {
    layout()
    var frames: [(Int, CGRect)] = []
    func visit(_ element: LayoutElement, depth: Int) {
      frames.append((depth, element.frame))
      for child in element.children { visit(child, depth: depth + 1) }
    }
    visit(rootElement, depth: 0)
    return frames
  }

  /// The characters that were asked for and that no font has, in ascending order.
  public var missingCharacters: [Unicode.Scalar] { core.missing.sorted() }

  /// How much work was done since the stage was made.
  package var counts: StageCounts { core.counts }

  private var rootElement: LayoutElement { root.element }

  /// Evaluates what is out of date and places everything.
  private func layout() {
    // Evaluation may write state, and placing may evaluate; a body that writes what it reads
    // never comes to rest, so there is an end to it.
    for _ in 0..<32 {
      core.refreshInvalidNodes()
      guard core.needsLayout else { return }
      core.needsLayout = false
      root.element.place(at: .zero, proposal: proposal)
      core.placeContents()
      if !core.hasInvalidNodes { return }
    }
  }
}

/// How much work a stage has done; tests hold limits to it.
package struct StageCounts: Equatable, Sendable {
  /// Bodies that were evaluated.
  package var bodies = 0
  /// Sizes that were computed and not found in a cache.
  package var measurements = 0
  /// Pieces of draw lists that were made and not found in a cache.
  package var pieces = 0
}

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
  ///
  /// The small lift keeps halves that arithmetic left just short of a half on the same side.
  package func rounded(_ point: CGPoint) -> CGPoint {
    func round(_ value: CGFloat) -> CGFloat {
      (value * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
    return CGPoint(x: round(point.x), y: round(point.y))
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
  }
}

/// The top of the tree: lays several views over each other, like a `ZStack`.
package final class RootNode: Node {
  private var slot: Node?
  let element: ContainerElement<ZStackLayout>

  init<Content: View>(showing content: Content, in context: NodeContext) {
    element = ContainerElement(ZStackLayout(), core: context.core)
    super.init(context)
    element.layoutDirection = environment.layoutDirection
    element.source = { [weak self] in self?.slot?.elements ?? [] }
    show(content)
  }

  override package var children: [Node] { slot.map { [$0] } ?? [] }

  override package func absorbElementChange() -> Bool {
    element.childrenDidChange()
    return true
  }

  func show<Content: View>(_ content: Content) { slot = reconciled(slot, with: content) }
}
