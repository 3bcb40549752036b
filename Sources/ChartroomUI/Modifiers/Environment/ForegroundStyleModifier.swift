public import Graphics

extension View {
  /// Sets the style of texts and shapes that name none.
  ///
  /// Levels such as `.secondary` are those of the style that was set further out.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    ForegroundSetting(content: self, style: style)
  }

  /// Sets the colour of texts and shapes that name none; `nil` is the primary colour.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }
}

/// A change that sets the style of foregrounds, inside of the one further out.
struct ForegroundSetting<Content: View, Style: ShapeStyle>: EnvironmentModifying {
  let content: Content
  let style: Style

  func change(_ environment: inout EnvironmentValues) {
    environment.foregroundStyle = AnyShapeStyle(
      InnerForegroundStyle(base: style, outer: environment.foregroundStyle))
  }
  func mayChangeOtherwise(than other: Self) -> Bool { mayDiffer(style, other.style) }
}

private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// The style of texts and shapes that name none; `nil` is the primary colour.
  package var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}
