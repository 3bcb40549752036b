import Glibc

/// A reference with a separate value for each thread, `nil` at first.
package struct ThreadLocal<Object: AnyObject>: Sendable {
  private let key: pthread_key_t

  /// Creates a reference that exists until the program ends.
  package init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    self.key = key
  }

  /// The value on the current thread.
  package var value: Object? {
    pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Calls `body` with another value on the current thread.
  package func with<Result>(_ object: Object?, _ body: () throws -> Result) rethrows -> Result {
    let outer = pthread_getspecific(key)
    pthread_setspecific(
      key, object.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
    defer { pthread_setspecific(key, outer) }
    return try withExtendedLifetime(object, body)
  }
}
