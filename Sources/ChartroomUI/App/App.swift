/// A type that describes an app by its scenes.
///
/// The attribute `@main` makes `main()` the entry point of the program. The module `SwiftUI` provides this
/// method.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the app.
  @MainActor @preconcurrency init()
}

/// A view that displays the first window of an app.
///
///     let renderer = ImageRenderer(content: _AppView(ShopApp()))
///     renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
///
/// The properties of the app, such as `@StateObject` and `@AppStorage`, live as long as the view is displayed.
public struct _AppView<Content: App> {
  private let app: Content

  /// Creates a view of an app.
  public init(_ app: Content) { self.app = app }
}

extension _AppView: View {
  /// The content of the app's first window, or no view if the app has no window.
  public var body: some View { Content.Body._root(of: app.body) ?? AnyView(EmptyView()) }

  /// Returns the node that evaluates the app's body.
  public static func _makeNode(of view: Self, in place: _ViewPlace) -> _ViewNode {
    let offset = MemoryLayout<Self>.offset(of: \.app) ?? 0
    return _ViewNode(BodyNode(view, place.context, owner: Content.self, at: offset))
  }
}
