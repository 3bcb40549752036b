import Foundation
import Graphics

/// The recogniser of a drag that scrolls the content of a scroll view.
///
/// It fails if the pointer moves across the axes along which the content can be scrolled.
final class ScrollRecognizer: Recognizer<CGSize> {
  /// The distance at which the drag is recognised, in points.
  private let minimumDistance: CGFloat = 10

  /// The element of the scroll view.
  weak var element: ScrollElement?
  private var press: PointerInput?
  private var axes: Axis.Set = []
  /// The offset of the scroll view when the drag was recognised.
  private var start = CGSize.zero
  private var shown = CGSize.zero
  private var tracker = VelocityTracker()
  /// The velocity of the pointer at the end of the drag, in points per second, until the content settles.
  private var release: CGSize?

  override var traits: RecognizerTraits { RecognizerTraits(isScroll: true) }

  override func respond(to event: PointerInput) {
    if event.phase == .down { return begin(event) }
    guard let press, event.pointer == press.pointer else { return }
    let translation = CGSize(
      width: event.local.x - press.local.x, height: event.local.y - press.local.y)
    tracker.add(event.local, at: event.time)
    switch event.phase {
    case .up where state == .changed: end(at: translation, tracker.velocity)
    case .cancelled where state == .changed: end(at: shown, .zero)
    case .up, .cancelled: finish(.failed)
    default: move(by: translation)
    }
  }

  private func begin(_ event: PointerInput) {
    guard press == nil, let element else { return }
    axes = element.scrollableAxes
    guard !axes.isEmpty else { return finish(.failed) }
    press = event
    shown = .zero
    tracker.add(event.local, at: event.time)
  }

  private func end(at translation: CGSize, _ velocity: CGSize) {
    finish(.ended(translation))
    release = velocity
  }

  private func move(by translation: CGSize) {
    if state == .changed { return change(to: .changed(translation)) }
    guard max(abs(translation.width), abs(translation.height)) >= minimumDistance else { return }
    if axes.contains(translation.mainAxis) {
      // Until now, the content can have moved to the place where it comes to rest.
      start = element?.presentedPart ?? .zero
      change(to: .changed(translation))
    } else {
      finish(.failed)
    }
  }

  override func perform() {
    guard state.isRecognized, let translation = phase.value, let element else { return }
    // Along a mirrored axis, the content begins at the right.
    let sign: CGFloat = element.layoutDirection == .rightToLeft ? 1 : -1
    if translation != shown {
      shown = translation
      element.scrollForUser(
        to: CGSize(
          width: start.width + sign * translation.width, height: start.height - translation.height))
    }
    guard state == .ended, let velocity = release.take() else { return }
    element.settle(
      from: start, at: CGSize(width: sign * velocity.width, height: -velocity.height))
  }

  override func clear() {
    press = nil
    release = nil
    tracker = VelocityTracker()
  }
}
