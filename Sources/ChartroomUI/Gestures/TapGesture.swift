/// A gesture that recognises one or more taps.
///
/// A tap is a press and a release of one pointer, which moves by at most 45 points. Successive taps are less
/// than 0.35 seconds and at most 45 points apart. A second pointer makes the gesture fail.
public struct TapGesture {
  /// The required number of taps.
  public var count: Int

  /// Creates a gesture that recognises `count` taps, 1 by default; a value less than 1 counts as 1.
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
  /// The type of the gesture's value; a tap has none.
  public typealias Value = Void

  package func makeMachine(in place: _GesturePlace) -> TapRecognizer<Void> {
    TapRecognizer(core: place.core) { _ in }
  }

  package func update(_ machine: TapRecognizer<Void>, in place: _GesturePlace) {
    machine.count = max(count, 1)
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
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }
}
