public import Foundation

// A picture has no system around it: no bars and gestures of its own, no events, and no clipboard.

/// Whether texts can be selected.
public protocol TextSelectability {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// The selectability of texts that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// Whether texts can be selected, which is `true`.
  public static let allowsSelection = true
}

/// The selectability of texts that cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// Whether texts can be selected, which is `false`.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

nonisolated extension View {
  /// Sets whether the status bar of the device is hidden; `true` by default.
  ///
  /// Accepted, and has no effect: a picture has no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets whether the status bar of the device is hidden.
  ///
  /// This is the iOS 13 form of `statusBarHidden(_:)`. Accepted, and has no effect: a picture has no status bar.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Sets the visibility of what the system draws over the app, such as the home indicator.
  ///
  /// Accepted, and has no effect: nothing is drawn over a picture.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Sets the edges at which the gestures of the app precede those of the system.
  ///
  /// Accepted, and has no effect: a picture has no gestures of the system.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Sets the action for addresses that the app is asked to open.
  ///
  /// Accepted, and has no effect: nothing opens a picture.
  @preconcurrency
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View { self }

  /// Sets the events of the system for which the scene of the view is used.
  ///
  /// Accepted, and has no effect: a picture receives no events of the system.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }

  /// Sets whether the content is redacted while it is out of date; `true` by default.
  ///
  /// Accepted, and has no effect: a picture is not redacted.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Sets whether texts can be selected.
  ///
  /// Accepted, and has no effect: nobody selects texts.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
