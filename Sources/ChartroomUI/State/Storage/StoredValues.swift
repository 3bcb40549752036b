public import Foundation

/// The values of app and scene storage on a stage, in memory.
///
/// All properties with the same key share a place. Nothing is written to user defaults.
@MainActor
final class StoredValues {
  private struct Address: Hashable {
    /// The identity of the user defaults; `nil` for the standard storage of the stage.
    let store: ObjectIdentifier?
    let isOfScene: Bool
    let key: String
  }

  private struct Place {
    let location: StateLocation<StoredValue?>
    /// The user defaults, so that their identity stays unique.
    let store: UserDefaults?
  }

  private var places: [Address: Place] = [:]

  /// Returns the place of a value of the app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The user defaults with the initial value; `nil` for registered defaults.
  /// - Returns: The same place for equal arguments.
  func location(of key: String, in store: UserDefaults?) -> StateLocation<StoredValue?> {
    place(Address(store: store.map(ObjectIdentifier.init), isOfScene: false, key: key), store) {
      StoredValue(store?.object(forKey: key) ?? RegisteredDefaults.value(of: key))
    }
  }

  /// Returns the place of a value of the scene.
  func sceneLocation(of key: String) -> StateLocation<StoredValue?> {
    place(Address(store: nil, isOfScene: true, key: key), nil) { nil }
  }

  private func place(
    _ address: Address, _ store: UserDefaults?, initial: () -> StoredValue?
  ) -> StateLocation<StoredValue?> {
    if let known = places[address] { return known.location }
    let location = StateLocation(initial())
    places[address] = Place(location: location, store: store)
    return location
  }
}

/// The values that the app has registered by `UserDefaults.register(defaults:)`.
///
/// Foundation of Linux has no access to the domain of registered values alone. User defaults of a name without a file
/// have them, and beside them only the arguments of the command line.
private enum RegisteredDefaults {
  // The object is only read, on the main actor.
  private nonisolated(unsafe) static let defaults = UserDefaults(
    suiteName: "chartroom.registered-defaults")

  /// Returns the registered value of a key; `nil` for none, and for an argument of the command line.
  static func value(of key: String) -> Any? {
    guard let defaults else { return nil }
    let arguments = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    return arguments[key] == nil ? defaults.object(forKey: key) : nil
  }
}

private enum DefaultStoreKey: EnvironmentKey {
  // The object is only read, on the main actor.
  nonisolated(unsafe) static let defaultValue: UserDefaults? = nil
}

extension EnvironmentValues {
  /// The user defaults of app storage without an explicit store; `nil`, the default, for the storage of the stage.
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultStoreKey.self] }
    set { self[DefaultStoreKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the user defaults that hold the initial values of the `AppStorage` properties in the view.
  ///
  /// They are never written.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

nonisolated extension Scene {
  /// Sets the user defaults that hold the initial values of the `AppStorage` properties in the scene.
  ///
  /// They are never written.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultAppStorage, store)
  }
}
