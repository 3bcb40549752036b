/// A modifier whose body is evaluated for each interpolated value of its animatable data.
///
/// A type that conforms to `Animatable` and `ViewModifier` separately behaves in the same way.
public protocol AnimatableModifier: Animatable, ViewModifier {}
