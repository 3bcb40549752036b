import Foundation
import Graphics

/// A view above which its subviews present others.
///
/// Only the host of the whole screen and those of presented views arrange their elements in a `ZStack`.
struct PresentationHost<Content: View> {
  let content: Content
}

extension PresentationHost: PrimitiveView {
  func makeNode(_ context: NodeContext) -> Node { PresentationHostNode(self, context) }
}

/// The node of a view above which others are presented, one at a time.
///
/// A presented view has another host, for the views that it presents in turn.
final class PresentationHostNode<Content: View>: TypedNode<PresentationHost<Content>> {
  private var slot: Node?
  private var layer: Node?
  private var shown: Presentation?
  private var options = PresentationOptions()
  private var layerEnvironment = DerivedEnvironment()
  /// The colour scheme that a view in the content sets; `nil` for that of the environment.
  private var colorScheme: ColorScheme?
  private var inner = DerivedEnvironment()
  private var dismissal = Dismissal()
  /// Whether the presented view moves; fixed when it is presented, because its views depend on it.
  private var isAnimated = false
  /// The views whose presentation has ended and that move away.
  private var leaving: [(layer: Node, presentation: Presentation)] = []

  override init(_ view: PresentationHost<Content>, _ context: NodeContext) {
    super.init(view, context)
    slot = reconciled(slot, with: view.content)
    preferencesDidChange()
  }

  private var contentEnvironment: EnvironmentValues {
    guard let colorScheme else { return environment }
    return inner.made(from: environment) { $0.colorScheme = colorScheme }
  }

  override var children: [Node] {
    guard !leaving.isEmpty else { return [slot, layer].compactMap(\.self) }
    return ([slot] + leaving.map(\.layer) + [layer]).compactMap(\.self)
  }

  override func update(_ view: PresentationHost<Content>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    slot = reconciled(slot, with: view.content, environment: contentEnvironment)
    if environment.isPresentationLeaving { preferencesDidChange() }
  }

  // The presented view has the environment of its presenter.
  override func environmentDidChange() { slot?.setEnvironment(contentEnvironment) }

  // The preferences of the presented view are not those of the screen.
  override func combinedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    slot?.preference(key)
  }

  override func preferencesDidChange() { core.readPreferencesLater(self) }

  override func readPreferences() {
    let scheme = slot?.preference(PreferredColorSchemeKey.self) ?? nil
    if scheme != colorScheme {
      colorScheme = scheme
      inner.forget()
      slot?.setEnvironment(contentEnvironment)
    }
    // The views that a leaving view presents leave with it.
    let wanted =
      environment.isPresentationLeaving ? [] : slot?.preference(PresentationKey.self) ?? []
    let next = wanted.first { $0.id == shown?.id } ?? wanted.first
    if next !== shown { present(next) }
    guard let shown, let layer else { return }
    let options = layer.preference(PresentationOptionsKey.self) ?? PresentationOptions()
    guard mayDiffer(options, self.options) else { return }
    self.options = options
    show(shown)
  }

  private func present(_ next: Presentation?) {
    if let old = shown, old.id != next?.id {
      // The view no longer ends presentations, as by a task that is in progress.
      dismissal.action = {}
      if let layer {
        if isAnimated { leave(layer, of: old) } else { end(layer, of: old) }
      }
      layer = nil
      options = PresentationOptions()
      dismissal = Dismissal()
      layerEnvironment.forget()
    }
    if let next, next.id != shown?.id {
      isAnimated = environment.presentationMotion?.isAnimated == true
    }
    shown = next
    if let next { show(next) }
  }

  /// Moves a presented view away.
  private func leave(_ layer: Node, of presentation: Presentation) {
    let view = PresentationHost<PresentationLayer>(
      content: PresentationLayer(
        presentation: presentation, options: options, screen: core.screen,
        phase: .leaving { [weak self, weak layer] in
          guard let self, let layer,
            let index = leaving.firstIndex(where: { $0.layer === layer })
          else { return }
          leaving.remove(at: index)
          end(layer, of: presentation)
        }))
    var environment = layer.environment
    environment.isPresentationLeaving = true
    leaving.append((reconciled(layer, with: view, environment: environment), presentation))
  }

  /// Removes a presented view.
  private func end(_ layer: Node, of presentation: Presentation) {
    remove(layer)
    // The actions of the removed views were added before.
    if let ending = presentation.request.onDismiss { core.actions.addDeparture(ending) }
    invalidateOwnElements()
  }

  private func show(_ presentation: Presentation) {
    dismissal.action = presentation.request.dismiss
    let environment = layerEnvironment.made(from: presentation.environment) { [dismissal] in
      $0.prepareForPresentation(dismissal, for: presentation.request.style)
    }
    let view = PresentationHost<PresentationLayer>(
      content: PresentationLayer(
        presentation: presentation, options: options, screen: core.screen,
        phase: isAnimated ? .presented : nil))
    layer = reconciled(layer, with: view, environment: environment)
  }
}

extension EnvironmentValues {
  /// Changes the environment of a presenter to that of the view that it presents.
  fileprivate mutating func prepareForPresentation(
    _ dismissal: Dismissal, for style: PresentationStyle
  ) {
    self.dismissal = dismissal
    stackAxis = nil
    isInList = false
    isInGrid = false
    navigator = nil
    navigationDestinations = nil
    scrollLink = nil
    scrollSettling = nil
    scrollTargets = nil
    keyboardShortcut = nil
    searchFocusLinks = []
    isFocused = false
    screenSurroundings = ScreenSurroundings()
    navigationBarHeight = NavigationMetrics.bar
    isElevated = style.isElevated
    isInControlGroup = false
    if isInToolbar {
      isInToolbar = false
      labelStyle = nil
    }
    if style.isQuestion { isEnabled = true }
    if !style.isMenu { menuLevels = [] }
    guard style.isQuestion || style.isMenu else { return }
    // Styles of the presenter do not apply to them.
    let strings = fontTraits.rare.strings
    fontTraits = FontTraits()
    fontTraits.rare.strings = strings
    lineSpacing = 0
    lineLimit = nil
    imageScale = .medium
    controlSize = .regular
  }
}
