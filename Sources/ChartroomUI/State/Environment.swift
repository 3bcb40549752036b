/// A property wrapper that reads an environment value, and updates the view when a value that it read
/// changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Box {
    var reads: EnvironmentReads?
    var isNoted = false
  }

  private let read: (EnvironmentValues) -> Value
  private let box = Box()

  /// Creates a property that reads the environment value at a key path.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: path] }
  }

  /// The current value.
  ///
  /// Outside of a stage, it is the default value.
  /// - Precondition: If `Value` is a class of observable objects, an ancestor view has set an object of it.
  public var wrappedValue: Value {
    guard let reads = box.reads, let environment = reads.environment else {
      return read(EnvironmentValues())
    }
    let value = read(environment)
    if !box.isNoted {
      box.isNoted = true
      reads.add { [read] in mayDiffer(value, read($0)) }
    }
    return value
  }
}

extension Environment where Value: AnyObject {
  /// Creates a property that reads the observable object of type `Value`.
  ///
  /// Reading the property stops the program unless an ancestor view has set an object with
  /// `environment(_:)`.
  public init(_ type: Value.Type) {
    read = { environment in
      guard let object = environment[object: type] else {
        preconditionFailure(
          "No \(type) in the environment; set one with .environment(object) on a view above.")
      }
      return object
    }
  }
}

extension Environment {
  /// Creates a property that reads the observable object of a type, or `nil` if no ancestor view has set
  /// one.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }
}

extension Environment: LinkedProperty {
  func link(to node: Node, kept: AnyObject?, reads: EnvironmentReads) -> AnyObject? {
    box.reads = reads
    box.isNoted = false
    return nil
  }
}
