/// The storage of the dynamic properties of a custom gesture, and of those of which it is composed.
@MainActor
final class GestureStorage {
  private weak var element: GestureElement?
  private var parts: [Int: GestureStorage] = [:]
  private var node: GestureNode?

  init(of element: GestureElement?) { self.element = element }

  isolated deinit { node?.dispose() }

  /// Returns the storage of one of the gestures that the gesture is composed of.
  func part(_ index: Int) -> GestureStorage {
    if let known = parts[index] { return known }
    let made = GestureStorage(of: element)
    parts[index] = made
    return made
  }

  /// Returns the body of a gesture, whose dynamic properties are connected to this storage.
  func body<Custom: Gesture>(of gesture: Custom) -> Custom.Body {
    let properties = DynamicProperties.of(Custom.self)
    guard !properties.isEmpty, let element else { return gesture.body }
    let type = ObjectIdentifier(Custom.self)
    let node: GestureNode
    if let known = self.node, known.gestureType == type {
      node = known
    } else {
      self.node?.dispose()
      let context = NodeContext(
        core: element.core, parent: nil, environment: element.environment)
      node = GestureNode(of: type, for: element, context)
      self.node = node
    }
    return node.evaluate(gesture, with: properties)
  }
}
