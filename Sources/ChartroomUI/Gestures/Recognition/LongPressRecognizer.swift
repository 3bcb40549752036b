package import Foundation

/// The recogniser of a long press of one pointer.
package final class LongPressRecognizer: Recognizer<Bool> {
  package var minimumDuration: TimeInterval = 0
  package var maximumDistance: CGFloat = 0
  private var press: PointerInput?
  private var timer: VirtualTimers.ID?

  override package var traits: RecognizerTraits {
    RecognizerTraits(isPress: !(minimumDuration > 0))
  }

  override package func respond(to event: PointerInput) {
    if event.phase == .down { return begin(event) }
    guard let press, event.pointer == press.pointer else { return }
    let isPressed = event.phase == .moved && event.distance(from: press) <= maximumDistance
    if !isPressed { finish(.failed) }
  }

  private func begin(_ event: PointerInput) {
    guard press == nil else { return finish(.failed) }
    guard minimumDuration > 0 else { return finish(.ended(true)) }
    press = event
    timer = schedule(after: minimumDuration) { [weak self] in self?.finish(.ended(true)) }
    change(to: .possible(true))
  }

  override package func clear() {
    if let timer { core.timers.cancel(timer) }
    timer = nil
    press = nil
  }
}
