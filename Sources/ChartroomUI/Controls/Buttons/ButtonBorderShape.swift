public import Foundation
public import Graphics

/// The shape of the background of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic, capsule, circle, environmental
    case roundedRectangle(radius: CGFloat?)
  }

  let kind: Kind

  /// A rounded rectangle, or a capsule for small buttons.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle around the label.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rounded rectangle with the radius for the size of the button.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))

  /// A rounded rectangle with a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  /// The shape of the environment.
  static let environmental = ButtonBorderShape(kind: .environmental)

  /// Returns the shape of a button.
  func shape(for size: ControlSize) -> AnyShape {
    let radius: CGFloat = size < .large ? 8 : 12
    return switch kind {
    case .automatic, .environmental:
      size < .regular ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: radius))
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .roundedRectangle(let given): AnyShape(RoundedRectangle(cornerRadius: given ?? radius))
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  /// Returns the outline of the shape in `rect`, in points, as for a button of regular size.
  public func path(in rect: CGRect) -> Path { shape(for: .regular).path(in: rect) }

  /// Returns the shape inset by `amount` points on every side; a negative amount enlarges it.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

extension Shape {
  /// Returns the shape in an environment, on which that of buttons depends.
  func resolved(in environment: EnvironmentValues) -> Self {
    guard Self.self == ButtonBorderShape.self, (self as? ButtonBorderShape)?.kind == .environmental
    else { return self }
    return environment.buttonBorderShape as? Self ?? self
  }
}

nonisolated extension View {
  /// Sets the shape of the background of bordered buttons in the view; `.automatic` by default.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  package var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}
