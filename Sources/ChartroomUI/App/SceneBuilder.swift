/// A result builder that combines the statements of a closure into one scene.
@resultBuilder
public struct SceneBuilder {
  /// Returns the scene of an expression unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the scene of a single statement unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns a scene that consists of the scenes of several statements, in order.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<repeat each Content> {
    _TupleScene(scenes: (repeat each content))
  }

  /// Returns the scene of an `if` statement without `else`; an empty scene if the condition is false.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
    _OptionalScene(content: content)
  }

  /// Returns the scene of a branch of an availability check unchanged.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// Several scenes, of which only the first window is displayed.
public struct _TupleScene<each Content: Scene> {
  let scenes: (repeat each Content)
}

extension _TupleScene: PrimitiveScene {
  /// Returns the content of the first window.
  public static func _root(of scene: Self) -> AnyView? {
    func root<Part: Scene>(_ scene: Part) -> AnyView? { Part._root(of: scene) }
    for scene in repeat each scene.scenes {
      if let root = root(scene) { return root }
    }
    return nil
  }
}

/// A scene, or nothing.
public struct _OptionalScene<Content: Scene> {
  let content: Content?
}

extension _OptionalScene: PrimitiveScene {
  /// Returns the content of the scene's first window.
  public static func _root(of scene: Self) -> AnyView? {
    scene.content.flatMap { Content._root(of: $0) }
  }
}
