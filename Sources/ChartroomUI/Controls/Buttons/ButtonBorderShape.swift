public import Foundation

/// The shape of the background of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic, capsule, circle
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

  /// Returns the shape of a button.
  func shape(for size: ControlSize) -> AnyShape {
    let radius: CGFloat = size < .large ? 8 : 12
    return switch kind {
    case .automatic:
      size < .regular ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: radius))
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .roundedRectangle(let given): AnyShape(RoundedRectangle(cornerRadius: given ?? radius))
    }
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
