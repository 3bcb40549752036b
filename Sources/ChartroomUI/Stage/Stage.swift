public import Foundation
public import Graphics

/// An offscreen window that hosts a view, its state and a virtual clock, and receives pointer events.
///
///     let stage = Stage(size: ProposedViewSize(width: 375, height: 560), shaper: shaper) {
///       ChartView(…)
///     }
///     stage.send(.tap(at: CGPoint(x: 40, y: 520)))
///     let list = stage.drawList()
@MainActor
public final class Stage {
  package let core: StageCore
  private let root: RootNode
  private let proposal: ProposedViewSize
  private let insets: EdgeInsets
  private let presentationMotion = PresentationMotion()

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - size: The size proposed to the content, in points. The content chooses the final size.
  ///   - scale: The number of device pixels per point; 1 by default. Frames are rounded to device pixels. A
  ///     value that is not positive and finite counts as 1.
  ///   - environment: The environment of the content; `EnvironmentValues()` by default. Its `displayScale`
  ///     is replaced by `scale`, and size classes that it does not have are those of `size`.
  ///   - safeAreaInsets: The insets of the area in which the content is laid out, in points; none by default.
  ///     Views can extend into them with `ignoresSafeArea`.
  ///   - shaper: The shaper that measures and shapes all text.
  ///   - content: A view builder that creates the content. Several views are overlaid, as in a `ZStack`.
  public init<Content: View>(
    size: ProposedViewSize, scale: CGFloat = 1,
    environment: EnvironmentValues = EnvironmentValues(),
    safeAreaInsets: EdgeInsets = EdgeInsets(), shaper: any TextShaper,
    @ViewBuilder content: () -> Content
  ) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    core = StageCore(scale: scale, shaper: shaper)
    core.beginUpdate(in: Transaction())
    proposal = size
    var environment = environment
    environment.displayScale = scale
    environment.horizontalSizeClass =
      environment.horizontalSizeClass ?? size.width.map(UserInterfaceSizeClass.horizontal)
    environment.verticalSizeClass =
      environment.verticalSizeClass ?? size.height.map(UserInterfaceSizeClass.vertical)
    environment.textMeasurer = TextMeasurer(core: core)
    environment.contentWarnings = ContentWarnings(core: core)
    environment.presentationMotion = presentationMotion
    core.tasks.clock.start(at: environment._startDate)
    core.tasks.setFormats(of: environment)
    let context = NodeContext(core: core, parent: nil, environment: environment)
    insets = safeAreaInsets
    core.containerSize = ProposedViewSize(
      width: size.width.map { $0 - safeAreaInsets.leading - safeAreaInsets.trailing },
      height: size.height.map { $0 - safeAreaInsets.top - safeAreaInsets.bottom })
    root = TaskScope.$current.withValue(core.scope) {
      safeAreaInsets == EdgeInsets()
        ? RootNode(showing: PresentationHost(content: content()), in: context)
        : RootNode(
          showing: PresentationHost(
            content: ZStack { content() }.safeAreaPadding(safeAreaInsets)), in: context)
    }
    core.updateStage = { [weak self] in self?.updateForOtherTransaction() }
  }

  isolated deinit {
    core.tasks.cancelAll()
    core.removeAll()
  }

  /// Replaces the content, and keeps the state of views whose structural identity is unchanged.
  ///
  /// The changes are animated if the method is called in the closure of `withAnimation`.
  ///
  /// - Parameter content: A view builder that creates the new content.
  public func update<Content: View>(@ViewBuilder content: () -> Content) {
    updateForOtherTransaction()
    core.beginUpdate(in: Transaction.current)
    inStage {
      if insets == EdgeInsets() {
        root.show(PresentationHost(content: content()))
      } else {
        root.show(PresentationHost(content: ZStack { content() }.safeAreaPadding(insets)))
      }
    }
    _ = updateLayout()
  }

  /// The number of device pixels per point.
  public var scale: CGFloat { core.scale }

  /// The virtual time, in seconds since the stage was created.
  ///
  /// It starts at 0 and changes only by `advance(to:)`, by `runTasks(until:waitingAtMost:)` and by events with a
  /// time. The stage never reads the system clock.
  public var time: TimeInterval { core.timers.now }

  /// Advances the virtual clock to `time`, in seconds; an earlier time is ignored.
  ///
  /// The layout is updated first, so that animations of earlier changes start at the time of the change.
  /// Actions that become due, such as that of a long press, run in the order of their times. Tasks whose
  /// sleep ends continue when the main actor is free; `runTasks(until:waitingAtMost:)` waits for them.
  public func advance(to time: TimeInterval) {
    layout()
    while core.timers.hasDue(by: time) {
      inStage { core.timers.fireNext(by: time) }
      layout()
    }
    core.timers.advance(to: time)
  }

  /// Whether an animation is in progress, so that the draw list changes with the clock.
  package var isAnimating: Bool { core.motions.areMoving }

  /// Whether sheets, alerts, menus and views of a path move to their places and away, as on iOS; `false` by default.
  ///
  /// By default, they are at their places immediately, so that an image after an event shows its result. Set it to
  /// `true` for a film, before the first change. Views that a link pushes without a binding move in both cases.
  public var animatesPresentations: Bool {
    get { presentationMotion.isAnimated }
    set { presentationMotion.isAnimated = newValue }
  }

  /// Delivers a pointer event to the gestures of the views at its location.
  ///
  /// The clock is first advanced to the time of the event, if it has one, and the layout is updated. A
  /// `.down` event selects the views, and the other events of the touch are delivered to the same views.
  public func send(_ event: PointerEvent) {
    if let time = event.time { advance(to: time) }
    layout()
    // A press that was delayed until the release takes effect before it.
    if event.phase == .up, inStage({ core.pointer.endDelay(of: event.pointer) }) { layout() }
    inStage { core.pointer.handle(event, root: rootElement) }
  }

  /// Delivers pointer events in order, and updates the layout before each event.
  public func send(_ events: [PointerEvent]) { events.forEach { send($0) } }

  /// The size of the content after layout, in points, rounded to device pixels.
  public var size: CGSize {
    layout()
    return rootElement.frame.size
  }

  /// Returns the draw list of the content after layout, in points from the top left corner.
  ///
  /// - Complexity: Proportional to the changes since the last call; O(1) if there are none.
  public func drawList() -> DrawList {
    layout()
    return rootElement.drawn(phase: rootElement.stagePlace.phase)
  }

  /// Returns the frame of the view that has an identity set by `id(_:)`.
  ///
  /// - Returns: A rectangle in points from the stage's top left corner, with edges rounded to device
  ///   pixels. It is the union of the frames if the view has several layout elements, and `nil` if the view
  ///   does not exist or has no layout element. It is also `nil` for a row of a lazy container that is not
  ///   displayed, and for an alternative of `ViewThatFits` that is not selected.
  public func frame<ID: Hashable>(of id: ID) -> CGRect? {
    layout()
    guard let node = core.named.node(AnyHashable(id)) else { return nil }
    let shown = node.elements.filter { !$0.isLeaving && $0.displayState.isDisplayed }
    let frames = shown.map(\.frame)
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  /// Returns the frames of all layout elements, each with its depth in the tree of layout elements.
  ///
  /// - Returns: Rectangles in points from the stage's top left corner, with edges rounded to device pixels.
  ///   Parents come before their children. The root has depth 0.
  /// - Complexity: O(*n*) for *n* layout elements.
  public func layoutFrames() -> [(depth: Int, frame: CGRect)] {
    layout()
    var frames: [(Int, CGRect)] = []
    func visit(_ element: LayoutElement, in place: FramePlace, depth: Int) {
      frames.append((depth, element.frame(in: place)))
      for child in element.children {
        visit(child, in: element.place(of: child, in: place), depth: depth + 1)
      }
    }
    visit(rootElement, in: rootElement.stagePlace, depth: 0)
    return frames
  }

  /// Returns the scroll views at a point, innermost first.
  func scrollElements(at point: CGPoint) -> [ScrollElement] {
    layout()
    var found: [ScrollElement] = []
    func visit(_ element: LayoutElement, in place: FramePlace) {
      if let scroller = element as? ScrollElement, element.frame(in: place).contains(point) {
        found.append(scroller)
      }
      for child in element.children where !child.isLeaving {
        visit(child, in: element.place(of: child, in: place))
      }
    }
    visit(rootElement, in: rootElement.stagePlace)
    return found.reversed()
  }

  /// The Unicode scalars, in all texts shaped so far, for which no font has a glyph, in ascending order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* missing characters.
  public var missingCharacters: [Unicode.Scalar] { core.missing.sorted() }

  /// The names of symbols without pictures, in all images measured so far, in ascending order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* names.
  public var missingSymbols: [String] { core.missingSymbols.sorted() }

  /// The names of images that the asset catalog does not contain or that cannot be read, in ascending order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* names.
  public var missingImages: [String] { core.missingImages.sorted() }

  /// The names of font families, in all texts shaped so far, that were not found, in ascending order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* missing families.
  public var missingFamilies: [String] { core.missingFamilies.sorted() }

  /// The work done since the stage was created.
  package var counts: StageCounts { core.counts }

  var rootNode: Node { root }

  private var rootElement: LayoutElement { root.element }

  /// Checks that every layout so far has settled.
  ///
  /// - Throws: `UnsettledError` with the first view that kept changing; the draw list is then undefined.
  package func checkSettled() throws(UnsettledError) {
    if let error = core.unsettled { throw error }
  }

  /// Evaluates invalid nodes, updates the layout and performs the actions that await it, until nothing is left
  /// to do.
  func layout() { inStage { layoutInScope() } }

  /// Calls a closure in which tasks can start that belong to the stage.
  func inStage<Result>(_ body: () -> Result) -> Result {
    TaskScope.$current.withValue(core.scope) { body() }
  }

  private func layoutInScope() {
    for _ in 0..<Self.mostRounds {
      guard updateLayout() else { return }
      guard !core.actions.isEmpty else { return }
      core.actions.perform()
    }
    core.giveUp(in: .actions)
  }

  /// Updates the layout with the changes so far, before a change in another transaction.
  private func updateForOtherTransaction() { inStage { _ = updateLayout() } }

  /// The maximum number of rounds of actions that cause others.
  private static var mostRounds: Int { 256 }

  /// Evaluates invalid nodes, updates the layout and reads the preferences.
  ///
  /// - Returns: Whether the layout has settled.
  private func updateLayout() -> Bool {
    if core.motions.needAdvance(to: core.timers.now), !core.update.isOpen {
      core.beginMotionUpdate()
      for completion in core.motions.advance(to: core.timers.now) {
        core.actions.addCompletion(completion)
      }
      guard completeUpdate() else { return false }
    }
    repeat {
      core.beginUpdate()
      guard completeUpdate() else { return false }
    } while core.hasWaitingWrites
    return true
  }

  /// Evaluates invalid nodes, updates the layout and reads the preferences, in the update that has begun.
  ///
  /// - Returns: Whether the layout has settled.
  private func completeUpdate() -> Bool {
    defer { core.endUpdate() }
    // Evaluation can write state, and placement can evaluate. The number of rounds is limited, because a
    // body that writes state that it reads never settles.
    for _ in 0..<32 {
      core.evaluate()
      if core.needsLayout {
        core.needsLayout = false
        root.element.place(at: .zero, proposal: proposal)
        core.placeContents()
        core.placeMatches()
        core.endPlacements()
        core.invalidateMismeasured()
        core.notifyAnchors()
        core.beginArrivals()
        core.pointer.cancelRemoved(below: root.element)
      }
      if core.unsettled != nil { return false }
      core.screen = ScreenMetrics(proposal, insets: insets, content: root.element.size)
      if !core.hasInvalidNodes { core.readPreferences() }
      guard !core.needsEvaluation, !core.needsLayout else { continue }
      if core.performScrollRequests() { continue }
      core.keepScrolledWithinContent()
      if !core.needsLayout { return true }
    }
    core.giveUp(in: .layout)
    return false
  }
}
