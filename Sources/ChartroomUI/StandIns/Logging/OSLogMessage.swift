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

  /// The replacement of a hidden value.
  public enum Mask: Sendable {
    /// A hash of the value, which is the same for equal values.
    case hash
    /// No replacement.
    case none
  }

  /// Returns the visibility that suits the type of the value, with a replacement.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  /// Returns the visibility of a hidden value with a replacement.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// Returns the visibility of a value that is hidden also where private ones are visible, with a replacement.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// The alignment of an interpolated value.
public struct OSLogStringAlignment: Sendable {
  /// No padding.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// Returns an alignment at the right, with blanks in front up to a number of columns.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  /// Returns an alignment at the left, with blanks behind up to a number of columns.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// The notation of an integer.
public struct OSLogIntegerFormatting: Sendable {
  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }

  /// Returns decimal digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting { .decimal }
  /// Returns hexadecimal digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting { .hex }
  /// Returns octal digits.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting { .octal }
}

/// The notation of a number with a fraction.
public struct OSLogFloatFormatting: Sendable {
  /// A decimal fraction.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// A hexadecimal fraction.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// A decimal fraction and an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// The shorter of both.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }

  /// Returns a decimal fraction.
  public static func fixed(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .fixed }
  /// Returns a decimal fraction and an exponent.
  public static func exponential(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .exponential }
  /// Returns the shorter of both.
  public static func hybrid(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .hybrid }
}

/// The notation of a Boolean value.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer
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
    /// Discards a value with a number of columns and a visibility.
    public mutating func appendInterpolation<Value>(
      _ value: Value, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
    ) {}
    /// Discards an integer with a notation, a number of columns and a visibility.
    public mutating func appendInterpolation<Value: BinaryInteger>(
      _ value: Value, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}
    /// Discards a number with a notation, a number of columns and a visibility.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ value: Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}
    /// Discards a Boolean value with a notation and a visibility.
    public mutating func appendInterpolation(
      _ value: Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
    ) {}
  }

  /// Creates the message of a literal.
  public init(stringLiteral value: String) {}
  /// Creates the message of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {}
}
