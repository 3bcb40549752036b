package import Foundation
package import Graphics

/// A node of the layout tree, which chooses its size, is placed in a rectangle and draws.
///
/// Sizes are cached per proposal. The draw list is cached until the element or a descendant changes.
@MainActor
package class LayoutElement {
  package let core: StageCore
  package private(set) weak var parent: LayoutElement?

  /// The proposal with which the element was placed.
  package private(set) var proposal = ProposedViewSize.unspecified
  /// The size chosen for `proposal`, in points, not rounded.
  package private(set) var size = CGSize.zero
  /// The top left corner in the stage's coordinates, in points, not rounded.
  package private(set) var origin = CGPoint.zero

  /// The number of changes that invalidated sizes and positions.
  package private(set) var generation = 0
  /// The capacity of the caches of sizes and of guides.
  ///
  /// A full cache drops its older half, so that a new proposal in every frame neither fills memory nor
  /// slows the linear search.
  private static var mostRemembered: Int { 32 }
  /// The maximum number of cached answers that `answersAsBefore()` computes again.
  ///
  /// It is less than half of `mostRemembered`, so that a cache with so few entries has never dropped any.
  private static var mostAskedAgain: Int { 8 }

  /// The cached sizes, oldest first.
  ///
  /// A linear search over so few entries is faster than a dictionary.
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [(query: GuideQuery, value: CGFloat?)] = []
  private var isPlacementValid = false
  private var needsContents = false
  private var piece: Piece?

  private struct GuideQuery: Equatable {
    var key: AlignmentKey
    var proposal: ProposedViewSize
  }

  /// The last draw list, with the subpixel offset and the size for which it was made.
  private struct Piece {
    var list: DrawList
    var phase: CGPoint
    var size: CGSize
  }

  package var layoutDirection = LayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { invalidateLayout() } }
  }

  package init(core: StageCore) { self.core = core }

  // MARK: For subclasses

  /// The child elements, from back to front.
  package var children: [LayoutElement] { [] }
  /// The priority with which a stack offers space to the element; higher values come first.
  package var layoutPriority: Double { 0 }
  /// The preferred distances from adjacent elements.
  package var spacing: ViewSpacing { ViewSpacing() }
  /// Returns the value that the view carries for a `LayoutValueKey`, or `nil`.
  package func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
  /// Returns the size for a proposal; the caller caches the answer.
  package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Returns the position of a guide set by this element or a descendant, or `nil`.
  package func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }
  /// Places the children for `size` and `proposal`.
  package func placeChildren() {}
  /// Draws into `list`, whose origin is the element's top left corner; `size` is rounded to pixels.
  package func draw(into list: inout DrawList, size: CGSize) { drawChildren(into: &list) }
  /// Returns whether `point`, relative to the top left corner, hits what the element draws.
  package func contains(_ point: CGPoint) -> Bool { false }
  /// Returns the transform under which the children are displayed, relative to the top left corner;
  /// `nil` for the identity.
  package func contentTransform(size: CGSize) -> ProjectionTransform? { nil }
  /// The recogniser of the element's gesture, if it has one.
  package var recognizer: (any GestureRecognizer)? { nil }

  // MARK: Layout

  /// Returns the size of the element for a proposal, from the cache if possible.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    for known in sizes where known.proposal == proposal { return known.size }
    let size = measured(for: proposal)
    if sizes.count >= Self.mostRemembered {
      sizes.removeFirst(Self.mostRemembered / 2)
    }
    sizes.append((proposal, size))
    return size
  }

  private func measured(for proposal: ProposedViewSize) -> CGSize {
    core.counts.measurements += 1
    let measured = measure(proposal)
    func clean(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : max(length, 0) }
    return CGSize(width: clean(measured.width), height: clean(measured.height))
  }

  /// Returns whether all cached sizes and guides are unchanged; `false` if checking would cost too much.
  ///
  /// If they are unchanged, the layout of the ancestors is unchanged as well.
  package final func answersAsBefore() -> Bool {
    sizes.count + guides.count <= Self.mostAskedAgain
      && sizes.allSatisfy { measured(for: $0.proposal) == $0.size }
      && guides.allSatisfy { guide($0.query.key, in: $0.query.proposal) == $0.value }
  }

  package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal)) { [self] in explicitGuide($0, in: proposal) }
  }

  package final func explicitGuide(
    _ key: AlignmentKey, in proposal: ProposedViewSize
  ) -> CGFloat? {
    let query = GuideQuery(key: key, proposal: proposal)
    for known in guides where known.query == query { return known.value }
    let value = guide(key, in: proposal)
    if guides.count >= Self.mostRemembered {
      guides.removeFirst(Self.mostRemembered / 2)
    }
    guides.append((query, value))
    return value
  }

  /// Places the element with its top left corner at `origin`, in the stage's coordinates.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    var size = size(for: proposal)
    // A view that takes all of an infinite proposal cannot be drawn; it gets no area.
    if !size.width.isFinite { size.width = 0 }
    if !size.height.isFinite { size.height = 0 }
    let origin = CGPoint(
      x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
    if isPlacementValid, proposal == self.proposal, size == self.size, origin == self.origin {
      return placeContents()
    }
    // A view of the same size may draw differently: line breaks depend on the proposal.
    if proposal != self.proposal { piece = nil }
    self.proposal = proposal
    self.size = size
    self.origin = origin
    isPlacementValid = true
    needsContents = false
    placeChildren()
  }

  /// Places a child with its leading top corner at `position`, relative to this element.
  ///
  /// Layout works with leading and trailing; only this method converts them to left and right.
  package final func place(
    _ child: LayoutElement, at position: CGPoint, proposal: ProposedViewSize
  ) {
    var x = position.x
    if layoutDirection == .rightToLeft { x = size.width - x - child.size(for: proposal).width }
    child.place(at: CGPoint(x: origin.x + x, y: origin.y + position.y), proposal: proposal)
  }

  package final func adopt(_ child: LayoutElement) { child.parent = self }

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
    guard needsContents else { return }
    needsContents = false
    placeChildren()
  }

  /// Invalidates the positions inside of a layout boundary and schedules their placement.
  package final func invalidateContents() {
    invalidateDisplay()
    guard isPlacementValid, !needsContents else { return }
    needsContents = true
    core.placeContentsLater(self)
  }

  /// Invalidates sizes and positions of this element and its ancestors, up to a layout boundary.
  package final func invalidateLayout() {
    var element: LayoutElement? = self
    while let current = element {
      if current.containsChanges { return current.invalidateDisplay() }
      if current.isBoundary, current !== self { return current.invalidateContents() }
      current.sizes.removeAll(keepingCapacity: true)
      current.guides.removeAll(keepingCapacity: true)
      current.isPlacementValid = false
      current.generation &+= 1
      current.piece = nil
      element = current.parent
    }
    core.needsLayout = true
  }

  /// Invalidates the placement of this element and its ancestors below `ancestor`, during a layout.
  package final func forgetPlacement(below ancestor: LayoutElement) {
    var element: LayoutElement? = self
    while let current = element, current !== ancestor {
      current.isPlacementValid = false
      current.piece = nil
      element = current.parent
    }
  }

  /// Invalidates the draw lists of this element and its ancestors.
  package final func invalidateDisplay() {
    var element: LayoutElement? = self
    while let current = element {
      current.piece = nil
      element = current.parent
    }
  }

  // MARK: Drawing

  /// The frame in the stage's coordinates, in points, with edges rounded to device pixels.
  package final var frame: CGRect {
    let topLeft = core.rounded(origin)
    let bottomRight = core.rounded(CGPoint(x: origin.x + size.width, y: origin.y + size.height))
    return CGRect(
      x: topLeft.x, y: topLeft.y, width: bottomRight.x - topLeft.x,
      height: bottomRight.y - topLeft.y)
  }

  /// Returns the draw list of the element, relative to the top left corner of its frame.
  package final func drawn() -> DrawList {
    let frame = frame
    let phase = CGPoint(x: origin.x - frame.minX, y: origin.y - frame.minY)
    if let piece, piece.size == frame.size, abs(piece.phase.x - phase.x) < 1e-6,
      abs(piece.phase.y - phase.y) < 1e-6
    {
      return piece.list
    }
    core.counts.pieces += 1
    var list = DrawList()
    draw(into: &list, size: frame.size)
    piece = Piece(list: list, phase: phase, size: frame.size)
    return list
  }

  package final func drawChild(_ child: LayoutElement, into list: inout DrawList) {
    let origin = frame.origin
    let childOrigin = child.frame.origin
    list.append(
      child.drawn(), offset: CGPoint(x: childOrigin.x - origin.x, y: childOrigin.y - origin.y))
  }

  package final func drawChildren(into list: inout DrawList) {
    for child in children { drawChild(child, into: &list) }
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

  /// Returns the elements with gestures under a point, innermost first.
  ///
  /// - Parameters:
  ///   - point: A point of the stage, mapped through the inverse transforms of the ancestors.
  ///   - path: The inverse transforms that have been applied to `point`.
  /// - Returns: The elements, possibly none; `nil` if nothing is hit.
  package final func hitTest(
    _ point: CGPoint, through path: [ProjectionTransform] = []
  ) -> [TouchedElement]? {
    guard isHittable(at: point) else { return nil }
    let frame = frame
    var inner = point
    var innerPath = path
    if let transform = contentTransform(size: frame.size) {
      var inverse = transform.around(frame.origin)
      guard inverse.invert(), let image = inverse.image(of: point) else { return nil }
      inner = image
      innerPath.append(inverse)
    }
    let own = recognizer == nil ? [] : [TouchedElement(element: self, path: path)]
    for child in children.reversed() {
      if let touched = child.hitTest(inner, through: innerPath) { return touched + own }
    }
    let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    return contains(local) ? own : nil
  }

  /// Returns whether pointers can reach the element and its descendants.
  package func isHittable(at point: CGPoint) -> Bool { true }
}
