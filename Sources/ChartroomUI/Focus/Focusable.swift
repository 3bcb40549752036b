nonisolated extension View {
  /// Sets whether the view can have the focus; `true` by default.
  ///
  /// A `FocusState` gives the focus to the view; see `focused(_:equals:)`. The view and its subviews find in
  /// `isFocused` whether they have it.
  ///
  /// - Note: Unlike in SwiftUI, no key moves the focus, and no ring is drawn around the view.
  /// - Parameter isFocusable: Whether the view can have the focus; `true` by default.
  /// - Returns: The view.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(Focusable(isFocusable: isFocusable))
  }

  /// Sets whether the view can have the focus, `true` by default, and for what.
  ///
  /// - Parameters:
  ///   - isFocusable: Whether the view can have the focus; `true` by default.
  ///   - interactions: The uses of the focus, which make no difference.
  /// - Returns: The view.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { focusable(isFocusable) }

  /// Sets whether focused views look like others; `true` by default.
  ///
  /// Accepted, and has no effect: no ring is drawn around focused views.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// The uses of the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the uses.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The focused view is activated by a key.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The focused view is edited by keys.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The uses that suit the device.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A modifier of a view that is no field and can have the focus.
private struct Focusable {
  let isFocusable: Bool
  @FocusReceiver private var target
  @Environment(\.focusLinks) private var links
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isOuterFocused

  nonisolated init(isFocusable: Bool) { self.isFocusable = isFocusable }

  private var canHaveFocus: Bool { isFocusable && isEnabled }
}

extension Focusable: ViewModifier {
  func body(content: Content) -> some View {
    let isFocused = target?.isFocused ?? false
    let _ = target?.attach(isFocusable ? links : [], respond: { _ in }, onChange: { _ in })
    content
      .environment(\.isFocused, isFocusable ? isFocused : isOuterFocused)
      // The states follow this view, and not those inside.
      .environment(\.focusLinks, isFocusable ? [] : links)
      .onChange(of: links.map { canHaveFocus && $0.isWanted }, initial: true) { old, new in
        if isFocusable { target?.follow(old, new) }
      }
      .onChange(of: canHaveFocus) { _, canHaveFocus in if !canHaveFocus { target?.resign() } }
      .onDisappear { target?.resign() }
  }
}

private enum FocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the nearest field or focusable view around the view has the focus; `false` by default.
  public internal(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }
}
