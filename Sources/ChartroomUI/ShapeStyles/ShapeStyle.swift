/// A style that fills shapes and text: a colour, a gradient, or a style that depends on the environment.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style; `Never` for basic styles.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style for an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  /// Is never called.
  public func resolve(in environment: EnvironmentValues) -> Never { switch self {} }
}

extension ShapeStyle where Resolved == Never {
  /// Is never called: basic styles do not resolve to another style.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is a basic style and resolves to no other")
  }
}

/// A style with an explicit paint.
package protocol BasicShapeStyle: ShapeStyle {
  func basicPaint(in environment: EnvironmentValues) -> BasicPaint
}

extension ShapeStyle {
  package func resolvedPaint(in environment: EnvironmentValues) -> BasicPaint {
    if let basic = self as? any BasicShapeStyle { return basic.basicPaint(in: environment) }
    return resolve(in: environment).resolvedPaint(in: environment)
  }

  /// Returns the style with its opacity multiplied by `opacity`, which is clamped to 0...1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedShapeStyle(base: AnyShapeStyle(self), opacity: opacity)
  }
}

struct FadedShapeStyle: BasicShapeStyle {
  let base: AnyShapeStyle
  let opacity: Double

  func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    base.basicPaint(in: environment).opacity(Float(opacity))
  }
}
