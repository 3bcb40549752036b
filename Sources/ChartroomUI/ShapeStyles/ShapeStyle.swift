/// A style for filling and stroking shapes and for drawing text, such as a colour or a gradient.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style; `Never` for a style that is drawn directly, such as a gradient.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style that is drawn in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// Returns the paint in an environment.
  ///
  /// This method is an implementation detail. Do not call or implement it. It is a protocol requirement
  /// because a dynamic cast to find basic styles takes longer than to resolve a colour.
  func _paint(in environment: EnvironmentValues) -> _StylePaint
}

/// The paint of a style.
///
/// This type is an implementation detail. Do not use it.
public struct _StylePaint {
  let basic: BasicPaint

  init(_ basic: BasicPaint) { self.basic = basic }
}

extension Never: ShapeStyle {
  /// Satisfies the protocol and cannot be called, because `Never` has no values.
  public func resolve(in environment: EnvironmentValues) -> Never { switch self {} }
}

extension ShapeStyle where Resolved == Never {
  /// Stops the program, because a style that is drawn directly does not resolve to another style.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is a basic style and resolves to no other")
  }
}

/// A style with an explicit paint.
package protocol BasicShapeStyle: ShapeStyle {
  func basicPaint(in environment: EnvironmentValues) -> BasicPaint
}

extension BasicShapeStyle {
  /// Returns the explicit paint.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    _StylePaint(basicPaint(in: environment))
  }
}

extension ShapeStyle {
  /// Returns the paint of the resolved style.
  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    resolve(in: environment)._paint(in: environment)
  }

  package func resolvedPaint(in environment: EnvironmentValues) -> BasicPaint {
    _paint(in: environment).basic
  }

  /// Returns the style with its opacity multiplied by `opacity`, which is clamped to 0...1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedShapeStyle(base: self, opacity: opacity)
  }
}

struct FadedShapeStyle: BasicShapeStyle {
  let base: any ShapeStyle
  let opacity: Double

  func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    base.resolvedPaint(in: environment).opacity(Float(opacity))
  }
}
