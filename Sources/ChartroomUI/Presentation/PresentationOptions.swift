public import Foundation
import Graphics

/// The properties of a presentation that its content sets.
struct PresentationOptions {
  var detents: Set<PresentationDetent> = [.large]
  var selection: Binding<PresentationDetent>?
  var indicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: AnyView?
  var isDismissDisabled = false
  var adaptation = PresentationAdaptation.automatic
  var interaction = PresentationBackgroundInteraction.automatic
  /// The rule for the size on a wide screen; `nil` for the standard size.
  var sizing: (any PresentationSizing)?
}

enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }

  // The first view that sets options decides.
  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {}
}

/// How a presentation appears on a narrow screen.
public struct PresentationAdaptation: Hashable, Sendable {
  private enum Kind { case automatic, none, popover, sheet, fullScreenCover }

  private let kind: Kind

  /// The adaptation of the kind of presentation: popovers become sheets.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// No adaptation.
  public static let none = PresentationAdaptation(kind: .none)
  /// A popover.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// A sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// A view that covers the whole screen.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// Whether the views behind a presentation receive pointer events.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, enabled, enabledUpTo(PresentationDetent), disabled }

  private let kind: Kind

  /// They receive none.
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  /// They receive events beside the presentation, and are not dimmed.
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  /// They receive none.
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  /// Returns an interaction that is enabled while a sheet is at most as high as a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    PresentationBackgroundInteraction(kind: .enabledUpTo(detent))
  }

  /// Returns whether the interaction is enabled behind a sheet of a height.
  func isEnabled(atHeight height: CGFloat, in screen: ScreenMetrics) -> Bool {
    switch kind {
    case .enabled: true
    case .enabledUpTo(let detent): height <= (detent.height(in: screen) ?? 0)
    case .automatic, .disabled: false
    }
  }
}

/// The first effect of a drag in a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
  private enum Kind { case automatic, resizes, scrolls }

  private let kind: Kind

  /// The default behaviour.
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// The sheet changes its height.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// The content scrolls.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

nonisolated extension View {
  /// Sets the heights of the sheet around the view.
  ///
  /// The sheet has the smallest of them at first. A drag of the sheet moves it to the nearest one.
  ///
  /// - Parameter detents: The heights; an empty set counts as `[.large]`.
  /// - Returns: The view.
  /// - Note: Unlike in SwiftUI, the height changes without a movement, unless `animatesPresentations` of the stage is
  ///   set.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption { $0.detents = detents.isEmpty ? [.large] : detents }
  }

  /// Sets the heights of the sheet around the view, and a binding to the current one.
  ///
  /// - Parameters:
  ///   - detents: The heights; an empty set counts as `[.large]`.
  ///   - selection: A binding to the current height; a value that is not in `detents` has no effect.
  /// - Returns: The view.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationOption {
      $0.detents = detents.isEmpty ? [.large] : detents
      $0.selection = selection
    }
  }

  /// Sets whether the sheet around the view has a drag indicator; by default, if it has several heights.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { $0.indicator = visibility }
  }

  /// Sets the corner radius of the presentation around the view, in points; `nil` selects that of the system.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOption { $0.cornerRadius = cornerRadius }
  }

  /// Sets the background of the presentation around the view.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    presentationOption { $0.background = AnyView(Rectangle().fill(style)) }
  }

  /// Sets the background of the presentation around the view.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the background; the centre by default.
  ///   - content: The views of the background.
  /// - Returns: The view.
  public func presentationBackground<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    let background = content()
    return presentationOption {
      $0.background = AnyView(Color.clear.overlay(alignment: alignment) { background })
    }
  }

  /// Sets whether no gesture dismisses the presentation around the view; `true` by default.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption { $0.isDismissDisabled = isDisabled }
  }

  /// Sets how the presentation around the view appears on a narrow screen.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationOption { $0.adaptation = adaptation }
  }

  /// Sets how the presentation around the view appears on a narrow or low screen.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: The appearance on a screen as narrow as a phone.
  ///   - verticalAdaptation: The appearance on a low screen, which has no effect.
  /// - Returns: The view.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontalAdaptation)
  }

  /// Sets whether the views behind the presentation receive pointer events.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationOption { $0.interaction = interaction }
  }

  /// Leaves the view as it is.
  ///
  /// - Note: Unlike in SwiftUI, a scroll view in a sheet always scrolls first.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  func presentationOption(
    _ change: @escaping (inout PresentationOptions) -> Void
  ) -> some View {
    PresentationSetting(content: self, change: change)
  }
}

/// A view that changes the options of the presentation around it.
struct PresentationSetting<Content: View> {
  let content: Content
  let change: (inout PresentationOptions) -> Void
}

extension PresentationSetting: ContentView {
  func makeNode(_ context: NodeContext) -> Node { PresentationSettingNode(self, context) }
}

/// The node of a view that changes the options of a presentation.
final class PresentationSettingNode<Content: View>: ContentNode<PresentationSetting<Content>> {
  override init(_ view: PresentationSetting<Content>, _ context: NodeContext) {
    super.init(view, context)
    holdPreferences()
  }

  override func update(_ view: PresentationSetting<Content>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    invalidatePreferences()
  }

  override func combinedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard key == PresentationOptionsKey.self else { return childPreference(key) }
    var options = childPreference(PresentationOptionsKey.self) ?? PresentationOptions()
    view.change(&options)
    return unsafeBitCast(options, to: Key.Value.self)
  }
}
