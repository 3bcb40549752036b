/// A way to fill shapes and text: a colour, a gradient, or a choice made by the environment.
public protocol ShapeStyle: Sendable {
  /// The type of the style that `resolve(in:)` chooses.
  associatedtype Resolved: ShapeStyle = Never
  /// Chooses the style for an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  /// Never called.
  public func resolve(in environment: EnvironmentValues) -> Never { switch self {} }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: basic styles are painted as they are.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is a basic style and resolves to no other")
  }
}

/// A style that paints by itself.
package protocol BasicShapeStyle: ShapeStyle {
  func basicPaint(in environment: EnvironmentValues) -> BasicPaint
}

extension ShapeStyle {
  package func resolvedPaint(in environment: EnvironmentValues) -> BasicPaint {
    if let basic = self as? any BasicShapeStyle { return basic.basicPaint(in: environment) }
    return resolve(in: environment).resolvedPaint(in: environment)
  }

  /// The style with its opacity multiplied.
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
