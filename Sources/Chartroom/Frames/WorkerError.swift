import Foundation

/// The error for a worker thread that cannot be started.
public struct WorkerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's error number (`errno`), such as `EAGAIN`.
  public let code: Int32

  /// The system's reason and the remedy.
  public var description: String {
    "cannot start a thread: \(String(cString: strerror(code))). Give a lower --workers, or raise the limit "
      + "on processes (ulimit -u)."
  }
}
