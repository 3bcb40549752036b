import Graphics

// Settings of the system with fixed values, so that a picture does not depend on the machine.

/// The contrast between the colours of the user interface.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual contrast.
  case standard
  /// More contrast.
  case increased
}

/// The weight of fonts that the user prefers.
public enum LegibilityWeight: Hashable, Sendable {
  /// The weight of the font.
  case regular
  /// A greater weight.
  case bold
}

/// The size of text; the iOS 13 form of `DynamicTypeSize`.
public enum ContentSizeCategory: CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest size.
  case extraSmall
  /// A small size.
  case small
  /// A size between small and large.
  case medium
  /// The default size.
  case large
  /// One step more than the default.
  case extraLarge
  /// Two steps more than the default.
  case extraExtraLarge
  /// The largest size without accessibility settings.
  case extraExtraExtraLarge
  /// The smallest size for accessibility.
  case accessibilityMedium
  /// The second size for accessibility.
  case accessibilityLarge
  /// The third size for accessibility.
  case accessibilityExtraLarge
  /// The fourth size for accessibility.
  case accessibilityExtraExtraLarge
  /// The largest size for accessibility.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one for accessibility.
  public var isAccessibilityCategory: Bool { dynamicTypeSize >= .accessibility1 }

  /// The same size in the newer type.
  var dynamicTypeSize: DynamicTypeSize {
    switch self {
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .xLarge
    case .extraExtraLarge: .xxLarge
    case .extraExtraExtraLarge: .xxxLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    }
  }
}

/// An action that opens a window, of which there is one.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}

  /// Opens a window, which has no effect.
  public func callAsFunction(id: String) {}
  /// Opens a window for a value, which has no effect.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Opens a window for a value, which has no effect.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that closes a window, which has no effect.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}

  /// Closes the window of the view, which has no effect.
  public func callAsFunction() {}
  /// Closes a window, which has no effect.
  public func callAsFunction(id: String) {}
  /// Closes the window of a value, which has no effect.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
  /// Closes the window of a value, which has no effect.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

extension EnvironmentValues {
  /// The size of text; the iOS 13 form of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get {
      ContentSizeCategory.allCases.first { $0.dynamicTypeSize == dynamicTypeSize } ?? .large
    }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// The contrast of the user interface, which is the usual one.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// The weight of fonts that the user prefers, which is the regular one.
  public var legibilityWeight: LegibilityWeight? { .regular }
  /// Whether assistive technologies are used, which is `false`.
  public var accessibilityEnabled: Bool { false }
  /// Whether information must not be conveyed by colour alone, which is `false`.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether the colours of the screen are inverted, which is `false`.
  public var accessibilityInvertColors: Bool { false }
  /// Whether the user prefers less motion, which is `false`.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether the user prefers opaque backgrounds, which is `false`.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether buttons have visible shapes, which is `false`.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether the screen is read aloud, which is `false`.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether switches control the device, which is `false`.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether a long press enlarges bars, which is `false`.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether flashing lights are dimmed, which is `false`.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated images move, which is `true`.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether the screen is dimmed, which is `false`.
  public var isLuminanceReduced: Bool { false }
  /// Whether the screen is recorded, which is `false`.
  public var isSceneCaptured: Bool { false }
  /// Whether the window appears active, which is `true`.
  public var appearsActive: Bool { true }
  /// Whether views change under a pointer, which is `true`.
  public var isHoverEffectEnabled: Bool { true }
  /// Whether views show their focus, which is `true`.
  public var isFocusEffectEnabled: Bool { true }
  /// The material behind the view, which is `nil`.
  public var backgroundMaterial: Material? { nil }
  /// Whether the app can have several windows, which is `false`.
  public var supportsMultipleWindows: Bool { false }
  /// An action that opens a window, which has no effect.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// An action that closes a window, which has no effect.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
