/// The progress of the recognition of a gesture.
package enum GesturePhase<Value> {
  /// The gesture may yet be recognised; the value, such as that of a press in progress, is provisional.
  case possible(Value?)
  /// The gesture has begun, and its value can change.
  case changed(Value)
  /// The gesture is complete.
  case ended(Value)
  /// The gesture was not recognised, or it was cancelled.
  case failed

  /// The current value, provisional or not.
  package var value: Value? {
    switch self {
    case .possible(let value): value
    case .changed(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// The phase without its value.
  package var state: RecognizerState {
    switch self {
    case .possible: .possible
    case .changed: .changed
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// Returns the phase with a value made from this phase's value, if it has one.
  package func map<Mapped>(_ transform: (Value) -> Mapped) -> GesturePhase<Mapped> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// The phase of a recogniser, without the value of its gesture.
package enum RecognizerState {
  case possible, changed, ended, failed

  /// Whether the gesture has begun or is complete.
  package var isRecognized: Bool { self == .changed || self == .ended }
  /// Whether the phase changes no more until the recogniser is reset.
  package var isFinished: Bool { self == .ended || self == .failed }
}
