/// A part of an app's interface, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene
  /// The content of the scene, composed of other scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Returns the content of the first window; `nil` if there is no window.
  ///
  /// This method is an implementation detail. Do not call or implement it.
  @MainActor @preconcurrency static func _root(of scene: Self) -> AnyView?
}

extension Scene {
  /// Returns the content of the first window of the body.
  @MainActor @preconcurrency
  public static func _root(of scene: Self) -> AnyView? { AnyView(SceneBodyView(scene: scene)) }
}

extension Never: Scene {}

/// A built-in scene, which has no body.
@MainActor
package protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// The body of a built-in scene, which is never evaluated.
  ///
  /// Accessing this property traps.
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body") }
}

/// A view that evaluates a scene's body, with a node that stores the scene's properties.
private struct SceneBodyView<Content: Scene> {
  let scene: Content
}

extension SceneBodyView: View {
  var body: some View { Content.Body._root(of: scene.body) ?? AnyView(EmptyView()) }

  static func _makeNode(of view: Self, in place: _ViewPlace) -> _ViewNode {
    let offset = MemoryLayout<Self>.offset(of: \.scene) ?? 0
    return _ViewNode(BodyNode(view, place.context, owner: Content.self, at: offset))
  }
}

/// The phase of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not displayed.
  case background
  /// The scene is displayed and receives no events.
  case inactive
  /// The scene is displayed and receives events.
  case active
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// The phase of the scene; `.active` by default.
  ///
  /// - Note: Unlike in SwiftUI, the phase never changes by itself.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
