extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button with a border.
  ///
  /// - Note: Unlike in SwiftUI, the button is drawn as `bordered`, and the glass has no effect.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}
