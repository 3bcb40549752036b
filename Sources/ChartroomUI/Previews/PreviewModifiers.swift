public import Foundation
public import Graphics

/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// The size of a device.
  case device
  /// The size that the view chooses.
  case sizeThatFits
  /// A size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

nonisolated extension View {
  /// Names a preview, which has no effect here.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the size of a preview, which has no effect here.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the colour scheme of the stage or of the presented view that contains the view; `nil` keeps that of the
  /// environment.
  ///
  /// If several views set one, that of the first one applies. The view itself has its own scheme also where the
  /// environment of a view around it is set.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
      .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

/// The colour scheme that views set for the stage or for the presented view that contains them.
public enum PreferredColorSchemeKey: PreferenceKey {
  /// No colour scheme.
  public static var defaultValue: ColorScheme? { nil }

  /// Keeps the first colour scheme.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
