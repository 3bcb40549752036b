import Foundation

/// A gesture that recognises one or more taps.
///
/// A tap is a press and a release during which the pointer moves by at most 10 points. The time between the
/// taps is not limited.
public struct TapGesture {
  private let count: Int
  private var onEnd: (() -> Void)?

  /// Creates a gesture that recognises `count` taps, 1 by default; a value less than 1 counts as 1.
  public init(count: Int = 1) { self.count = max(count, 1) }

  /// Adds an action that is called at the end of the last tap.
  ///
  /// Actions are called in the order in which they were added.
  public func onEnded(_ action: @escaping () -> Void) -> TapGesture {
    var copy = self
    let earlier = onEnd
    copy.onEnd = {
      earlier?()
      action()
    }
    return copy
  }
}

extension TapGesture: PrimitiveGesture {
  /// The type of the gesture's value; a tap has none.
  public typealias Value = Void

  package func makeRecognizer() -> any GestureRecognizer {
    TapRecognizer(count: count, action: onEnd ?? {})
  }
}

nonisolated extension View {
  /// Calls an action each time the view is tapped.
  ///
  /// - Parameters:
  ///   - count: The required number of taps, 1 by default; a value less than 1 counts as 1.
  ///   - action: The action, which is called at the end of the last tap.
  /// - Returns: The view with the gesture.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }
}

final class TapRecognizer: GestureRecognizer {
  /// The largest movement of a tap, in points.
  private static let slop: CGFloat = 10

  private let count: Int
  private let action: () -> Void
  private var start: CGPoint?
  private var taps = 0

  init(count: Int, action: @escaping () -> Void) {
    self.count = count
    self.action = action
  }

  func began(at point: CGPoint) { start = point }

  func moved(to point: CGPoint) -> Bool {
    if let start, hypot(point.x - start.x, point.y - start.y) > Self.slop { cancelled() }
    return false
  }

  func ended(at point: CGPoint) -> Bool {
    _ = moved(to: point)
    guard start != nil else { return false }
    start = nil
    taps += 1
    if taps == count {
      taps = 0
      action()
    }
    return true
  }

  func cancelled() {
    start = nil
    taps = 0
  }
}
