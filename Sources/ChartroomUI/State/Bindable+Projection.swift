extension Bindable {
  /// Creates a reference from that of another property.
  ///
  /// - Parameter projectedValue: The other reference.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}
