public import Foundation
public import protocol OpenCombine.ObservableObject

/// A scene whose content is modified.
public struct _ModifiedScene<Content: Scene> {
  let content: Content
  let modify: (AnyView) -> AnyView
}

extension _ModifiedScene: PrimitiveScene {
  /// Returns the modified content of the first window.
  public static func _root(of scene: Self) -> AnyView? {
    Content._root(of: scene.content).map(scene.modify)
  }
}

nonisolated extension Scene {
  private func modified(_ modify: @escaping (AnyView) -> AnyView) -> some Scene {
    _ModifiedScene(content: self, modify: modify)
  }

  /// Sets an environment value for the views of the scene.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    modified { AnyView($0.environment(path, value)) }
  }

  /// Sets the observable object of type `Object` in the environment of the views of the scene.
  public func environment<Object: AnyObject>(_ object: Object?) -> some Scene {
    modified { AnyView($0.environment(object)) }
  }

  /// Sets the observable object of type `Object` in the environment of the views of the scene.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    modified { AnyView($0.environmentObject(object)) }
  }

  /// Performs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value, compared with `==`.
  ///   - initial: Whether the action also runs when the scene appears; `false` by default.
  ///   - action: The action, which receives the old and the new value.
  /// - Returns: The scene with the action.
  @preconcurrency
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some Scene {
    modified { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Performs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value, compared with `==`.
  ///   - initial: Whether the action also runs when the scene appears; `false` by default.
  ///   - action: The action to perform.
  /// - Returns: The scene with the action.
  @preconcurrency
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    modified { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Performs an action when a value changes; the iOS 14 form of this modifier.
  ///
  /// - Parameters:
  ///   - value: The value, compared with `==`.
  ///   - action: The action, which receives the new value.
  /// - Returns: The scene with the action.
  @preconcurrency
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> some Scene {
    modified { AnyView($0.onChange(of: value, perform: action)) }
  }

  /// Returns the scene unchanged.
  ///
  /// - Note: Unlike in SwiftUI, the size is ignored, because the caller that renders the scene proposes a
  ///   size.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Returns the scene unchanged.
  ///
  /// - Note: Unlike in SwiftUI, the size is ignored, because the caller that renders the scene proposes a
  ///   size.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
}
