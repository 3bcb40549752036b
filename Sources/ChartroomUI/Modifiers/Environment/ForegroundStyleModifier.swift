public import Graphics

nonisolated extension View {
  /// Sets the foreground style of text and shapes that do not specify a style.
  ///
  /// A hierarchical style such as `.secondary` refers to a level of the enclosing view's foreground style.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    ForegroundSetting(content: self, style: style)
  }

  /// Sets the foreground colour of text and shapes that do not specify a style.
  ///
  /// - Parameter color: The colour; `nil` selects the primary colour.
  /// - Returns: The view with the foreground colour set.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }
}

/// A view that sets the foreground style of its content, relative to the enclosing one.
struct ForegroundSetting<Content: View, Style: ShapeStyle> {
  let content: Content
  let style: Style
}

extension ForegroundSetting: EnvironmentModifying {
  func change(_ environment: inout EnvironmentValues) {
    environment.foregroundStyle = AnyShapeStyle(
      InnerForegroundStyle(base: style, outer: environment.foregroundStyle))
  }
  func mayChangeOtherwise(than other: Self) -> Bool { mayDiffer(style, other.style) }
}

private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// The foreground style of text and shapes that do not specify a style; `nil` selects the primary colour.
  package var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}
