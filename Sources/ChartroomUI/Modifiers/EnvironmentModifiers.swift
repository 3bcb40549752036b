public import Foundation
public import Graphics

extension View {
  /// Sets a value of the environment for the view and those inside of it.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentSetting(content: self, path: path, value: value)
  }

  /// Puts an observable object into the environment, to be found by its type.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    EnvironmentChange(content: self) { $0[object: Object.self] = object }
  }

  /// Changes a value of the environment for the view and those inside of it.
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentChange(content: self) { transform(&$0[keyPath: path]) }
  }

  /// Sets the font of texts that name none.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of all texts that name none of their own.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontTraits.weight, weight)
  }

  /// Makes all texts bold.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  /// Makes all texts italic.
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.fontTraits.isItalic, isActive)
  }

  /// Gives the digits of all texts one width.
  public func monospacedDigit() -> some View {
    environment(\.fontTraits.hasMonospacedDigits, true)
  }

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

  /// Limits texts to some lines; values under 1 count as 1.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number.map { max($0, 1) })
  }

  /// Sets the extra space between lines of text, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, max(lineSpacing, 0))
  }

  /// Sets how the lines of one text stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where a text that is too long loses its letters.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the preferred size of text.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}

struct EnvironmentChange<Content: View>: EnvironmentModifying {
  let content: Content
  let apply: (inout EnvironmentValues) -> Void

  func change(_ environment: inout EnvironmentValues) { apply(&environment) }
  func mayChangeOtherwise(than other: Self) -> Bool { true }
}

/// A change that sets one value.
struct EnvironmentSetting<Content: View, Value>: EnvironmentModifying {
  let content: Content
  let path: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func change(_ environment: inout EnvironmentValues) { environment[keyPath: path] = value }
  func mayChangeOtherwise(than other: Self) -> Bool {
    path != other.path || mayDiffer(value, other.value)
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
