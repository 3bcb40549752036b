/// The key of an object in an environment.
protocol ObjectKey {}

/// The keys of environment values that an app has defined, and those of objects.
@MainActor
enum AppKeys {
  private static var known: [ObjectIdentifier: Bool] = [:]
  /// The beginning of the names of the types of this module.
  private static let ownPrefix =
    "\(String(reflecting: EnvironmentValues.self).prefix { $0 != "." })."

  /// Checks whether a key is of an app or of an object.
  ///
  /// - Parameter key: The identifier of a type that is an `EnvironmentKey`, or of the type of an object.
  /// - Returns: Whether it is.
  static func contains(_ key: ObjectIdentifier) -> Bool {
    if let known = known[key] { return known }
    // The identifier of a type is the address of the type.
    let type = unsafeBitCast(key, to: Any.Type.self)
    let isOfApp =
      !(type is any EnvironmentKey.Type) || type is any ObjectKey.Type
      || !String(reflecting: type).hasPrefix(ownPrefix)
    known[key] = isOfApp
    return isOfApp
  }
}
