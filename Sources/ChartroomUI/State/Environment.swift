/// A property wrapper that reads an environment value, and updates the view when the value changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var place: EnvironmentPlace<Value>?

  /// Creates a property that reads the environment value at a key path.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: path] }
  }

  /// The current value.
  ///
  /// Outside of a stage, it is the default value.
  /// - Precondition: If `Value` is a class of observable objects, an ancestor view has set an object of this
  ///   class.
  public var wrappedValue: Value {
    place?.value ?? read(EnvironmentValues())
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
  mutating func link(to node: Node, kept: AnyObject?, reads: EnvironmentReads) -> AnyObject? {
    let place =
      kept.map { unsafeDowncast($0, to: EnvironmentPlace<Value>.self) }
      ?? EnvironmentPlace(read: read, reads: reads)
    place.beginEvaluation()
    self.place = place
    return place
  }
}

/// An environment value that a view reads.
private final class EnvironmentPlace<Value>: EnvironmentRead {
  private let read: (EnvironmentValues) -> Value
  private let reads: EnvironmentReads
  /// The value, if it was read in the last evaluation of the view, or in earlier ones in the same environment.
  private var known: Value?
  /// Whether the value was read in the last evaluation.
  private var isRead = false

  init(read: @escaping (EnvironmentValues) -> Value, reads: EnvironmentReads) {
    self.read = read
    self.reads = reads
  }

  var value: Value {
    if isRead, let known { return known }
    // Actions read the value as well, but do not depend on it.
    guard Evaluation.reader != nil else { return read(reads.environment) }
    isRead = true
    reads.add(self)
    if reads.isThatOfEvaluation, let known { return known }
    let value = read(reads.environment)
    known = value
    return value
  }

  func beginEvaluation() {
    isRead = false
    if !reads.isUnchanged { known = nil }
  }

  @MainActor
  func isStale(in environment: EnvironmentValues) -> Bool {
    known.map { mayDiffer($0, read(environment)) } ?? false
  }
}
