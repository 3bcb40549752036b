/// A modifier whose body is evaluated for each interpolated value of its animatable data.
///
/// A modifier that conforms to both protocols behaves in the same way.
public protocol AnimatableModifier: Animatable, ViewModifier {}
