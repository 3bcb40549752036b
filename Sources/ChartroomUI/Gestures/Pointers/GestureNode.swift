/// A node outside of the tree that owns the dynamic properties of a custom gesture.
package final class GestureNode: Node {
  /// The type of the gesture.
  let gestureType: ObjectIdentifier
  private weak var element: GestureElement?
  private let storage = LinkedStorage()

  init(of type: ObjectIdentifier, for element: GestureElement, _ context: NodeContext) {
    gestureType = type
    self.element = element
    super.init(context)
  }

  /// Returns the body of the gesture.
  func evaluate<Custom: Gesture>(
    _ gesture: Custom, with properties: DynamicProperties
  ) -> Custom.Body {
    if let element { environment = element.environment }
    storage.begin(in: environment)
    var gesture = gesture
    return observing {
      withUnsafeMutableBytes(of: &gesture) { gesture in
        if let address = gesture.baseAddress { properties.link(address, to: storage, of: self) }
      }
      return gesture.body
    }
  }

  override package func refresh() {
    core.didRefresh(self)
    element?.refreshGesture()
  }
}
