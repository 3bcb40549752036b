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

/// The visibility of an interpolated value in a log.
public struct OSLogPrivacy: Sendable {
  /// The visibility that suits the type of the value.
  public static let auto = OSLogPrivacy()
  /// The value is visible.
  public static let `public` = OSLogPrivacy()
  /// The value is hidden.
  public static let `private` = OSLogPrivacy()
  /// The value is hidden, also where private ones are visible.
  public static let sensitive = OSLogPrivacy()
}

/// A message of a logger, which keeps nothing of its literal.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The interpolations of a message.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// Creates the interpolations of a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Discards a part of the literal.
    public mutating func appendLiteral(_ literal: String) {}
    /// Discards a value.
    public mutating func appendInterpolation<Value>(_ value: Value) {}
    /// Discards a value with a visibility.
    public mutating func appendInterpolation<Value>(_ value: Value, privacy: OSLogPrivacy) {}
  }

  /// Creates the message of a literal.
  public init(stringLiteral value: String) {}
  /// Creates the message of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {}
}
