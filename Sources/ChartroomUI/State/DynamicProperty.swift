/// A type of property wrapper whose value is stored outside of the view that declares it.
///
/// A custom property wrapper that contains a `@State` or `@Environment` property must conform to this
/// protocol.
public protocol DynamicProperty {}
