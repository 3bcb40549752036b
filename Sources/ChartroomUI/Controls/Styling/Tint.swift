public import Graphics

nonisolated extension View {
  /// Sets the colour of the controls in the view, such as links, switches and progress bars.
  ///
  /// - Parameter tint: The colour; `nil` selects the accent colour, or the standard colour of the control.
  /// - Returns: The view with the tint set.
  public func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the style of the controls in the view, such as links, switches and progress bars.
  ///
  /// - Parameter tint: The style; `nil` selects the accent colour, or the standard colour of the control.
  /// - Returns: The view with the tint set.
  @_disfavoredOverload
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the colour of the controls in the view and `Color.accentColor`.
  ///
  /// - Parameter accentColor: The colour; `nil` selects the standard colours.
  /// - Returns: The view with the tint and the accent colour set.
  @available(*, deprecated, renamed: "tint(_:)")
  public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor).environment(\.accent, accentColor)
  }
}

/// The tint of the environment, or the accent colour if none is set.
public struct TintShapeStyle: BasicShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    environment.tint?.basicPaint(in: environment)
      ?? Color.accentColor.basicPaint(in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment, or the accent colour if none is set.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

private enum AccentKey: EnvironmentKey { static var defaultValue: Color? { nil } }

private enum TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// What `accentColor(_:)` sets; `nil`, the default, for none.
  var accent: Color? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  /// The style of controls; `nil`, the default, selects the accent colour, or the standard colour of a control.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
