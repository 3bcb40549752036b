import ChartroomUI
import Observation

/// A value that views read through a binding, and observe.
@MainActor
@Observable
final class Chosen<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}
