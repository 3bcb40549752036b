import Foundation

/// The error for a worker whose thread cannot be started.
public struct WorkerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's error number, such as `EAGAIN`.
  public let code: Int32

  /// A sentence with the fault, and one with the remedy.
  public var description: String {
    "cannot start a thread: \(String(cString: strerror(code))). Give a lower --workers, or raise the limit "
      + "on processes (ulimit -u)."
  }
}
