import CPQ

/// The functions of libpq, which is loaded for the first connection.
final class PostgresLibrary: Sendable {
  /// A failure to load the library.
  struct Missing: Error {
    /// The message of the dynamic linker.
    let message: String
  }

  let functions: PQFunctions

  private init(_ functions: PQFunctions) { self.functions = functions }

  /// The library of this process, which stays loaded.
  static let loaded: Result<PostgresLibrary, Missing> =
    withUnsafeTemporaryAllocation(of: PQFunctions.self, capacity: 1) { place in
      guard let start = place.baseAddress else { return .failure(Missing(message: "no memory")) }
      if let message = PQload(start) { return .failure(Missing(message: String(cString: message))) }
      return .success(PostgresLibrary(start.pointee))
    }
}
