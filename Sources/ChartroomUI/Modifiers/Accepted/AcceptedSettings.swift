public import Foundation
public import Graphics
public import Observation

// Modifiers and properties that pictures do not depend on.

/// The properties of a scroll view while its phase changes.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
  /// The velocity of the content, in points per second; `nil` while it stands still.
  public let velocity: CGVector?
}

/// A way in which a scroll view is moved.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  /// A look at an edge.
  public static let lookToScroll = ScrollInputKind(name: "lookToScroll")
  /// A drag from an edge of the hand.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
}

/// Whether a scroll view is moved in a way.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour of the platform.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// The scroll view is moved.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// The scroll view is not moved.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// When the search field of a tab view is active.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  /// The behaviour of the platform.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The field is active when the tab is selected.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

nonisolated extension View {
  /// Performs an action when a scroll view starts or stops to move.
  ///
  /// Accepted, and has no effect: the action is never performed.
  @preconcurrency
  public func onScrollPhaseChange(
    _ action:
      @escaping @MainActor (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }

  /// Accepted, and has no effect: content is moved by drags only.
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }

  /// Accepted, and has no effect: there are no writing tools.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }

  /// Accepted, and has no effect: a tap on the field makes it active.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// Accepted, and has no effect: links are not opened.
  public func onOpenURL(prefersInApp: Bool) -> some View { self }

  /// Accepted, and has no effect: lists have no index of their sections.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }

  /// Accepted, and has no effect: lists have no index of their sections.
  public func sectionIndexLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Accepted, and has no effect: commands have no values of the focused scene.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }

  /// Accepted, and has no effect: the title of a bar has no menu.
  public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  /// Accepted, and has no effect: the title of a bar has no menu.
  public func navigationDocument<D: Transferable, I, J>(
    _ document: D, preview: SharePreview<I, J>
  ) -> some View { self }

  /// Accepted, and has no effect: the title of a bar has no menu.
  public func navigationDocument<I, J>(
    _ url: URL, preview: SharePreview<I, J>
  ) -> some View { self }

  /// Sets the action of `RenameButton` to a focus.
  ///
  /// - Parameter isFocused: The state that the action sets to `true`.
  /// - Returns: The view with the action.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    // It is only used on the main actor.
    nonisolated(unsafe) let isFocused = isFocused
    return renameAction { isFocused.wrappedValue = true }
  }

  /// Sets the margins of the content of scroll views.
  ///
  /// - Parameters:
  ///   - insets: The margins.
  ///   - placement: The parts of a scroll view with the margins.
  /// - Returns: The view with the margins.
  public func contentMargins(
    _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, insets, for: placement) }

  /// Accepted, and has no effect: screens appear without a transition of their sources.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration:
      (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}

/// The appearance of a view at the start of a transition.
public protocol MatchedTransitionSourceConfiguration {}

/// The appearance of a view at the start of a transition that has not been changed.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  init() {}
}

extension MatchedTransitionSourceConfiguration {
  /// Accepted, and has no effect: screens appear without a transition of their sources.
  public func background<Style: ShapeStyle>(
    _ style: Style
  ) -> some MatchedTransitionSourceConfiguration { self }

  /// Accepted, and has no effect: screens appear without a transition of their sources.
  public func clipShape(
    _ shape: RoundedRectangle
  ) -> some MatchedTransitionSourceConfiguration { self }

  /// Accepted, and has no effect: screens appear without a transition of their sources.
  public func shadow(
    color: Color? = nil, radius: CGFloat = 0, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
