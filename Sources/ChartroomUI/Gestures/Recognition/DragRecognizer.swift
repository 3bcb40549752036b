package import Foundation

/// The recogniser of a drag of one pointer.
package final class DragRecognizer: Recognizer<DragGesture.Value> {
  package var minimumDistance: CGFloat = 0
  package var coordinateSpace = CoordinateSpace.local
  /// Returns whether a drag begins with a movement; `nil` for all.
  var condition: (@MainActor (DragGesture.Value) -> Bool)?
  /// Whether the values are provisional until the end.
  var isProvisional = false
  private var press: PointerInput?
  private var hasMoved = false
  private var tracker = VelocityTracker()

  override package var traits: RecognizerTraits {
    RecognizerTraits(
      isDrag: !isProvisional, isPress: state.isRecognized && !hasMoved,
      isDelayedByScroll: isProvisional)
  }

  override package func respond(to event: PointerInput) {
    if event.phase == .down { return begin(event) }
    guard let press, event.pointer == press.pointer else { return }
    switch event.phase {
    case .cancelled: return finish(.failed)
    case .up where state == .possible && !isProvisional: return finish(.failed)
    default: break
    }
    tracker.add(event.location(in: coordinateSpace), at: event.time)
    let value = value(at: event, from: press)
    if event.phase == .up { return finish(.ended(value)) }
    let distance = event.distance(from: press, in: coordinateSpace)
    hasMoved = hasMoved || distance > 0
    guard state == .changed || distance >= minimumDistance else { return }
    guard state == .changed || condition?(value) ?? true else { return finish(.failed) }
    report(value)
  }

  private func begin(_ event: PointerInput) {
    guard press == nil else { return }
    press = event
    hasMoved = false
    tracker.add(event.location(in: coordinateSpace), at: event.time)
    if minimumDistance <= 0 { report(value(at: event, from: event)) }
  }

  private func report(_ value: DragGesture.Value) {
    change(to: isProvisional ? .possible(value) : .changed(value))
  }

  private func value(at event: PointerInput, from press: PointerInput) -> DragGesture.Value {
    DragGesture.Value(
      time: event.date, location: event.location(in: coordinateSpace),
      startLocation: press.location(in: coordinateSpace), velocity: tracker.velocity)
  }

  override package func clear() {
    press = nil
    tracker = VelocityTracker()
  }
}
