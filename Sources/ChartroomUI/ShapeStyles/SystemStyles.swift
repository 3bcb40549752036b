public import Graphics

/// The colour of lines between content.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the colour of lines.
  public func resolve(in environment: EnvironmentValues) -> Color { .separator }
}

/// The fill of shapes behind content.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the fill.
  public func resolve(in environment: EnvironmentValues) -> Color { .fill }
}

/// The colour of placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the colour of the texts.
  public func resolve(in environment: EnvironmentValues) -> Color { .placeholder }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the accent colour.
  public func resolve(in environment: EnvironmentValues) -> Color { .accentColor }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the background of a screen.
  public func resolve(in environment: EnvironmentValues) -> Color { .surface }
}

/// The colour of selected content, which is the tint of the environment.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// Returns the style of the tint.
  public func resolve(in environment: EnvironmentValues) -> TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between content.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The fill of shapes behind content.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholders.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of selected content, which is the tint of the environment.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension FillShapeStyle {
  /// The fill of shapes of medium size, such as the background of a switch.
  public var secondary: some ShapeStyle { Color.secondaryFill }
  /// The fill of large shapes, such as input fields and buttons.
  public var tertiary: some ShapeStyle { Color.tertiaryFill }
  /// The fill of large areas with complex content.
  public var quaternary: some ShapeStyle { Color.quaternaryFill }
}
