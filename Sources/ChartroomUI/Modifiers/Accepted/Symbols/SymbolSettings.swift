/// The way in which colours fill symbols.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// Even colours.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// Colours that change from top to bottom.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// The way in which symbols show a value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// Layers up to the value are opaque.
  public static let color = SymbolVariableValueMode(name: "color")
  /// Lines are as long as the value, which is drawn as `color`.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension Image {
  /// The range of brightness of an image.
  public enum DynamicRange: Hashable, Sendable {
    /// The range of usual screens.
    case standard
    /// A greater range, of which the brightest parts are darkened.
    case constrainedHigh
    /// The range of the image.
    case high
  }

  /// Sets the range of brightness.
  ///
  /// Accepted, and has no effect: pictures have the range of usual screens.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }

  /// Sets the way in which colours fill the symbol; `nil` selects that of the environment.
  ///
  /// Accepted, and has no effect.
  ///
  /// - Note: Unlike in SwiftUI, colours are always flat.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

  /// Sets the way in which the symbol shows its value; `nil` selects that of the environment.
  ///
  /// Accepted, and has no effect.
  ///
  /// - Note: Unlike in SwiftUI, symbols always show their values by the opacity of their layers.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}

nonisolated extension View {
  /// Sets the range of brightness of images; `nil` selects that of the screen.
  ///
  /// Accepted, and has no effect but on the value in the environment: pictures have the range of usual screens.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }

  /// Sets the way in which colours fill symbols; `nil` selects flat colours.
  ///
  /// Accepted, and has no effect but on the value in the environment.
  ///
  /// - Note: Unlike in SwiftUI, colours are always flat.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }

  /// Sets the way in which symbols show their values; `nil` selects that of the symbol.
  ///
  /// Accepted, and has no effect but on the value in the environment.
  ///
  /// - Note: Unlike in SwiftUI, symbols always show their values by the opacity of their layers.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}

private enum DynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}
private enum SymbolColorKey: EnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}
private enum SymbolValueKey: EnvironmentKey {
  static var defaultValue: SymbolVariableValueMode? { nil }
}

extension EnvironmentValues {
  /// The range of brightness of images; `nil`, the default, for that of the screen.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }

  /// The way in which colours fill symbols; `nil`, the default, for flat colours.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorKey.self] }
    set { self[SymbolColorKey.self] = newValue }
  }

  /// The way in which symbols show their values; `nil`, the default, for that of the symbol.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolValueKey.self] }
    set { self[SymbolValueKey.self] = newValue }
  }
}
