package import Foundation
package import Graphics

/// The state shared by all nodes and elements of a stage.
@MainActor
package final class StageCore {
  package let scale: CGFloat
  @exclusivity(unchecked) package var counts = StageCounts()
  @exclusivity(unchecked) package var needsLayout = true
  package let pointer = PointerDispatcher()
  let actions: PendingActions
  let tasks = StageTasks()
  let focus = FocusCenter()
  /// The values of app and scene storage.
  let stored = StoredValues()
  /// The scope of code that runs in no task.
  let scope: TaskScope
  package let timers: VirtualTimers
  var named = NamedNodes()
  private(set) var missing: Set<Unicode.Scalar> = []
  private(set) var missingSymbols: Set<String> = []
  private(set) var missingImages: Set<String> = []
  private(set) var missingFamilies: Set<String> = []
  var contentWarnings: Set<String> = []
  private let shaper: any TextShaper
  private lazy var queue = InvalidationQueue { [handle] in handle.object?.updateStage() }
  private var knownHandle = KnownHandle<StageCore>()
  /// A reference to this object that does not keep it alive.
  var handle: ObjectHandle<StageCore> { knownHandle.made(for: self) }
  /// Updates the layout of the stage, unless an update is in progress.
  var updateStage: () -> Void = {}
  /// The update in progress, or the last one.
  @exclusivity(unchecked) private(set) var update = StageUpdate(
    number: 0, transaction: Transaction(), hasScopes: false)
  let motions = Motions()
  /// The size that is proposed to the content of the stage inside of its safe area.
  var containerSize = ProposedViewSize.unspecified
  /// The screen above which views are presented.
  var screen = ScreenMetrics()
  /// The attribution of reads of state to elements.
  private(set) lazy var layoutReads = LayoutReads(queue: queue)
  /// The attribution of reads of state to the node that is evaluated.
  let nodeScope = NodeScope()
  private var listeners: [Int: ObjectHandle<Node>] = [:]
  private var refreshing: Set<Int> = []
  /// The timers of nodes that change with the clock.
  private var clockTimers: [Int: VirtualTimers.ID] = [:]
  var nodesMade = 0
  /// Whether a view or a layout may have set an alignment guide other than the baselines of texts.
  @exclusivity(unchecked) var holdsGuides = false
  /// Whether a view was ever removed with a transition, so that elements may be leaving.
  @exclusivity(unchecked) var holdsDepartures = false
  /// Whether a view may have set its position in the drawing order of its siblings.
  @exclusivity(unchecked) var holdsZIndices = false
  /// Whether a view may have a container shape.
  @exclusivity(unchecked) var holdsContainerShapes = false
  /// Whether a view may have a description.
  var holdsDescriptions = false

  init(scale: CGFloat, shaper: any TextShaper) {
    self.scale = scale
    self.shaper = shaper
    actions = PendingActions(inbox: tasks.inbox)
    scope = TaskScope(outsideOf: tasks)
    timers = VirtualTimers(sleeps: tasks.clock)
    tasks.looks.copyThoseOfProcess()
  }

  deinit { knownHandle.clear() }

  /// Refreshes a node at a later time, unless that changes before.
  func refresh(_ node: Node, after delay: TimeInterval) {
    let number = node.number
    if let other = clockTimers[number] { timers.cancel(other) }
    clockTimers[number] = timers.schedule(after: delay) { [handle, node = node.handle] in
      handle.object?.clockTimers[number] = nil
      node.object?.invalidate()
    }
  }

  package func shape(_ request: TextRequest) -> ResolvedText {
    let text = shaper.shape(request)
    if !text.missing.isEmpty { missing.formUnion(text.missing) }
    if !text.missingFamilies.isEmpty { missingFamilies.formUnion(text.missingFamilies) }
    return text
  }

  /// Records the name of a symbol that has no picture.
  func addMissingSymbol(_ name: String) { missingSymbols.insert(name) }

  /// Records the name of an image that no asset catalog contains.
  func addMissingImage(_ name: String) { missingImages.insert(name) }

  /// Returns the nearest point on the device-pixel grid; halves are rounded to the right and down.
  package func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x.snapped(toPixelsAt: scale), y: point.y.snapped(toPixelsAt: scale))
  }

  /// Returns `length` rounded up to whole device pixels, in points.
  package func roundedUp(_ length: CGFloat) -> CGFloat {
    length.isFinite ? (length * scale - 1e-6).rounded(.up) / scale : length
  }

  /// Forgets all nodes and elements, which refer to this object.
  func removeAll() {
    boundaries.removeAll()
    scrolled.removeAll()
    scrollRequests.removeAll()
    mismeasured.removeAll()
    uncollected.removeAll()
    preferenceReaders.removeAll()
    actions.removeAll()
    motions.removeAll()
    arrivals.removeAll()
    for completion in completions.values { completion.cancel() }
    completions.removeAll()
  }

  // MARK: Updates

  /// Begins an update with the changes in the queue, unless one has begun.
  func beginUpdate() {
    guard !update.isOpen else { return }
    begin(in: queue.beginUpdate() ?? Transaction())
  }

  /// Begins an update with changes of the content of the stage.
  func beginUpdate(in transaction: Transaction) {
    queue.beginSeparateUpdate()
    begin(in: transaction)
  }

  /// Begins an update of what depends on presented values.
  func beginMotionUpdate() {
    queue.beginSeparateUpdate()
    update = StageUpdate(
      number: update.number + 1, transaction: Transaction(), hasScopes: false, isMotion: true)
  }

  /// Whether writes wait for an update.
  var hasWaitingWrites: Bool { queue.hasWaiting }

  private func begin(in transaction: Transaction) {
    update = StageUpdate(
      number: update.number + 1, transaction: transaction, hasScopes: holdsPermanentScopes)
  }

  /// Whether a view has changed the transactions of all updates.
  var holdsPermanentScopes = false
  /// Whether a view had a transition with an attached animation.
  var holdsAnimatedTransitions = false

  /// Ends the update, and schedules the completion handlers of its transaction.
  func endUpdate() {
    awaitEnd(of: update.transaction)
    for completion in motions.removeEnded() { actions.addCompletion(completion) }
    update.end()
    queue.endUpdate()
  }

  /// Schedules the completion handlers of a transaction whose changes have been made.
  func awaitEnd(of transaction: Transaction) {
    for completion in transaction.completions {
      guard completion.end > timers.now else {
        actions.addCompletion(completion)
        continue
      }
      completions[ObjectIdentifier(completion)] = completion
      timers.schedule(at: completion.end) { [handle, id = ObjectIdentifier(completion)] in
        guard let core = handle.object else { return }
        if let due = core.completions.removeValue(forKey: id) { core.actions.addCompletion(due) }
      }
    }
  }

  /// The completion handlers that wait for a time.
  private var completions: [ObjectIdentifier: AnimationCompletion] = [:]

  /// Calls a closure whose changes are not animated.
  func withoutAnimation(_ body: () -> Void) {
    let outer = update
    update = StageUpdate(number: outer.number, transaction: Transaction(), hasScopes: false)
    body()
    update = outer
  }

  /// Records that `animation(_:value:)` or `transaction(_:)` changes the transaction of some views.
  func scopeIsActive() { update.hasScopes = true }

  /// Starts a motion in a transaction.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - owner: What the motion belongs to; the motion ends with it.
  ///   - transaction: The transaction.
  ///   - times: The times of the end and of the logical completion of the motion, in seconds.
  func start(
    _ motion: Motion, of owner: AnyObject, in transaction: Transaction, until times: MotionTimes
  ) {
    motions.start(motion, of: owner, in: transaction, logicalEnd: times.logicalEnd)
    if motion.isAwaited { wake(at: times.end) }
  }

  private var wakeTime: TimeInterval = 0

  /// Updates the layout when the clock reaches a time, so that the end of a motion has its effects then.
  func wake(at time: TimeInterval) {
    guard time != wakeTime, time > timers.now else { return }
    wakeTime = time
    timers.schedule(at: time) {}
  }

  /// The nodes that the update has inserted.
  private var arrivals: [Node] = []

  /// Begins the transition of a node's elements after the layout.
  func addArrival(_ node: Node) { arrivals.append(node) }

  /// Begins the transitions of all elements that the update has inserted.
  func beginArrivals() {
    let nodes = arrivals
    arrivals.removeAll()
    for node in nodes where node.isAlive { node.beginArrival() }
  }

  // MARK: Placing

  /// The elements whose contents must be placed again.
  @exclusivity(unchecked) private var boundaries: [LayoutElement] = []

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

  /// The views that share geometries.
  let matches = MatchedGeometries()

  /// Places views in the frames of their sources, after the other placements.
  func placeMatches() {
    for _ in 0..<MatchedGeometries.mostPlacements {
      guard matches.place() else { return }
      placeContents()
    }
  }

  private var placements: [ObjectIdentifier: (number: Int, action: () -> Void)] = [:]
  /// The number of calls of `afterPlacement(of:_:)`.
  private var placementCount = 0

  /// Calls a closure after all placements of a round, unless another one with the same object replaces it.
  func afterPlacement(of object: ObjectIdentifier, _ action: @escaping () -> Void) {
    placementCount += 1
    placements[object] = (placementCount, action)
  }

  /// Calls the closures of layouts after their last placements, in the order of these.
  func endPlacements() {
    guard !placements.isEmpty else { return }
    let ended = placements.values.sorted { $0.number < $1.number }
    placements.removeAll()
    for placement in ended { placement.action() }
  }

  /// The scroll views whose content or displayed part has changed.
  private var scrolled: [ScrollElement] = []

  /// Schedules a check that a scroll view displays a part within its content.
  func checkLater(_ element: ScrollElement) { scrolled.append(element) }

  /// Moves the displayed parts of scroll views into their content, after the layout has settled.
  func keepScrolledWithinContent() {
    let elements = scrolled
    scrolled.removeAll()
    for element in elements { element.stayWithinContent() }
  }

  /// The requests of `ScrollViewProxy`, in order.
  private var scrollRequests: [() -> Void] = []

  /// Scrolls after the layout.
  func scrollLater(_ request: @escaping () -> Void) { scrollRequests.append(request) }

  /// Performs the requests to scroll, after the layout has settled.
  ///
  /// - Returns: Whether there were any.
  func performScrollRequests() -> Bool {
    let requests = scrollRequests
    scrollRequests.removeAll()
    for request in requests { request() }
    return !requests.isEmpty
  }

  /// The elements whose length turned out to differ from the measured one when they were placed.
  private var mismeasured: [LayoutElement] = []

  /// Schedules another measurement of an element, after the current placement.
  func measureAgainLater(_ element: LayoutElement) { mismeasured.append(element) }

  /// Invalidates the elements that must be measured again.
  func invalidateMismeasured() {
    let elements = mismeasured
    mismeasured.removeAll()
    for element in elements { element.invalidateLayout() }
  }

  // MARK: Collecting

  /// The elements whose children or secondary elements have changed, in order.
  @exclusivity(unchecked) private var uncollected: [LayoutElement] = []

  /// Schedules the collection of an element's children before the next layout, so that no view is evaluated
  /// during the layout.
  func collectLater(_ element: LayoutElement) { uncollected.append(element) }

  /// Collects the children of all scheduled elements, and of those that are made in the process.
  private func collectElements() {
    var next = 0
    while next < uncollected.count {
      uncollected[next].collectChildren()
      next += 1
    }
    // After many elements were made at once, as by a new stage, few are.
    uncollected.removeAll(keepingCapacity: uncollected.count < 128)
  }

  // MARK: Preferences

  @exclusivity(unchecked) private var anchors: [Int: ObjectHandle<Node>] = [:]
  private var preferenceReaders: [Int: Node] = [:]

  /// Checks the anchors and the shared geometries after elements were moved without a layout.
  func positionsDidChange() { if !anchors.isEmpty || !matches.isEmpty { needsLayout = true } }

  /// Calls `layoutDidChange()` of a node after each layout.
  func addAnchor(_ node: Node) { anchors[node.number] = node.handle }

  /// Calls `readPreferences()` of a node after the layout.
  func readPreferencesLater(_ node: Node) { preferenceReaders[node.number] = node }

  /// Notifies the nodes whose preferences depend on the layout.
  func notifyAnchors() {
    guard !anchors.isEmpty else { return }
    for (number, place) in anchors.sorted(by: { $0.key < $1.key }) {
      if let node = place.object, node.isAlive {
        node.layoutDidChange()
      } else {
        anchors[number] = nil
      }
    }
  }

  /// Calls the nodes whose content may have changed its preferences, descendants first.
  func readPreferences() {
    guard !preferenceReaders.isEmpty else { return }
    let readers = preferenceReaders.values.sorted { ($0.depth, $0.number) > ($1.depth, $1.number) }
    preferenceReaders.removeAll()
    for node in readers where node.isAlive { node.readPreferences() }
  }

  // MARK: Alternatives

  private var choosing: [Int: ObjectHandle<Node>] = [:]

  /// Performs the actions of a node again when a `ViewThatFits` selects another alternative.
  func watchChoices(for node: Node) { choosing[node.number] = node.handle }

  /// Responds to the selection of another alternative.
  func choiceDidChange() {
    choosing = choosing.filter { $1.object?.isAlive == true }
    for (_, place) in choosing { if let node = place.object { actions.add(node) } }
  }

  // MARK: Refreshing

  /// The nesting depth of the bodies under evaluation.
  var evaluationDepth = 0
  var isEvaluatingDeeply: Bool { evaluationDepth >= 128 }

  /// Returns the object that requests the refresh of a node while it is alive.
  func invalidator(for node: Node) -> Invalidator {
    if node.isAlive { listeners[node.number] = node.handle }
    return Invalidator(queue: queue, target: .node(node.number))
  }

  /// The number of nodes that can request a refresh.
  package var listenerCount: Int { listeners.count }

  /// Removes all references to a node that is disposed of.
  func forget(_ node: Node) {
    listeners[node.number] = nil
    if !clockTimers.isEmpty, let timer = clockTimers.removeValue(forKey: node.number) {
      timers.cancel(timer)
    }
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

  var needsEvaluation: Bool { hasInvalidNodes || !uncollected.isEmpty }

  /// Refreshes the invalid nodes, ancestors first, and collects their elements.
  func evaluate() {
    for _ in 0..<1000 {
      for reads in queue.takeElements() { reads.invalidate() }
      refreshing = queue.takeNodes()
      let nodes = refreshing.compactMap { listeners[$0]?.object }
      guard !nodes.isEmpty || !uncollected.isEmpty else { return }
      let inOrder = nodes.sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
      // A node that an ancestor has updated or removed is no longer in the set.
      for node in inOrder where refreshing.remove(node.number) != nil {
        node.refresh()
      }
      collectElements()
    }
    giveUp(in: .layout)
  }

  /// The first view that did not settle.
  private(set) var unsettled: UnsettledError?

  /// Records the outermost view that is still invalid or has actions.
  func giveUp(in cause: UnsettledError.Cause) {
    let restless = queue.nodes.compactMap { listeners[$0]?.object }
    let outermost = restless.min { ($0.depth, $0.number) < ($1.depth, $1.number) }
    guard unsettled == nil else { return }
    let view = outermost ?? (cause == .actions ? actions.outermost : nil)
    unsettled = UnsettledError(view: view?.viewName ?? "unknown", cause: cause)
  }
}
