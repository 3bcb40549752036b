/// A stored property of a view that is connected to something outside of the view's value.
///
/// A property wrapper of your own that is made of `@State` or `@Environment` conforms to this.
public protocol DynamicProperty {}
