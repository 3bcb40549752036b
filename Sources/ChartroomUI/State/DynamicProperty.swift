/// A stored property of a view that is backed by storage outside of the view's value.
///
/// A custom property wrapper that contains `@State` or `@Environment` must conform to it.
public protocol DynamicProperty {}
