/// A type of stored property of a view whose value is stored outside of the view.
///
/// A custom property wrapper that contains a `@State` or `@Environment` property must conform to this
/// protocol.
public protocol DynamicProperty {}
