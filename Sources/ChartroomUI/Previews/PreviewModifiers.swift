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

  /// Sets the colour scheme of the view; `nil` keeps that of the environment.
  ///
  /// - Note: Unlike in SwiftUI, the scheme is that of this view only, and not of the whole window.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
  }
}
