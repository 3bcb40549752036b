import Foundation
import Graphics

/// The transition of an element in progress.
@MainActor
final class ElementTransition: Motion {
  private struct Part {
    let effect: TransitionEffect
    /// How much of the effect is visible at the end, 0 or 1.
    var target: Double
    var motion = VectorMotion<Double>()

    /// How much of the effect is visible.
    var amount: Double { target - motion.remaining }
  }

  private var parts: [Part]
  private weak var element: LayoutElement?
  /// Responds to the end of the transition.
  var whenFinished: () -> Void = {}

  /// Creates the transition of an element, which has finished in a phase.
  init(of element: LayoutElement, with transition: AnyTransition, in phase: TransitionPhase) {
    self.element = element
    parts = transition.effects.map { Part(effect: $0, target: $0.amount(in: phase)) }
  }

  /// Whether the presented effects move.
  override var isMoving: Bool { parts.contains { $0.motion.isRunning } }

  /// Moves to a phase.
  ///
  /// - Parameters:
  ///   - phase: The phase.
  ///   - transaction: The transaction of the change, with the animation of effects without their own.
  ///   - core: The state of the stage.
  /// - Returns: The latest end of an effect and its logical completion, in seconds; `nil` if nothing moves.
  func move(
    to phase: TransitionPhase, in transaction: Transaction, core: StageCore
  ) -> MotionTimes? {
    var latest: MotionTimes?
    for index in parts.indices {
      let target = parts[index].effect.amount(in: phase)
      let delta = target - parts[index].target
      guard delta != 0 else { continue }
      parts[index].target = target
      guard let animation = parts[index].effect.animation ?? transaction.animation else {
        parts[index].motion.stop()
        continue
      }
      let times = parts[index].motion.retarget(by: delta, with: animation, at: core.timers.now)
      latest = MotionTimes(
        end: max(times.end, latest?.end ?? 0),
        logicalEnd: max(times.logicalEnd, latest?.logicalEnd ?? 0))
    }
    return latest
  }

  override func advance(to time: TimeInterval) -> Bool {
    var goesOn = false
    for index in parts.indices where parts[index].motion.advance(to: time) { goesOn = true }
    if goesOn { element?.invalidateDisplay() }
    return goesOn
  }

  /// Ends the transition immediately, without a call of `whenFinished`.
  func stop() {
    whenFinished = {}
    for index in parts.indices { parts[index].motion.stop() }
    element?.invalidateDisplay()
  }

  override func didEnd() {
    element?.invalidateDisplay()
    whenFinished()
  }

  // MARK: Drawing

  /// Returns the distance by which the transition moves an element, in points.
  func offset(of element: LayoutElement) -> CGSize {
    var offset = CGSize.zero
    let isMirrored = element.layoutDirection == .rightToLeft
    for part in parts {
      let amount = part.amount
      switch part.effect.kind {
      case .move(.top): offset.height -= amount * element.size.height
      case .move(.bottom): offset.height += amount * element.size.height
      case .move(.leading): offset.width -= amount * element.size.width * (isMirrored ? -1 : 1)
      case .move(.trailing): offset.width += amount * element.size.width * (isMirrored ? -1 : 1)
      case .offset(let distance):
        offset.width += amount * distance.width * (isMirrored ? -1 : 1)
        offset.height += amount * distance.height
      case .opacity, .scale, .custom: break
      }
    }
    return offset
  }

  /// Returns the transform with which the transition displays an element in a frame.
  func transform(in frame: CGRect) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    for part in parts {
      guard case .scale(let scale, let anchor) = part.effect.kind else { continue }
      let factor = 1 + (scale - 1) * CGFloat(part.amount)
      let point = anchor.point(in: frame)
      transform =
        transform.translatedBy(x: point.x, y: point.y).scaledBy(x: factor, y: factor)
        .translatedBy(x: -point.x, y: -point.y)
    }
    return transform
  }

  /// Appends the drawing of an element in a frame, with the effects of the transition.
  func draw(_ contents: DrawList, in frame: CGRect, into list: inout DrawList) {
    var opacity = 1.0
    for part in parts {
      if case .opacity = part.effect.kind { opacity *= min(max(1 - part.amount, 0), 1) }
    }
    let transform = transform(in: frame)
    guard opacity > 0, !contents.isEmpty else { return }
    guard opacity < 1 || !transform.isIdentity else { return list.append(contents, offset: .zero) }
    var group = DrawGroup(contents: contents)
    group.opacity = opacity
    group.transform = transform
    list.append(.group(group))
  }
}

extension LayoutElement {
  /// Returns the elements with gestures of a child under a point, as its transition displays it.
  final func hitTest(
    _ child: LayoutElement, at point: CGPoint, in place: FramePlace,
    through path: [ProjectionTransform]
  ) -> [TouchedElement]? {
    let transform = child.transition?.transform(in: child.frame(in: place)) ?? .identity
    guard !transform.isIdentity else { return child.hitTest(point, in: place, through: path) }
    var inverse = ProjectionTransform(transform)
    guard inverse.invert(), let image = inverse.image(of: point) else { return nil }
    return child.hitTest(image, in: place, through: path + [inverse])
  }

  /// The transition that the view of the element sets, or else the views around it that consist of several.
  private var transitionTrait: TransitionTrait? {
    ownTransition ?? item.ownTransition?.withoutModifiers
  }

  private var ownTransition: TransitionTrait? {
    let box =
      layoutValue(ObjectIdentifier(TransitionTrait.self)) as? LayoutValueBox<TransitionTrait>
    return box?.value
  }

  /// The element with all modifiers around it, up to the one that arranges it.
  private var item: LayoutElement {
    var item: LayoutElement = self
    while let wrapper = item.parent as? WrapperElement, wrapper.child === item { item = wrapper }
    return item
  }

  /// Begins the transition with which the element appears, in the transaction of the update.
  final func appear() {
    let item = item
    guard core.update.mayAnimate || core.holdsAnimatedTransitions else {
      guard let transition = item.transition else { return }
      transition.stop()
      item.transition = nil
      transitionTrait?.show(.identity)
      return
    }
    let trait = transitionTrait
    let motion: ElementTransition
    if let transition = item.transition {
      motion = transition
    } else {
      motion = ElementTransition(
        of: item, with: trait?.transition ?? .opacity, in: .willAppear)
      core.withoutAnimation { trait?.show(.willAppear) }
    }
    item.move(motion, to: .identity, in: transaction, trait) { [weak item] in
      item?.transition = nil
    }
    if !motion.isMoving {
      motion.stop()
      item.transition = nil
    }
  }

  /// Begins the transition with which the element disappears, in the transaction of the update.
  ///
  /// - Parameter whenFinished: A closure that responds to the end of the transition.
  /// - Returns: Whether there is a transition.
  final func disappear(whenFinished: @escaping () -> Void) -> Bool {
    let (item, trait) = (item, transitionTrait)
    let motion =
      item.transition
      ?? ElementTransition(of: item, with: trait?.transition ?? .opacity, in: .identity)
    item.move(motion, to: .didDisappear, in: transaction, trait, whenFinished: whenFinished)
    return motion.isMoving
  }

  private func move(
    _ motion: ElementTransition, to phase: TransitionPhase, in transaction: Transaction,
    _ trait: TransitionTrait?, whenFinished: @escaping () -> Void
  ) {
    transition = motion
    motion.whenFinished = whenFinished
    if let times = motion.move(to: phase, in: transaction, core: core) {
      core.start(motion, of: self, in: transaction, until: times)
      core.wake(at: times.end)
    }
    trait?.show(phase)
    invalidateDisplay()
  }
}
