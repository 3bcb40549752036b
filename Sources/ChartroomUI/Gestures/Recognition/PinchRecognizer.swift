package import Foundation
package import Graphics

/// The state of a gesture of two pointers.
package struct Pinch {
  /// The virtual time as a date.
  package let time: Date
  /// The magnification, or the rotation in radians.
  package let amount: CGFloat
  /// The change of `amount` per second.
  package let velocity: CGFloat
  /// The centre of the pointers when the gesture began, in points in the coordinates of the view.
  package let startLocation: CGPoint
  /// The centre of the pointers when the gesture began, in unit coordinates of the view.
  package let startAnchor: UnitPoint
}

/// The recogniser of a change of the distance or of the direction of two pointers.
package final class PinchRecognizer<Value>: Recognizer<Value> {
  /// The quantity that is measured.
  package enum Quantity {
    case magnification, rotation
  }

  /// The change of the quantity at which the gesture is recognised.
  package var minimumChange: CGFloat = 0
  private let quantity: Quantity
  private let makeValue: (Pinch) -> Value
  private var pointers: [PointerInput] = []
  private var start: [PointerInput] = []
  private var amount: CGFloat = 0
  private var tracker = VelocityTracker()

  package init(
    _ quantity: Quantity, core: StageCore, makeValue: @escaping (Pinch) -> Value
  ) {
    self.quantity = quantity
    self.makeValue = makeValue
    super.init(core: core)
  }

  override package func respond(to event: PointerInput) {
    if event.phase == .down {
      if pointers.count < 2 { begin(event) }
      return
    }
    guard let index = pointers.firstIndex(where: { $0.pointer == event.pointer }) else { return }
    guard event.phase != .cancelled, start.count == 2 else {
      if event.phase != .moved { finish(.failed) }
      pointers = pointers.map { $0.pointer == event.pointer ? event : $0 }
      return
    }
    pointers[index] = event
    let value = measure(at: event)
    if event.phase == .up { return finish(state == .changed ? .ended(value) : .failed) }
    if state == .changed || abs(amount - initialAmount) >= minimumChange {
      change(to: .changed(value))
    }
  }

  private var initialAmount: CGFloat { quantity == .magnification ? 1 : 0 }

  private func begin(_ event: PointerInput) {
    pointers.append(event)
    guard pointers.count == 2 else { return }
    start = pointers
    amount = initialAmount
    tracker.add(CGPoint(x: amount, y: 0), at: event.time)
  }

  private func measure(at event: PointerInput) -> Value {
    switch quantity {
    case .magnification:
      // Pointers at one point have no distance that could be scaled.
      let distance = pointers[1].distance(from: pointers[0], in: .local)
      amount = distance / max(start[1].distance(from: start[0], in: .local), 1)
    case .rotation:
      let turn = Self.direction(pointers) - Self.direction(start) - amount
      amount += turn - (turn / (2 * .pi)).rounded() * 2 * .pi
    }
    tracker.add(CGPoint(x: amount, y: 0), at: event.time)
    let center = CGPoint(
      x: (start[0].local.x + start[1].local.x) / 2, y: (start[0].local.y + start[1].local.y) / 2)
    let size = event.size
    return makeValue(
      Pinch(
        time: event.date, amount: amount, velocity: tracker.velocity.width, startLocation: center,
        startAnchor: UnitPoint(
          x: size.width > 0 ? center.x / size.width : 0,
          y: size.height > 0 ? center.y / size.height : 0)))
  }

  /// Returns the angle of the line through two pointers, in radians.
  private static func direction(_ pointers: [PointerInput]) -> CGFloat {
    atan2(pointers[1].local.y - pointers[0].local.y, pointers[1].local.x - pointers[0].local.x)
  }

  override package func clear() {
    pointers = []
    start = []
    tracker = VelocityTracker()
  }
}
