import Foundation
import Graphics

struct Scrolling: Equatable {
  let axes: Axis.Set
}

extension Scrolling: SettingsModifier {
  typealias Wrapper = ScrollElement

  func settings(in environment: EnvironmentValues) -> ScrollSettings {
    ScrollSettings(
      axes: axes, isEnabled: environment.isScrollEnabled, anchors: environment.scrollAnchors,
      margins: environment.scrollMargins, isClipDisabled: environment.isScrollClipDisabled,
      link: environment.scrollLink, settling: environment.scrollSettling)
  }
}

struct ScrollSettings: Equatable {
  var axes: Axis.Set
  /// Whether the content can be scrolled by pointers.
  var isEnabled: Bool
  var anchors: ScrollAnchors
  /// The margins of the content.
  var margins: EdgeInsets
  /// Whether content is drawn outside of the scroll view, too.
  var isClipDisabled: Bool
  /// The connection with a scroll position; `nil` for none.
  var link: ScrollLink?
  /// The rule for the place at which the content comes to rest; `nil` for none.
  var settling: ScrollSettling?
}

/// An element that displays its child with an offset, so that scrolling lays nothing out again.
final class ScrollElement: SettingsElement<ScrollSettings> {
  /// The distance of the displayed part from the top leading corner of the content, in points, when no animation
  /// is in progress.
  private(set) var offset = CGSize.zero
  /// The motion of the displayed part, and the animation that moves it.
  private var motion: (motion: FrameMotion, animation: Animation)?
  /// Whether the displayed part moves to the place where it comes to rest after a drag.
  private var isSettling = false

  /// The proposal for which the element was last measured.
  private var offered = ProposedViewSize.unspecified

  /// Whether the displayed part was moved, so that the first one no longer counts.
  private var wasMoved = false
  private var known: ScrollRecognizer?

  /// The insets of the safe area into which the content extends.
  private(set) var reach = ScrollReach()

  override func settingsDidChange(_ settings: ScrollSettings) {
    super.settingsDidChange(settings)
    invalidateDisplay()
    settings.link?.add(self)
  }

  private var axes: Axis.Set { settings?.axes ?? .vertical }

  /// Whether the content can be scrolled by pointers.
  var isEnabled: Bool { settings?.isEnabled ?? true }

  /// Returns whether the content can be scrolled along an axis.
  func scrolls(_ axis: Axis) -> Bool {
    axes.contains(axis.set)
  }

  override var spaceNames: [AnyHashable] {
    [ScrollSpaceName(axis: nil)] + Axis.allCases.filter(scrolls).map { ScrollSpaceName(axis: $0) }
  }

  /// Returns the end of the visible part along an axis for the last proposal; infinity without a limit.
  func offeredEnd(along axis: Axis) -> CGFloat {
    let length = axis == .horizontal ? offered.width : offered.height
    let start = max(axis.length(of: offset), axis.length(of: presentedPart))
    guard let length else { return .infinity }
    let beyond = axis == .horizontal ? overflow.trailing : overflow.bottom
    // A stack measures with an infinite length, too, of which no more will be visible than before.
    return start + (length.isFinite ? length : axis.length(of: size)) + beyond
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override var sizingChild: LayoutElement? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    offered = proposal
    let content = child.size(for: inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  /// The lengths of the view as a container, for `containerRelativeFrame`; `nil` before it is placed.
  private var container: ProposedViewSize?
  private var containerReaders: [ObjectIdentifier: WeakElement] = [:]

  private struct WeakElement {
    weak var element: LayoutElement?
  }

  /// Returns the length of the view as a container, and measures a descendant again when it changes.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - reader: The descendant.
  /// - Returns: The offered length without the margins, in points; `nil` if it is not limited.
  func containerLength(along axis: Axis, for reader: LayoutElement) -> CGFloat? {
    containerReaders[ObjectIdentifier(reader)] = WeakElement(element: reader)
    let container = container ?? offered
    let length = axis == .horizontal ? container.width : container.height
    guard let length, length.isFinite else { return nil }
    let used =
      axis == .horizontal ? margins.leading + margins.trailing : margins.top + margins.bottom
    return max(length - used, 0)
  }

  /// The margins of the content.
  var margins: EdgeInsets { settings?.margins ?? EdgeInsets() }

  private func updateContainer() {
    guard proposal != container else { return }
    container = proposal
    containerReaders = containerReaders.filter { $1.element != nil }
    for reader in containerReaders.values.compactMap(\.element) {
      core.measureAgainLater(reader)
      var ancestor = reader.parent
      while let current = ancestor, current !== self {
        (current as? LazyElement)?.forgetRows()
        ancestor = current.parent
      }
    }
  }

  override func placeChildren() {
    updateContainer()
    updateReach()
    // Returns a fraction of the overflow of the content, which is negative for shorter content.
    func excess(_ anchor: UnitPoint, _ isIncluded: (CGFloat) -> Bool) -> CGSize {
      let content = child.size(for: inner(proposal))
      func part(_ distance: CGFloat, _ share: CGFloat, _ axis: Axis) -> CGFloat {
        scrolls(axis) && isIncluded(distance) ? distance * share : 0
      }
      return CGSize(
        width: part(content.width - size.width, anchor.x, .horizontal),
        height: part(content.height - size.height, anchor.y, .vertical))
    }
    if !wasMoved, let anchor = settings?.anchors.initialOffset {
      offset = excess(anchor) { $0 > 0 }
    }
    let free = settings?.anchors.alignment.map { excess($0) { $0 < 0 } } ?? .zero
    place(child, at: CGPoint(x: -free.width, y: -free.height), proposal: inner(proposal))
    core.checkLater(self)
  }

  override func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, in: inner(proposal))
  }

  /// The scroll views in the content end with it, and do not extend beyond this one.
  override var scrollBoundaries: VerticalEdge.Set {
    axes.contains(.vertical) ? [.top, .bottom] : []
  }

  override func positionInStageDidChange() { updateReach() }

  private func updateReach() {
    let current = scrollReach()
    if scrolls(.vertical) {
      current.bar?.add(self)
      current.bottomBar?.add(self)
    }
    guard current != reach else { return }
    reach = current
    childrenDidMove()
  }

  /// How far the content is displayed beyond the edges, into the insets of the safe area.
  private var overflow: EdgeInsets {
    var insets = reach.insets
    // The vertical scroll views within a horizontal one have their own positions.
    if scrolls(.vertical), reach.stopsAtRest, presentedPart.height <= 0 {
      insets.top -= reach.barInset
    }
    return insets
  }

  /// The height that the bar at the top has lost, because the content was scrolled, in points.
  var barCollapse: CGFloat { min(max(presentedPart.height, 0), reach.collapse) }

  /// Whether content is beneath the bar at the top, which has its least height.
  var isBeneathBar: Bool {
    presentedPart.height > 0 && presentedPart.height >= reach.collapse
  }

  /// Returns whether the content extends below the upper edge of a bar at the bottom.
  ///
  /// - Parameter edge: The distance of the edge from the top of the frame, in points.
  /// - Returns: Whether the content does, and is displayed there.
  func passes(_ edge: CGFloat) -> Bool {
    size.height + overflow.bottom >= edge - 0.01
      && child.size.height - presentedPart.height > edge + 0.01
  }

  /// Returns the rectangle of a size with the insets of the safe area into which the content extends.
  private func displayedRect(_ size: CGSize, isMirrored: Bool) -> CGRect {
    CGRect(
      origin: CGPoint(
        x: -(isMirrored ? overflow.trailing : overflow.leading), y: -overflow.top),
      size: size.extended(by: overflow))
  }

  /// The displayed part of a frame, relative to its top left corner.
  private func displayedPart(of size: CGSize) -> CGRect {
    displayedRect(size, isMirrored: layoutDirection == .rightToLeft)
  }

  /// More than the length of any picture, in points.
  private static var unlimited: CGFloat { 100_000 }

  override func draw(into list: inout DrawList, size: CGSize) {
    var part = displayedPart(of: size)
    if settings?.isClipDisabled == true {
      part = part.insetBy(dx: -Self.unlimited, dy: -Self.unlimited)
    }
    drawGroup(into: &list) {
      $0.clip = DrawGroup.Clip(path: Path(part), style: FillStyle(antialiased: false))
    }
  }

  override func isHittable(at point: CGPoint, size: CGSize) -> Bool {
    displayedPart(of: size).contains(point)
  }

  /// The presented value of `offset`.
  var presentedPart: CGSize {
    guard let displacement = motion?.motion.displacement else { return offset }
    return CGSize(
      width: offset.width + displacement.width, height: offset.height + displacement.height)
  }

  /// Views that read their position follow the presented one.
  override var contentOffset: CGSize {
    let part = presentedPart
    return CGSize(
      width: layoutDirection == .rightToLeft ? part.width : -part.width, height: -part.height)
  }

  /// The part of the content that is displayed, in the coordinates of the content.
  ///
  /// It includes the insets of the safe area into which the content extends.
  var visible: CGRect {
    let part = presentedPart
    return displayedRect(size, isMirrored: false).offsetBy(dx: part.width, dy: part.height)
  }

  /// The part of the content within the frame, and where a bar above it was, in the coordinates of the content.
  var resting: CGRect {
    let part = presentedPart
    return unobscured.offsetBy(dx: part.width, dy: part.height)
  }

  /// The frame with the height that a bar above it has lost, in the coordinates of this element.
  var unobscured: CGRect {
    CGRect(x: 0, y: -barCollapse, width: size.width, height: size.height + barCollapse)
  }

  /// Moves the displayed part of the content.
  ///
  /// It can move beyond the end of the content until `stayWithinContent()`, because lazy content learns its
  /// length when it is displayed.
  ///
  /// - Parameter distance: The distance towards the trailing edge and downwards, in points.
  /// - Returns: Whether the displayed part can move.
  func scroll(by distance: CGSize) -> Bool {
    let part = presentedPart
    let target = CGSize(
      width: part.width + distance.width, height: part.height + distance.height)
    guard target.width.isFinite, target.height.isFinite, withinContent(target) != offset else {
      return false
    }
    scrollForUser(to: target)
    return true
  }

  /// Moves the displayed part as the user asks to.
  ///
  /// - Parameter target: The distance from the top leading corner of the content, in points.
  func scrollForUser(to target: CGSize) {
    scroll(to: target)
    settings?.link?.userDidScroll(self)
  }

  /// Moves the displayed part to the place where it comes to rest after a drag.
  ///
  /// - Parameters:
  ///   - start: The distance from the top leading corner of the content before the drag, in points.
  ///   - velocity: The velocity of the content, in points per second.
  func settle(from start: CGSize, at velocity: CGSize) {
    guard let target = settings?.settling?.place(of: self, from: start, at: velocity) else {
      return
    }
    scroll(to: withinContent(target), in: Transaction(animation: .easeOut(duration: 0.3)))
    isSettling = motion != nil
  }

  /// Moves the displayed part to a distance from the top leading corner of the content.
  ///
  /// It can move beyond the end of the content until `stayWithinContent()`.
  ///
  /// - Parameters:
  ///   - target: The distance, in points.
  ///   - transaction: The transaction of the change; by default, one without an animation.
  func scroll(to target: CGSize, in transaction: Transaction = Transaction()) {
    wasMoved = true
    isSettling = false
    move(
      to: CGSize(
        width: scrolls(.horizontal) ? max(target.width, 0) : 0,
        height: scrolls(.vertical) ? max(target.height, 0) : 0), in: transaction)
  }

  /// Moves the displayed part to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: A rectangle, in points from the top leading corner of the content.
  ///   - anchor: The point of the rectangle and of the displayed part that coincide; `nil` for the shortest move
  ///     after which the rectangle is displayed.
  ///   - transaction: The transaction of the move.
  func reveal(_ rect: CGRect, anchor: UnitPoint?, in transaction: Transaction) {
    func start(_ low: CGFloat, _ length: CGFloat, _ part: CGFloat?, _ axis: Axis) -> CGFloat {
      // The rectangle is displayed between the margins.
      let used = axis == .horizontal ? margins.width : margins.height
      let low = low - (axis == .horizontal ? margins.leading : margins.top)
      let (old, visible) = (axis.length(of: offset), axis.length(of: size) - used)
      // Beyond the beginning of the content, a bar is lower, and more of the content is visible.
      let collapse = axis == .vertical ? reach.collapse : 0
      if let part {
        let target = low + (length - visible - collapse) * part + collapse
        if target > collapse || collapse == 0 { return target }
        return part > 0 ? min(low / part + length - visible, collapse) : 0
      }
      let gained = min(old, collapse)
      if low < old - gained || length > visible + gained { return beginning(at: low, axis) }
      return max(old, low + length - visible)
    }
    scroll(
      to: CGSize(
        width: start(rect.minX, rect.width, anchor?.x, .horizontal),
        height: start(rect.minY, rect.height, anchor?.y, .vertical)), in: transaction)
  }

  /// Returns the distance with which the visible part begins at a position of the content, in points.
  func beginning(at position: CGFloat, _ axis: Axis) -> CGFloat {
    axis == .vertical && position > 0 ? position + reach.collapse : position
  }

  /// Moves the displayed part back into the content.
  func stayWithinContent() {
    let target = withinContent(offset)
    guard target != offset else { return }
    // An animated move to a place that turns out not to exist leads to the nearest one.
    var transaction = Transaction()
    if let motion, motion.motion.isMoving { transaction.animation = motion.animation }
    move(to: target, in: transaction)
  }

  private func move(to target: CGSize, in transaction: Transaction) {
    let isMoving = motion?.motion.isMoving == true
    guard target != offset || isMoving && transaction.animation == nil else { return }
    let delta = CGSize(width: target.width - offset.width, height: target.height - offset.height)
    offset = target
    if let animation = transaction.animation {
      let motion = motion?.motion ?? FrameMotion { [weak self] in self?.displayedPartDidChange() }
      self.motion = (motion, animation)
      let times = motion.retarget(
        by: FrameVector(CGRect(x: delta.width, y: delta.height, width: 0, height: 0)),
        with: animation, at: core.timers.now)
      core.start(motion, of: self, in: transaction, until: times)
    } else {
      motion?.motion.stop()
    }
    displayedPartDidChange()
  }

  private func displayedPartDidChange() {
    if motion?.motion.isMoving == false { motion = nil }
    childrenDidMove()
    core.checkLater(self)
    // A position follows the content until it rests.
    if isSettling { settings?.link?.userDidScroll(self) }
    if motion == nil { isSettling = false }
  }

  private func withinContent(_ offset: CGSize) -> CGSize {
    func clamped(_ offset: CGFloat, _ axis: Axis) -> CGFloat {
      let most = max(axis.length(of: child.size) - axis.length(of: size), 0)
      return scrolls(axis) ? min(max(offset, 0), most) : 0
    }
    return CGSize(
      width: clamped(offset.width, .horizontal), height: clamped(offset.height, .vertical))
  }

  // MARK: Pointers

  /// The axes along which the content is longer than the view.
  var scrollableAxes: Axis.Set {
    var axes: Axis.Set = []
    if scrolls(.horizontal), child.size.width > size.width { axes.insert(.horizontal) }
    if scrolls(.vertical), child.size.height > size.height { axes.insert(.vertical) }
    return axes
  }

  override func contains(_ point: CGPoint, size: CGSize) -> Bool {
    isEnabled && displayedPart(of: size).contains(point)
  }

  override func touched(
    _ inner: [TouchedElement], through path: [ProjectionTransform]
  ) -> [TouchedElement] {
    guard let recognizer else { return inner }
    return inner + [
      TouchedElement(
        element: self, recognizer: recognizer, path: path, rank: inner.count,
        isSimultaneous: false)
    ]
  }
}

extension ScrollElement: GestureTarget {
  var recognizer: AnyRecognizer? {
    guard isEnabled else { return nil }
    if let known { return known }
    let made = ScrollRecognizer(core: core)
    made.element = self
    known = made
    return made
  }
}
