/// A gesture that converts the value of another gesture.
public struct _MapGesture<Content: Gesture, Mapped> {
  let content: Content
  let transform: (Content.Value) -> Mapped
}

extension _MapGesture: PrimitiveGesture {
  /// The converted value.
  public typealias Value = Mapped

  package func makeMachine(in place: _GesturePlace) -> MapRecognizer<Content.Value, Value> {
    MapRecognizer(content.makeRecognizer(in: place), transform: transform)
  }

  package func update(
    _ machine: MapRecognizer<Content.Value, Value>, in place: _GesturePlace
  ) {
    machine.use(content.update(machine.base, in: place))
    machine.transform = transform
  }
}

nonisolated extension Gesture {
  /// Returns a gesture that converts the value of this gesture.
  ///
  /// - Parameter body: A closure that converts a value; it is called for each change.
  /// - Returns: The gesture with the converted value.
  public func map<Mapped>(_ body: @escaping (Value) -> Mapped) -> _MapGesture<Self, Mapped> {
    _MapGesture(content: self, transform: body)
  }
}

package final class MapRecognizer<Base, Value>: DerivedRecognizer<Base, Value> {
  package var transform: (Base) -> Value

  package init(_ base: Recognizer<Base>, transform: @escaping (Base) -> Value) {
    self.transform = transform
    super.init(base)
  }

  override package func childDidChange() { change(to: base.phase.map(transform)) }
}
