import Foundation

/// A logger of OSLog, whose messages are discarded.
///
/// - Note: Unlike in OSLog, messages are not stored, so that drawing has no effect but the picture. The arguments of
///   messages are evaluated.
public struct Logger: Sendable {
  /// Creates a logger without a category.
  public init() {}

  /// Creates a logger for a part of the app; both names are ignored.
  public init(subsystem: String, category: String) {}

  /// Discards a message.
  public func log(_ message: OSLogMessage) {}
  /// Discards a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Discards a message that is of use in tracing.
  public func trace(_ message: OSLogMessage) {}
  /// Discards a message that is of use in debugging.
  public func debug(_ message: OSLogMessage) {}
  /// Discards a message that is informative.
  public func info(_ message: OSLogMessage) {}
  /// Discards a message that is worth a note.
  public func notice(_ message: OSLogMessage) {}
  /// Discards a warning.
  public func warning(_ message: OSLogMessage) {}
  /// Discards a message of an error.
  public func error(_ message: OSLogMessage) {}
  /// Discards a message of a critical error.
  public func critical(_ message: OSLogMessage) {}
  /// Discards a message of an error of the program.
  public func fault(_ message: OSLogMessage) {}
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public var rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of messages that are worth a note.
  public static let `default` = OSLogType(rawValue: 0)
  /// The level of informative messages.
  public static let info = OSLogType(rawValue: 1)
  /// The level of messages of use in debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// The level of errors.
  public static let error = OSLogType(rawValue: 16)
  /// The level of errors of the program.
  public static let fault = OSLogType(rawValue: 17)
}
