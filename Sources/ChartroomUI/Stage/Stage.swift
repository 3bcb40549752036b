public import Foundation
public import Graphics

/// An offscreen window: it hosts a view with its state, a virtual clock and pointer events.
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
  ///   - size: The size proposed to the content, in points. The size that the content chooses is the
  ///     picture's size.
  ///   - scale: The number of device pixels per point; frames are rounded to device pixels. A value that
  ///     is not positive and finite counts as 1.
  ///   - environment: The initial environment of the content; its `displayScale` is set to `scale`.
  ///   - shaper: The shaper that shapes and measures all text.
  ///   - content: The content.
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

  /// Replaces the content and keeps the state of views with the same structural identity.
  public func update<Content: View>(@ViewBuilder content: () -> Content) {
    root.show(content())
  }

  /// The number of device pixels per point.
  public var scale: CGFloat { core.scale }

  /// The virtual time, in seconds since the stage was created.
  ///
  /// The stage never reads the wall clock.
  public private(set) var time: TimeInterval = 0

  /// Advances the clock to `time`, in seconds; an earlier time is ignored.
  public func advance(to time: TimeInterval) {
    if time > self.time { self.time = time }
  }

  /// Delivers a pointer event to the views under it, in their current layout.
  public func send(_ event: PointerEvent) {
    layout()
    core.pointer.handle(event, root: rootElement)
  }

  /// Delivers pointer events in order.
  public func send(_ events: [PointerEvent]) { events.forEach { send($0) } }

  /// The size of the picture, in points: the size of the content, rounded to device pixels.
  public var size: CGSize {
    layout()
    return rootElement.frame.size
  }

  /// Returns the draw list of the current picture.
  ///
  /// - Complexity: Proportional to the changes since the last call; O(1) if there are none.
  public func drawList() -> DrawList {
    layout()
    return rootElement.drawn()
  }

  /// Returns the frame of the view with an identity set by `id(_:)`, in points, rounded to device pixels.
  ///
  /// - Returns: The union of the frames if the view has several layout elements; `nil` if it has none.
  public func frame<ID: Hashable>(of id: ID) -> CGRect? {
    layout()
    guard let node = core.named[AnyHashable(id)]?.node else { return nil }
    let frames = node.elements.map(\.frame)
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  /// Returns the frames of all layout elements with their depth, parents before children.
  ///
  /// - Complexity: O(*n*) for *n* layout elements.
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

  /// The characters of all texts so far that no font contains, in ascending order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* missing characters.
  public var missingCharacters: [Unicode.Scalar] { core.missing.sorted() }

  /// The work done since the stage was created.
  package var counts: StageCounts { core.counts }

  private var rootElement: LayoutElement { root.element }

  /// Checks that every layout so far has settled.
  ///
  /// - Throws: `UnsettledError` with the first view that kept changing; the picture is then undefined.
  package func checkSettled() throws(UnsettledError) {
    if let error = core.unsettled { throw error }
  }

  /// Evaluates invalid nodes and updates the layout.
  private func layout() {
    // Evaluation can write state, and placement can evaluate. The number of rounds is limited, because a
    // body that writes state that it reads never settles.
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
