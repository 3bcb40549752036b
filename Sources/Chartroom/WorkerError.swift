import Foundation

/// A worker that cannot be started.
public struct WorkerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's error number, such as `EAGAIN`.
  public let code: Int32

  /// What happened, and the remedy.
  public var description: String {
    "no thread can be started: \(String(cString: strerror(code))). Take fewer workers, or raise the "
      + "limit on processes (ulimit -u)."
  }
}
