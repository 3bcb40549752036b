/// A pattern of pointer events that a view recognises.
///
/// A custom gesture composes other gestures in its `body`. It can have properties such as `@GestureState`, which
/// belong to the view with the gesture.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the value that the gesture passes to its actions.
  associatedtype Value
  /// The type of the gesture's body.
  associatedtype Body: Gesture
  /// The gesture that this one is composed of.
  ///
  /// It is read when the view is touched and when the view is evaluated during a touch.
  @MainActor @preconcurrency var body: Body { get }
  /// Returns the recogniser of a gesture.
  ///
  /// This method is an implementation detail. Do not call or implement it.
  @MainActor @preconcurrency static func _makeRecognizer(
    of gesture: Self, reusing known: _GestureRecognizer<Value>?, in place: _GesturePlace
  ) -> _GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
  /// Returns the recogniser of the gesture's body.
  @MainActor @preconcurrency
  public static func _makeRecognizer(
    of gesture: Self, reusing known: _GestureRecognizer<Value>?, in place: _GesturePlace
  ) -> _GestureRecognizer<Value> {
    Body._makeRecognizer(of: place.body(of: gesture), reusing: known, in: place.part(0))
  }
}

/// The stage of a recogniser, and the position of its gesture in the gesture of a view.
///
/// This type is an implementation detail. Do not use it.
@MainActor
public struct _GesturePlace {
  let core: StageCore
  private let storage: GestureStorage

  init(_ core: StageCore, _ storage: GestureStorage) {
    self.core = core
    self.storage = storage
  }

  /// Returns the place of one of the gestures that the gesture is composed of.
  func part(_ index: Int) -> _GesturePlace { _GesturePlace(core, storage.part(index)) }

  /// Returns the body of a gesture, whose dynamic properties are connected to the view.
  func body<Custom: Gesture>(of gesture: Custom) -> Custom.Body { storage.body(of: gesture) }
}

/// The state machine that recognises a gesture.
///
/// This type is an implementation detail. Do not use it.
@MainActor
public struct _GestureRecognizer<Value> {
  let recognizer: Recognizer<Value>

  init(_ recognizer: Recognizer<Value>) { self.recognizer = recognizer }
}

extension Gesture {
  /// Returns a new recogniser.
  func makeRecognizer(in place: _GesturePlace) -> Recognizer<Value> {
    Self._makeRecognizer(of: self, reusing: nil, in: place).recognizer
  }

  /// Applies the gesture's current properties and actions to a recogniser.
  ///
  /// - Returns: The recogniser, or a new one if it was made for a gesture of another type.
  func update(_ known: Recognizer<Value>, in place: _GesturePlace) -> Recognizer<Value> {
    Self._makeRecognizer(of: self, reusing: _GestureRecognizer(known), in: place).recognizer
  }
}

/// A built-in gesture, which has a recogniser instead of a body.
///
/// Built-in gestures conform in an extension, so that their initialisers are not isolated to the main actor.
@MainActor
package protocol PrimitiveGesture: Gesture where Body == Never {
  /// The type of the recogniser.
  associatedtype Machine: Recognizer<Value>
  /// Returns a new recogniser, whose properties `update(_:in:)` sets.
  func makeMachine(in place: _GesturePlace) -> Machine
  /// Applies the gesture's current properties and actions to a recogniser.
  func update(_ machine: Machine, in place: _GesturePlace)
}

extension PrimitiveGesture {
  /// The body of a built-in gesture, which is never evaluated.
  ///
  /// Accessing this property traps.
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body") }

  /// Returns the recogniser of the built-in gesture.
  @MainActor @preconcurrency
  public static func _makeRecognizer(
    of gesture: Self, reusing known: _GestureRecognizer<Value>?, in place: _GesturePlace
  ) -> _GestureRecognizer<Value> {
    let machine = known?.recognizer as? Machine ?? gesture.makeMachine(in: place)
    gesture.update(machine, in: place)
    return _GestureRecognizer(machine)
  }
}

extension Never: Gesture {
  /// The value of `Never` as a gesture.
  public typealias Value = Never
}
