public import Foundation
public import Graphics

/// The glass of iOS 26, which is drawn as a material.
public struct Glass: Hashable, Sendable {
  let material: Material?
  private(set) var tint: Color?

  /// Glass of medium translucency.
  public static let regular = Glass(material: .regular)
  /// Mostly transparent glass.
  public static let clear = Glass(material: .ultraThin)
  /// No glass.
  public static let identity = Glass(material: nil)

  /// Returns the glass with a tint; `nil` for none.
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Returns the glass unchanged, because it does not respond to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass, which is a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}

  /// Returns the path of the capsule in a rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The way in which glass appears.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// The glass appears at once.
  public static let identity = GlassEffectTransition(name: "identity")
  /// The glass grows out of other glass.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// The glass becomes visible.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// A container in which glass flows together.
///
/// - Note: Unlike in SwiftUI, each glass keeps its shape.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// Creates a container, whose spacing is ignored.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  /// The content.
  public var body: some View { content }
}

nonisolated extension View {
  /// Draws glass behind the view.
  ///
  /// - Note: Unlike in SwiftUI, the glass is a material, which does not refract what is behind it.
  /// - Parameters:
  ///   - glass: The glass; `.regular` by default.
  ///   - shape: The shape of the glass; a capsule by default.
  /// - Returns: The view with its background.
  public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    background {
      if let material = glass.material { shape.fill(material) }
      if let tint = glass.tint { shape.fill(tint.opacity(0.6)) }
    }
  }

  /// Sets the identifier of the glass.
  ///
  /// Accepted, and has no effect: each glass keeps its shape.
  public func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Unites the glass of views.
  ///
  /// Accepted, and has no effect: each glass keeps its shape.
  public func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID) -> some View { self }

  /// Sets the way in which glass appears.
  ///
  /// Accepted, and has no effect: glass appears with its view.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Extends the view behind bars.
  ///
  /// Accepted, and has no effect: the view keeps its size.
  public func backgroundExtensionEffect() -> some View { self }

  /// Extends the view behind bars.
  ///
  /// Accepted, and has no effect: the view keeps its size.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}

/// A style of buttons on glass, whose labels have the primary colour.
public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the button in a capsule.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { isPressed in
      BorderedLabel(
        role: configuration.role, label: configuration.label, isPressed: isPressed, look: .glass)
    }
    .buttonBorderShape(.capsule)
  }
}

/// A style of buttons on tinted glass, which is drawn as the prominent bordered style in a capsule.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the button in a capsule.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Glass behind a button, drawn as a material in a capsule.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// Tinted glass behind a button, drawn as the prominent bordered style in a capsule.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
