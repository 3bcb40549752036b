/// A style for filling and stroking shapes and for drawing text, such as a colour or a gradient.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style; `Never` for a style that is drawn directly, such as a gradient.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style that is drawn in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  /// Satisfies the protocol and cannot be called, because `Never` has no values.
  public func resolve(in environment: EnvironmentValues) -> Never { switch self {} }
}

extension ShapeStyle where Resolved == Never {
  /// Stops the program, because a style that is drawn directly resolves to no other style.
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
