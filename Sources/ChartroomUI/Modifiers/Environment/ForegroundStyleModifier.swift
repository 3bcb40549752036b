public import Graphics

extension View {
  /// Sets the foreground style of texts and shapes without a style.
  ///
  /// Levels such as `.secondary` refer to the foreground style of the enclosing view.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    ForegroundSetting(content: self, style: style)
  }

  /// Sets the foreground colour of texts and shapes without a style; `nil` is the primary colour.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }
}

/// A view that sets the foreground style of its content, relative to the enclosing one.
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
  /// The foreground style of texts and shapes without a style; `nil` is the primary colour.
  package var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}
