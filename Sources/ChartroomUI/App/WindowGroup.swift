/// A scene that consists of windows with the same content.
///
/// - Note: Unlike in SwiftUI, the title and the identifier are ignored, and there is one window.
public struct WindowGroup<Content: View> {
  let content: Content

  init(showing content: Content) { self.content = content }
}

extension WindowGroup: PrimitiveScene {
  /// Returns the content of the window.
  public static func _root(of scene: Self) -> AnyView? { AnyView(scene.content) }
}

extension WindowGroup {
  /// Creates windows.
  ///
  /// - Parameter content: A view builder that creates the content of a window.
  public init(@ViewBuilder content: () -> Content) {
    self.init(showing: content())
  }

  /// Creates windows with an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier of the group.
  ///   - content: A view builder that creates the content of a window.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(showing: content())
  }

  /// Creates windows with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - content: A view builder that creates the content of a window.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(showing: content())
  }

  /// Creates windows with a title and an identifier.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - id: The identifier of the group.
  ///   - content: A view builder that creates the content of a window.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(showing: content())
  }

  /// Creates windows with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - content: A view builder that creates the content of a window.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(showing: content())
  }

  /// Creates windows with a title and an identifier.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - id: The identifier of the group.
  ///   - content: A view builder that creates the content of a window.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(showing: content())
  }
}
