public import Graphics

nonisolated extension View {
  /// Sets the foreground style of text and shapes that do not specify a style.
  ///
  /// A hierarchical style such as `.secondary` refers to a level of the enclosing view's foreground style.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    ForegroundSetting(content: self, style: style)
  }

  /// Sets the foreground style, and its secondary level.
  ///
  /// - Parameters:
  ///   - primary: The style of text, shapes and the first layer of symbols.
  ///   - secondary: The style `.secondary`, and that of the other layers of symbols.
  /// - Returns: The view with the styles set.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View {
    ForegroundLevels(content: self, primary: primary, others: [AnyShapeStyle(secondary)])
  }

  /// Sets the foreground style, and its secondary and tertiary levels.
  ///
  /// - Parameters:
  ///   - primary: The style of text, shapes and the first layer of symbols.
  ///   - secondary: The style `.secondary`, and that of the second layer of symbols.
  ///   - tertiary: The style `.tertiary`, and that of the third layer of symbols.
  /// - Returns: The view with the styles set.
  public func foregroundStyle<
    Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle
  >(_ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary) -> some View {
    ForegroundLevels(
      content: self, primary: primary,
      others: [AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  /// Sets the foreground colour of text and shapes that do not specify a style.
  ///
  /// - Parameter color: The colour; `nil` selects the primary colour.
  /// - Returns: The view with the foreground colour set.
  public func foregroundColor(_ color: Color?) -> some View {
    ForegroundColorSetting(content: self, color: color)
  }

  /// Sets the foreground style of text and shapes, but not that of buttons and links, which have the tint colour.
  func defaultForegroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    ForegroundSetting(content: self, style: style, includesButtons: false)
  }
}

extension View {
  /// Sets the foreground style of the label of a button.
  ///
  /// - Parameter style: The style; `nil` keeps the styles of all levels that a view around the button sets for it.
  /// - Returns: The label with the style.
  func buttonLabelStyle(_ style: AnyShapeStyle?) -> some View {
    ButtonLabelForeground(content: self, style: style)
  }
}

/// The label of a button with a foreground style, or with the styles that a view around the button sets for it.
private struct ButtonLabelForeground<Content: View> {
  let content: Content
  let style: AnyShapeStyle?
}

extension ButtonLabelForeground: EnvironmentModifying {
  func change(_ environment: inout EnvironmentValues) {
    if let style {
      environment.setForeground(style)
      environment.buttonForegroundStyle = environment.foregroundStyle
    } else if let outer = environment.buttonForegroundStyle {
      environment.foregroundStyle = outer
    }
  }
  func mayChangeOtherwise(than other: Self) -> Bool { mayDiffer(style, other.style) }
}

/// A view that sets the foreground colour of its content.
struct ForegroundColorSetting<Content: View> {
  let content: Content
  let color: Color?
}

extension ForegroundColorSetting: EnvironmentModifying {
  func change(_ environment: inout EnvironmentValues) {
    environment.foregroundStyle = color.map { AnyShapeStyle($0) }
    environment.buttonForegroundStyle = environment.foregroundStyle
  }
  func mayChangeOtherwise(than other: Self) -> Bool { color != other.color }
}

/// A view that sets the foreground style of its content and further levels of it.
struct ForegroundLevels<Content: View, Primary: ShapeStyle> {
  let content: Content
  let primary: Primary
  let others: [AnyShapeStyle]
}

extension ForegroundLevels: EnvironmentModifying {
  func change(_ environment: inout EnvironmentValues) {
    environment.setForeground(primary, others: others)
    environment.buttonForegroundStyle = environment.foregroundStyle
  }
  func mayChangeOtherwise(than other: Self) -> Bool {
    mayDiffer(primary, other.primary) || mayDiffer(others, other.others)
  }
}

/// A view that sets the foreground style of its content, relative to the enclosing one.
struct ForegroundSetting<Content: View, Style: ShapeStyle> {
  let content: Content
  let style: Style
  /// Whether buttons and links have the style, too, unless they have another one.
  var includesButtons = true
}

extension ForegroundSetting: EnvironmentModifying {
  func change(_ environment: inout EnvironmentValues) {
    environment.setForeground(style)
    environment.buttonForegroundStyle = includesButtons ? environment.foregroundStyle : nil
  }
  func mayChangeOtherwise(than other: Self) -> Bool {
    mayDiffer(style, other.style) || includesButtons != other.includesButtons
  }
}

private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

private enum ButtonForegroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

private enum ForegroundLevelsKey: EnvironmentKey {
  static var defaultValue: [AnyShapeStyle] { [] }
}

extension EnvironmentValues {
  /// Returns the environment with a colour as the foreground style.
  func withForeground(_ color: Color) -> EnvironmentValues {
    var changed = self
    changed.setForeground(color)
    return changed
  }

  /// Sets the foreground style and its levels, relative to those that are set.
  fileprivate mutating func setForeground<Primary: ShapeStyle>(
    _ primary: Primary, others: [AnyShapeStyle] = []
  ) {
    let (outer, outerLevels) = (foregroundStyle, foregroundLevels)
    func inner<Style: ShapeStyle>(_ style: Style) -> AnyShapeStyle {
      AnyShapeStyle(InnerForegroundStyle(base: style, outer: outer, outerLevels: outerLevels))
    }
    foregroundStyle = inner(primary)
    if !others.isEmpty || !outerLevels.isEmpty { foregroundLevels = others.map { inner($0) } }
  }

  /// The styles of the levels `.secondary` and `.tertiary`; empty if they are derived from the foreground style.
  var foregroundLevels: [AnyShapeStyle] {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  /// The foreground style that a view around a button or link sets for it; `nil` for the tint colour.
  var buttonForegroundStyle: AnyShapeStyle? {
    get { self[ButtonForegroundStyleKey.self] }
    set { self[ButtonForegroundStyleKey.self] = newValue }
  }

  /// The foreground style of text and shapes that do not specify a style; `nil` selects the primary colour.
  package var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }
}
