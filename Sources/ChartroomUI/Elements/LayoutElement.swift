package import Foundation
package import Graphics

/// A node of the layout tree, which chooses its size, is placed in a rectangle and draws.
///
/// Sizes are cached per proposal. The draw list is cached until the element or a descendant changes.
@MainActor
package class LayoutElement {
  package let core: StageCore
  @exclusivity(unchecked) private var parentHandle: ObjectHandle<LayoutElement>?
  @exclusivity(unchecked) final var attachments = Attachments<LayoutElement, ElementExtras>()

  /// The proposal with which the element was placed.
  @exclusivity(unchecked) package private(set) var proposal = ProposedViewSize.unspecified
  /// The size chosen for `proposal`, in points, not rounded.
  @exclusivity(unchecked) package private(set) var size = CGSize.zero
  /// The top left corner, in points from that of the parent, not rounded.
  @exclusivity(unchecked) package private(set) var position = CGPoint.zero

  @exclusivity(unchecked) private var sizes = SizeCache()
  /// The last draw list, which was made for `phase`; `nil` after a change.
  @exclusivity(unchecked) private var piece: DrawList?
  /// The subpixel offset of the last drawing, or of the drawing in progress; see `FramePlace`.
  @exclusivity(unchecked) private var phase = CGPoint.zero

  /// The number of changes that invalidated sizes and positions.
  @exclusivity(unchecked) package private(set) var generation: UInt32 = 0
  @exclusivity(unchecked) private var flags = ElementFlags()

  @exclusivity(unchecked) package final var layoutDirection = LayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { invalidateLayout() } }
  }

  /// The maximum number of cached answers that `answersAsBefore()` computes again.
  ///
  /// It is less than half of `SizeCache.capacity`, so that a cache with so few entries has never dropped any.
  private static var mostAskedAgain: Int { 8 }

  package init(core: StageCore) { self.core = core }

  /// Whether the element has a place, after at least one layout.
  final var isPlaced: Bool { flags.contains(.isPlaced) }

  /// Whether the node that made the element was removed.
  final var hasLeft: Bool {
    get { flags.contains(.hasLeft) }
    set { if newValue { flags.insert(.hasLeft) } else { flags.remove(.hasLeft) } }
  }

  /// The element that has adopted this one; `nil` for the root of a stage, and after the end of the parent.
  package final var parent: LayoutElement? { parentHandle?.object }

  /// A reference to the element that does not keep it alive.
  package final var handle: ObjectHandle<LayoutElement> { attachments.madeHandle(for: self) }

  deinit { attachments.clear() }

  // MARK: For subclasses

  /// The child elements, from back to front, unless `displayedChildren` has another order.
  package var children: [LayoutElement] { [] }
  /// The child elements in the order in which they are drawn, from back to front.
  package var displayedChildren: [LayoutElement] { children }
  /// The position of the element in the drawing order of its siblings; those with equal values keep their order.
  package var zIndex: Double { 0 }
  /// The section that the element belongs to, and its role there; `nil` outside of sections.
  var section: SectionMark? { ownSection }
  /// Whether the element was removed, and is displayed until its transition ends.
  package var isLeaving: Bool { hasLeft }
  /// The change that the element makes to the transactions of its descendants and of itself.
  var transactionScope: TransactionScope? { nil }
  /// Collects the children that `StageCore.collectLater(_:)` has scheduled.
  package func collectChildren() {}
  /// Returns whether a child is displayed; `nil` if it always is.
  package func selects(_ child: LayoutElement) -> Bool? { nil }
  /// The priority with which a stack offers space to the element; higher values come first.
  package var layoutPriority: Double { 0 }
  /// The preferred distances from adjacent elements.
  package var spacing: ViewSpacing { ViewSpacing() }
  /// Returns the `LayoutValueBox` of the value that the view carries for a `LayoutValueKey`, or `nil`.
  package func layoutValue(_ key: ObjectIdentifier) -> AnyObject? { nil }
  /// The child whose sizes the element has; `nil` if it chooses its own with `answer(to:)` or `measure(_:)`.
  package var sizingChild: LayoutElement? { nil }
  /// Returns the size for a proposal, and for which others it is the same; the caller caches the answer.
  package func answer(to proposal: ProposedViewSize) -> SizeAnswer { SizeAnswer(measure(proposal)) }
  /// Returns the size for a proposal.
  package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Returns limits of the width for a proposed width of 0, if they are found faster than the width; otherwise `nil`.
  package func leastWidth(inHeight height: CGFloat?) -> ClosedRange<CGFloat>? {
    sizingChild?.leastWidth(inHeight: height)
  }
  /// Returns the position of a guide set by this element or a descendant, or `nil`.
  package func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }
  /// Places the children for `size` and `proposal`.
  package func placeChildren() {}
  /// Draws into `list`, whose origin is the element's top left corner; `size` is rounded to pixels.
  package func draw(into list: inout DrawList, size: CGSize) { drawChildren(into: &list) }
  /// The only thing that the element draws, if it is a child without any change but its place; `nil` by default.
  ///
  /// The parent draws the child in place of the element, which keeps no draw list unless it has a transition.
  package var onlyDrawn: LayoutElement? { nil }
  /// Returns whether `point`, relative to the top left corner of a frame of `size`, hits what the element
  /// draws.
  package func contains(_ point: CGPoint, size: CGSize) -> Bool { false }
  /// Returns the transform under which the children are displayed, relative to the top left corner;
  /// `nil` for the identity.
  package func contentTransform(size: CGSize) -> ProjectionTransform? { nil }
  /// The translation with which the children are displayed, in points; it has no effect on layout.
  package var contentOffset: CGSize { .zero }
  /// Returns the presented value of `contentTransform(size:)`.
  package func presentedTransform(size: CGSize) -> ProjectionTransform? {
    contentTransform(size: size)
  }
  /// The presented value of `contentOffset`.
  package var presentedOffset: CGSize { contentOffset }
  /// The part of the element in which its content is laid out, if views can extend beyond it.
  package var safeArea: CGRect? { nil }
  /// The edges that the scrolled content of scroll views inside does not pass.
  var scrollBoundaries: VerticalEdge.Set { [] }
  /// The name of the element's coordinate space, if it has one.
  package var spaceName: AnyHashable? { nil }

  /// Returns whether the coordinate space of the element has a name.
  final func hasSpace(_ name: AnyHashable) -> Bool { spaceNames.contains(name) }
  /// The names of the element's coordinate space.
  var spaceNames: [AnyHashable] { spaceName.map { [$0] } ?? [] }
  /// Responds to a new position in the stage.
  package func positionInStageDidChange() {}
  /// Returns the elements with gestures under a pointer that hits this element, in order of precedence.
  ///
  /// - Parameters:
  ///   - inner: Those below this element.
  ///   - path: The inverse transforms of the ancestors, outermost first.
  /// - Returns: The elements; by default, those below this element.
  package func touched(
    _ inner: [TouchedElement], through path: [ProjectionTransform]
  ) -> [TouchedElement] { inner }

  // MARK: Layout

  /// Returns the size of the element for a proposal, from the cache if possible.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    sizeAnswer(for: proposal).size
  }

  /// Returns the size of the element for a proposal, and for which others it is the same, from the cache if possible.
  final func sizeAnswer(for proposal: ProposedViewSize) -> SizeAnswer {
    if let known = sizes.answer(to: proposal) { return known }
    // The child caches them.
    if let sizingChild { return sizingChild.sizeAnswer(for: proposal) }
    let answer = measured(for: proposal)
    sizes.add(answer, for: proposal)
    return answer
  }

  private func measured(for proposal: ProposedViewSize) -> SizeAnswer {
    core.counts.measurements += 1
    var answer = core.layoutReads.attribute(to: self) { self.answer(to: proposal) }
    func clean(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : max(length, 0) }
    answer.size = CGSize(width: clean(answer.size.width), height: clean(answer.size.height))
    if answer.reach == .fitting, let width = proposal.width, width < answer.size.width {
      answer.reach = .proposal
    }
    return answer
  }

  /// Returns whether all cached sizes and guides are unchanged; `false` if checking would cost too much.
  ///
  /// If they are unchanged, the layout of the ancestors is unchanged as well.
  package final func answersAsBefore() -> Bool {
    let guides = extras?.guides ?? []
    return sizes.count + guides.count <= Self.mostAskedAgain
      && sizes.allSatisfy { measured(for: $0) == $1 }
      && guides.allSatisfy { guide($0.query.key, in: $0.query.proposal) == $0.value }
  }

  package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal)) { [self] in explicitGuide($0, in: proposal) }
  }

  package final func explicitGuide(
    _ key: AlignmentKey, in proposal: ProposedViewSize
  ) -> CGFloat? {
    // A search of all descendants would find nothing.
    guard key.isOfTexts || core.holdsGuides else { return nil }
    let query = ElementExtras.GuideQuery(key: key, proposal: proposal)
    if let known = extras?.value(of: query) { return known }
    let value = core.layoutReads.attribute(to: self) { guide(key, in: proposal) }
    madeExtras.add(value, for: query)
    return value
  }

  /// Returns the position of a guide, in points: the explicit value or else the default one.
  package final func guideValue(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat {
    if let explicit = explicitGuide(key, in: proposal) { return explicit }
    let dimensions =
      key.isBuiltIn ? ViewDimensions(size: size(for: proposal)) : dimensions(in: proposal)
    return key.id.defaultValue(in: dimensions)
  }

  /// Places the element with its top left corner at `position`, relative to that of its parent.
  ///
  /// - Complexity: O(1) if only the position changes and no descendant reads its position in the stage.
  package final func place(at position: CGPoint, proposal: ProposedViewSize) {
    var size = size(for: proposal)
    // A view that takes all of an infinite proposal cannot be drawn; it gets no area.
    if !size.width.isFinite { size.width = 0 }
    if !size.height.isFinite { size.height = 0 }
    let position = CGPoint(
      x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
    if isPlaced, position != self.position || size != self.size {
      moveFrame(to: CGRect(origin: position, size: size))
    }
    flags.insert(.isPlaced)
    if position != self.position {
      self.position = position
      notifyPositionReaders()
    }
    if flags.contains(.hasValidPlacement), proposal == self.proposal, size == self.size {
      return placeContents()
    }
    // A view of the same size may draw differently: line breaks depend on the proposal.
    if proposal != self.proposal || size != self.size { piece = nil }
    self.proposal = proposal
    self.size = size
    flags.insert(.hasValidPlacement)
    flags.remove(.needsContents)
    placeChildren()
  }

  /// Takes the element out of the layout, so that it has no place from which its next placement could move it.
  package final func removePlacement() {
    guard isPlaced else { return }
    flags.subtract([.isPlaced, .hasValidPlacement, .needsContents])
    (position, size) = (.zero, .zero)
    piece = nil
    frameMotion?.stop()
    frameMotion = nil
    for child in children { child.removePlacement() }
  }

  /// Places a child with its leading top corner at `position`, relative to this element.
  ///
  /// Layout works with leading and trailing; only this method converts them to left and right.
  package final func place(
    _ child: LayoutElement, at position: CGPoint, proposal: ProposedViewSize
  ) {
    var x = position.x
    if layoutDirection == .rightToLeft { x = size.width - x - child.size(for: proposal).width }
    child.place(at: CGPoint(x: x, y: position.y), proposal: proposal)
  }

  /// Requests `positionInStageDidChange()` at changes of this element's position or an ancestor's.
  package final func readPositionInStage() {
    var element: LayoutElement? = self
    while let current = element, !current.flags.contains(.holdsPositionReaders) {
      current.flags.insert(.holdsPositionReaders)
      element = current.parent
    }
  }

  /// Notifies the descendants that depend on their position in the stage.
  package final func notifyPositionReaders() {
    guard flags.contains(.holdsPositionReaders) else { return }
    positionInStageDidChange()
    for child in children { child.notifyPositionReaders() }
  }

  /// Responds to children that are displayed elsewhere without a layout, as by an offset.
  package final func childrenDidMove() {
    invalidateDisplay()
    notifyPositionReaders()
    core.positionsDidChange()
  }

  package final func adopt(_ child: LayoutElement) {
    child.parentHandle = handle
    if child.flags.contains(.holdsPositionReaders) { readPositionInStage() }
  }

  /// Whether changes of descendants need no further layout, because this element is just placing them
  /// and its size does not depend on them.
  package var containsChanges: Bool { false }

  /// Whether the element's sizes and guides are independent of its descendants, so that their changes
  /// do not affect ancestors.
  package var isBoundary: Bool { false }

  /// Places the children again if `invalidateContents()` has scheduled it.
  ///
  /// An element that has not been placed yet waits for the next layout.
  package final func placeContents() {
    guard flags.contains(.needsContents) else { return }
    flags.remove(.needsContents)
    placeChildren()
  }

  /// Invalidates the positions inside of a layout boundary and schedules their placement.
  package final func invalidateContents() {
    invalidateDisplay()
    guard flags.contains(.hasValidPlacement), !flags.contains(.needsContents) else { return }
    flags.insert(.needsContents)
    core.placeContentsLater(self)
  }

  /// Invalidates sizes and positions of this element and its ancestors, up to a layout boundary.
  package final func invalidateLayout() {
    var element: LayoutElement? = self
    while let current = element {
      if current.containsChanges { return current.invalidateDisplay() }
      if current.isBoundary, current !== self { return current.invalidateContents() }
      current.sizes.removeAll()
      current.extras?.forgetGuides()
      current.flags.remove(.hasValidPlacement)
      current.generation &+= 1
      current.piece = nil
      element = current.parent
    }
    core.needsLayout = true
  }

  /// Invalidates the draw lists of this element and its ancestors.
  package final func invalidateDisplay() {
    var element: LayoutElement? = self
    while let current = element {
      current.piece = nil
      element = current.parent
    }
  }

  /// Whether the element is displayed, and whether this depends on the choice of an ancestor.
  package final var displayState: (isDisplayed: Bool, isOptional: Bool) {
    var state = (isDisplayed: true, isOptional: false)
    var element = self
    while let parent = element.parent {
      if let isSelected = parent.selects(element) {
        state.isOptional = true
        if !isSelected { state.isDisplayed = false }
      }
      element = parent
    }
    return state
  }

  // MARK: Presentation

  /// Moves the presented frame to another one, with the animation of the update if it has one.
  private func moveFrame(to target: CGRect) {
    guard frameMotion != nil || core.update.mayAnimate else { return }
    // The presented size may change with the motion.
    if frameMotion != nil { piece = nil }
    // A layout that follows presented values moves targets, and not what is on the way to them.
    guard !core.update.isMotion else { return }
    let delta = FrameVector(target) - FrameVector(CGRect(origin: position, size: size))
    let transaction = transaction
    guard let animation = transaction.animation else {
      frameMotion?.stop()
      frameMotion = nil
      return
    }
    let motion = frameMotion ?? FrameMotion { [weak self] in self?.presentedFrameDidChange() }
    frameMotion = motion
    let times = motion.retarget(by: delta, with: animation, at: core.timers.now)
    core.start(motion, of: self, in: transaction, until: times)
  }

  /// Draws the element in its presented frame.
  final func presentedFrameDidChange() {
    if frameMotion?.isMoving == false { frameMotion = nil }
    invalidateDisplay()
  }

  /// The distance of the presented frame from the position, in points.
  final var displacement: CGSize {
    var displacement = frameMotion?.displacement ?? .zero
    if let offset = transition?.offset(of: self) {
      displacement.width += offset.width
      displacement.height += offset.height
    }
    return displacement
  }

  /// The presented size, in points, not rounded.
  final var presentedSize: CGSize { frameMotion?.size(of: size) ?? size }

  // MARK: Drawing

  /// The place in the stage.
  ///
  /// - Complexity: O(*d*) at depth *d*.
  package final var stagePlace: FramePlace {
    guard let parent else { return FramePlace(of: position, core: core) }
    return parent.place(of: self, in: parent.stagePlace)
  }

  /// Returns the place of a child for a place of this element.
  package final func place(of child: LayoutElement, in own: FramePlace) -> FramePlace {
    guard let extras = child.extras, extras.frameMotion != nil || extras.transition != nil else {
      return own.place(at: child.position, offset: presentedOffset, core: core)
    }
    let displacement = child.displacement
    if child.presentedSize != child.size, child.children.isEmpty {
      // Each edge of a growing view is rounded separately, so that a fixed edge does not jitter.
      let position = CGPoint(
        x: child.position.x + displacement.width, y: child.position.y + displacement.height)
      return own.place(at: position, offset: presentedOffset, core: core)
    }
    let offset = CGSize(
      width: presentedOffset.width + displacement.width,
      height: presentedOffset.height + displacement.height)
    return own.place(at: child.position, offset: offset, core: core)
  }

  /// The frame in the stage's coordinates, in points, with edges rounded to device pixels.
  package final var frame: CGRect { frame(in: stagePlace) }

  /// Returns the frame with edges rounded to device pixels.
  package final func frame(in place: FramePlace) -> CGRect {
    CGRect(origin: place.corner, size: displayedSize(phase: place.phase))
  }

  /// Returns the size between edges that are rounded to device pixels.
  private func displayedSize(phase: CGPoint) -> CGSize {
    let size = presentedSize
    let corner = core.rounded(CGPoint(x: phase.x + size.width, y: phase.y + size.height))
    return CGSize(width: corner.x, height: corner.y)
  }

  /// Returns the draw list of the element, relative to the top left corner of its frame.
  ///
  /// - Parameter phase: The offset of the element from its frame, less than a device pixel.
  /// - Returns: The draw list.
  package final func drawn(phase: CGPoint) -> DrawList {
    let size = displayedSize(phase: phase)
    if let piece, isSamePhase(phase, size: size) { return piece }
    core.counts.pieces += 1
    self.phase = phase
    var list = DrawList()
    core.layoutReads.attribute(to: self, drawing: true) { draw(into: &list, size: size) }
    piece = list
    return list
  }

  /// Returns whether the last draw list is the same for a subpixel offset, with which the element has `size`.
  private func isSamePhase(_ phase: CGPoint, size: CGSize) -> Bool {
    if phase == self.phase { return true }
    return abs(self.phase.x - phase.x) < 1e-6 && abs(self.phase.y - phase.y) < 1e-6
      && displayedSize(phase: self.phase) == size
  }

  /// Draws a child.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - list: The list to which its commands are appended.
  ///   - isOnly: Whether nothing else is drawn, as a rule.
  package final func drawChild(
    _ child: LayoutElement, into list: inout DrawList, isOnly: Bool = false
  ) {
    var (child, place) = (child, place(of: child, in: FramePlace(corner: .zero, phase: phase)))
    while let only = child.onlyDrawn, child.transition == nil {
      place = child.place(of: only, in: place)
      child = only
    }
    let drawn = child.drawn(phase: place.phase)
    guard let transition = child.transition else {
      return list.append(drawn, offset: place.corner, isOnly: isOnly)
    }
    var contents = DrawList()
    contents.append(drawn, offset: place.corner)
    transition.draw(contents, in: child.frame(in: place), into: &list)
  }

  /// Draws all displayed children in order.
  package func drawChildren(into list: inout DrawList) {
    let displayedChildren = displayedChildren
    list.reserveCapacity(displayedChildren.count)
    for child in displayedChildren { drawChild(child, into: &list) }
  }

  /// Appends the children's drawing as one group, unless it is empty.
  package final func drawGroup(into list: inout DrawList, _ change: (inout DrawGroup) -> Void) {
    var contents = DrawList()
    drawChildren(into: &contents)
    guard !contents.isEmpty else { return }
    var group = DrawGroup(contents: contents)
    change(&group)
    list.append(.group(group))
  }

  // MARK: Pointers

  /// Returns whether pointers at a point of a frame of `size` can reach the element and its descendants.
  package func isHittable(at point: CGPoint, size: CGSize) -> Bool { true }
  /// Whether the element is a row of a list, whose control a tap triggers that hits no other one.
  var isRow: Bool { false }
}
