import Foundation

/// How a view is presented above the screen.
enum PresentationStyle {
  case sheet
  case cover
  case popover(PopoverAttachmentAnchor, arrowEdge: Edge?)
  case menu
  /// A menu for a long press.
  case contextMenu
  case alert
  case dialog

  /// Whether the presentation depends on the place of its presenter.
  var needsAnchor: Bool {
    switch self {
    case .popover, .menu, .contextMenu, .dialog: true
    case .sheet, .cover, .alert: false
    }
  }

  /// Whether the backgrounds of the presentation are those above a screen.
  var isElevated: Bool {
    switch self {
    case .sheet, .popover, .menu, .contextMenu, .alert, .dialog: true
    case .cover: false
    }
  }

  /// Whether the presentation asks a question with a few buttons.
  var isQuestion: Bool {
    switch self {
    case .alert, .dialog: true
    case .sheet, .cover, .popover, .menu, .contextMenu: false
    }
  }

  /// Whether the presentation is a menu.
  var isMenu: Bool {
    switch self {
    case .menu, .contextMenu: true
    case .sheet, .cover, .popover, .alert, .dialog: false
    }
  }

  /// Whether the presentation is the menu of a long press.
  var isContextual: Bool { if case .contextMenu = self { true } else { false } }
}

/// A view to present, with the closures that end its presentation.
struct PresentationRequest {
  let style: PresentationStyle
  /// The identity of the item that is presented; a change of it presents another view.
  var item: AnyHashable?
  /// Ends the presentation: writes `false` or `nil` to its binding.
  let dismiss: () -> Void
  var onDismiss: (() -> Void)?
  let content: () -> AnyView
}

/// The identity of a presentation in its stage.
struct PresentationID: Hashable {
  let presenter: Int
  let item: AnyHashable?
}

/// A view that is to be presented, with the environment and the place of its presenter.
final class Presentation {
  let id: PresentationID
  let request: PresentationRequest
  let environment: EnvironmentValues
  /// The frame of the presenter in the stage, in points from its top left corner.
  let anchor: CGRect?

  init(
    id: PresentationID, request: PresentationRequest, environment: EnvironmentValues,
    anchor: CGRect?
  ) {
    self.id = id
    self.request = request
    self.environment = environment
    self.anchor = anchor
  }
}

/// The views that are to be presented above the screen, in the order of their presenters.
enum PresentationKey: PreferenceKey {
  static var defaultValue: [Presentation] { [] }

  static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) {
    value += nextValue()
  }
}

/// A view that presents another one while it has a request.
struct PresentingView<Content: View> {
  let content: Content
  let request: PresentationRequest?
}

extension PresentingView: ContentView {
  func makeNode(_ context: NodeContext) -> Node { PresentingNode(self, context) }
}

/// The node of a view that can present another one.
final class PresentingNode<Content: View>: ContentNode<PresentingView<Content>> {
  private var presentation: Presentation?
  /// The frame of the view, if the presentation depends on it.
  private var anchor: CGRect?

  override init(_ view: PresentingView<Content>, _ context: NodeContext) {
    super.init(view, context)
    makePresentation()
  }

  override func update(_ view: PresentingView<Content>, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    makePresentation()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    makePresentation()
  }

  override func layoutDidChange() {
    guard let request = view.request, request.style.needsAnchor else { return }
    // The parts of a row of a menu that are not displayed have no size.
    let shown = elements.filter { $0.size.width > 0 && $0.size.height > 0 }
    let frames = (shown.isEmpty ? Array(elements) : shown).map {
      $0.displayed(CGRect(origin: .zero, size: $0.size), in: .global)
    }
    let frame = frames.dropFirst().reduce(frames.first) { $0?.union($1) }
    guard frame != anchor else { return }
    anchor = frame
    makePresentation()
  }

  private func makePresentation() {
    guard view.request != nil || presentation != nil else { return }
    presentation = view.request.map { request in
      holdPreferences()
      if request.style.needsAnchor { core.addAnchor(self) }
      return Presentation(
        id: PresentationID(presenter: number, item: request.item), request: request,
        environment: environment, anchor: anchor)
    }
    invalidatePreferences()
  }

  override func combinedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard key == PresentationKey.self, let presentation else { return childPreference(key) }
    let all = (childPreference(PresentationKey.self) ?? []) + [presentation]
    return unsafeBitCast(all, to: Key.Value.self)
  }
}
