extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Glass behind a button, drawn as a material in a capsule.
  ///
  /// - Note: Unlike in SwiftUI, the button has regular glass, whatever the argument.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}
