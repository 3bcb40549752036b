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

  /// Checks that every layout so far came to rest.
  ///
  /// - Throws: The first view that kept changing until the stage gave up. What it draws then is arbitrary.
  package func checkSettled() throws(UnsettledError) {
    if let error = core.unsettled { throw error }
  }

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
      if !core.hasInvalidNodes || core.unsettled != nil { return }
    }
    core.giveUp()
  }
}
