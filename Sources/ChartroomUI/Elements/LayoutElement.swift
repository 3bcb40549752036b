package import Foundation
package import Graphics

/// A rectangle of a picture: chooses its size, is placed, draws.
///
/// Sizes are cached per proposal, and what was drawn is kept until something in it changes.
@MainActor
package class LayoutElement {
  package let core: StageCore
  package private(set) weak var parent: LayoutElement?

  /// The proposal this element was placed with.
  package private(set) var proposal = ProposedViewSize.unspecified
  /// The size chosen for that proposal, in points, not rounded.
  package private(set) var size = CGSize.zero
  /// The top left corner in the picture, in points, not rounded.
  package private(set) var origin = CGPoint.zero

  /// Counts the changes that made sizes and places invalid.
  package private(set) var generation = 0
  /// The most sizes or guides to remember.
  ///
  /// New proposals, frame after frame, must not fill memory, nor make the lists long: with so many the
  /// older half is forgotten.
  private static var mostRemembered: Int { 32 }
  /// The most sizes and guides that are worth being asked for again.
  ///
  /// Fewer than are left when some are forgotten: where there are so few, none was.
  private static var mostAskedAgain: Int { 8 }

  /// What was asked for, in that order: few enough that to look through them takes less time than
  /// to find a place in a dictionary.
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [(query: GuideQuery, value: CGFloat?)] = []
  private var isPlacementValid = false
  private var needsContents = false
  private var piece: Piece?

  private struct GuideQuery: Equatable {
    var key: AlignmentKey
    var proposal: ProposedViewSize
  }

  /// What was drawn last, and the frame's rounding it was drawn for.
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

  /// The elements placed inside this one, from back to front.
  package var children: [LayoutElement] { [] }
  /// The order in which a stack satisfies its children; higher first.
  package var layoutPriority: Double { 0 }
  /// The distance this element prefers from others.
  package var spacing: ViewSpacing { ViewSpacing() }
  /// A value that a `Layout` may ask for.
  package func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
  /// Chooses a size; its answers are remembered.
  package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// The place of a guide that this element or one inside of it sets.
  package func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }
  /// Places the children for `size` and `proposal`.
  package func placeChildren() {}
  /// Draws into `list`, whose origin is the top left corner; `size` is rounded to pixels.
  package func draw(into list: inout DrawList, size: CGSize) { drawChildren(into: &list) }
  /// Whether a pointer at `point`, from the top left corner, touches what this element draws.
  package func contains(_ point: CGPoint) -> Bool { false }
  /// Where the children are shown instead of where they were placed, from the top left corner;
  /// `nil` where they were placed.
  package func contentTransform(size: CGSize) -> ProjectionTransform? { nil }
  /// The gestures that listen here.
  package var recognizer: (any GestureRecognizer)? { nil }

  // MARK: Layout

  /// The size this element takes when `proposal` is proposed.
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

  /// Whether the sizes and guides that were asked for are the same now, as far as finding out is
  /// less work than a layout.
  ///
  /// Where they are, nothing further out is laid out otherwise.
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

  /// Places this element with its top left corner at `origin` in the picture.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    var size = size(for: proposal)
    // An endless view in an endless proposal has no picture; it gets no area instead.
    if !size.width.isFinite { size.width = 0 }
    if !size.height.isFinite { size.height = 0 }
    let origin = CGPoint(
      x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
    if isPlacementValid, proposal == self.proposal, size == self.size, origin == self.origin {
      return placeContents()
    }
    // The same room may be filled in another way: lines break where the proposal tells.
    if proposal != self.proposal { piece = nil }
    self.proposal = proposal
    self.size = size
    self.origin = origin
    isPlacementValid = true
    needsContents = false
    placeChildren()
  }

  /// Places a child whose leading top corner lies at `position` within this element.
  ///
  /// Layout thinks in leading and trailing; here, and only here, that becomes left and right.
  package final func place(
    _ child: LayoutElement, at position: CGPoint, proposal: ProposedViewSize
  ) {
    var x = position.x
    if layoutDirection == .rightToLeft { x = size.width - x - child.size(for: proposal).width }
    child.place(at: CGPoint(x: origin.x + x, y: origin.y + position.y), proposal: proposal)
  }

  package final func adopt(_ child: LayoutElement) { child.parent = self }

  /// Whether changes inside do not matter further out: they are about to be placed, and the size
  /// of this element does not depend on them.
  package var containsChanges: Bool { false }

  /// Whether this element looks the same from outside, whatever changes inside of it: its sizes and
  /// guides depend on nothing in there.
  package var isBoundary: Bool { false }

  /// Places what is inside anew, where this element stands.
  ///
  /// One that was never placed, or is about to be, stays as it is.
  package final func placeContents() {
    guard needsContents else { return }
    needsContents = false
    placeChildren()
  }

  /// Forgets the places inside of a boundary, and has them found anew.
  package final func invalidateContents() {
    invalidateDisplay()
    guard isPlacementValid, !needsContents else { return }
    needsContents = true
    core.placeContentsLater(self)
  }

  /// Forgets sizes and places, here and above, because something that they depend on changed.
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

  /// Lets the layout that is going on place this element anew, and those above it up to `ancestor`.
  package final func forgetPlacement(below ancestor: LayoutElement) {
    var element: LayoutElement? = self
    while let current = element, current !== ancestor {
      current.isPlacementValid = false
      current.piece = nil
      element = current.parent
    }
  }

  /// Forgets what was drawn, here and above.
  package final func invalidateDisplay() {
    var element: LayoutElement? = self
    while let current = element {
      current.piece = nil
      element = current.parent
    }
  }

  // MARK: Drawing

  /// The frame in the picture with its edges rounded to device pixels, in points.
  package final var frame: CGRect {
    let topLeft = core.rounded(origin)
    let bottomRight = core.rounded(CGPoint(x: origin.x + size.width, y: origin.y + size.height))
    return CGRect(
      x: topLeft.x, y: topLeft.y, width: bottomRight.x - topLeft.x,
      height: bottomRight.y - topLeft.y)
  }

  /// What this element draws, from the top left corner of its frame.
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

  /// Appends what the children draw as one group, if they draw anything.
  package final func drawGroup(into list: inout DrawList, _ change: (inout DrawGroup) -> Void) {
    var contents = DrawList()
    drawChildren(into: &contents)
    guard !contents.isEmpty else { return }
    var group = DrawGroup(contents: contents)
    change(&group)
    list.append(.group(group))
  }

  // MARK: Pointers

  /// The elements with gestures under `point`, from the inside out.
  ///
  /// - Parameters:
  ///   - point: A point of the picture, as it would be without the transforms around this element.
  ///   - path: The maps that took a point of the picture there.
  /// - Returns: `nil` when nothing is touched.
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

  /// Whether pointers reach this element and those inside of it at all.
  package func isHittable(at point: CGPoint) -> Bool { true }
}
