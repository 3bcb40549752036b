package import OpenCombine

/// An object with the properties of another one, for the reflection by which OpenCombine finds publishers.
private final class PropertyMirror: ObservableObject, CustomReflectable {
  private let object: AnyObject

  init(of object: AnyObject) { self.object = object }

  var customMirror: Mirror { Mirror(reflecting: object) }
}

/// Returns the publisher that OpenCombine provides for an object: that of its `@Published` properties, or a new
/// one if it has none.
package func originalPublisher(of object: AnyObject) -> ObservableObjectPublisher {
  PropertyMirror(of: object).objectWillChange
}
