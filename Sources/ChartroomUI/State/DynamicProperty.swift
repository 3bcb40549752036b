/// A type of property wrapper whose value is stored outside of the view that declares it.
///
/// A custom property wrapper that contains properties such as `@State` or `@Environment` must be a struct
/// that conforms to this protocol. Before each evaluation of the view's body, these properties are connected
/// to their storage, and then `update()` is called.
public protocol DynamicProperty {
  /// Updates the value before the view's body is evaluated.
  ///
  /// By default, it does nothing.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
