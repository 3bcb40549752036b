/// A type that provides sample views.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The sample views.
  @ViewBuilder static var previews: Previews { get }
  /// The platform of the views, which has no effect; `nil`, the default, for that of the program.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform of the program, as `nil`.
  @MainActor @preconcurrency
  public static var platform: PreviewPlatform? { nil }
}

/// A platform of Apple on which a preview is shown.
public enum PreviewPlatform: Hashable, Sendable {
  /// iPhones and iPads.
  case iOS
  /// Macs.
  case macOS
  /// Apple TVs.
  case tvOS
  /// Apple Watches.
  case watchOS
}
