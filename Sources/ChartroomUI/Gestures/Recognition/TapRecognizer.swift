import Foundation

/// The recogniser of one or more taps of one pointer.
package final class TapRecognizer<Value>: Recognizer<Value> {
  /// The time from a release to the next press in which the press counts as a further tap, in seconds.
  ///
  /// It is the published value of UIKit, which is not confirmed for SwiftUI.
  private static var limit: TimeInterval { 0.35 }
  /// The maximum movement of a tap, and the maximum distance between two taps, in points of the stage.
  ///
  /// It is the published value of UIKit, which is not confirmed for SwiftUI.
  private static var slop: CGFloat { 45 }

  package var count = 1
  /// Returns the value of the gesture from the last release.
  package var makeValue: (PointerInput) -> Value
  private var press: PointerInput?
  private var lastTap: PointerInput?
  private var taps = 0
  private var timer: VirtualTimers.ID?

  package init(core: StageCore, makeValue: @escaping (PointerInput) -> Value) {
    self.makeValue = makeValue
    super.init(core: core)
  }

  override package var traits: RecognizerTraits { RecognizerTraits(taps: count) }

  override package func respond(to event: PointerInput) {
    if event.phase == .down { return begin(event) }
    guard let press, event.pointer == press.pointer else { return }
    guard event.phase != .cancelled, event.distance(from: press) <= Self.slop else {
      return finish(.failed)
    }
    if event.phase == .up { end(event) }
  }

  private func begin(_ event: PointerInput) {
    let isNear = lastTap.map { event.distance(from: $0) <= Self.slop } ?? true
    guard press == nil, isNear else { return finish(.failed) }
    stopTimer()
    press = event
  }

  private func end(_ event: PointerInput) {
    press = nil
    taps += 1
    if taps >= count { return finish(.ended(makeValue(event))) }
    lastTap = event
    timer = schedule(after: Self.limit) { [weak self] in self?.finish(.failed) }
  }

  private func stopTimer() {
    if let timer { core.timers.cancel(timer) }
    timer = nil
  }

  override package func clear() {
    stopTimer()
    press = nil
    lastTap = nil
    taps = 0
  }
}
