import CKernels

/// A number that a series may hold: `Float`, `Double`, `Int32` or `Int64`.
///
/// The loops below this module are compiled for these four types, so other types must not conform.
public protocol SeriesValue: Comparable, BitwiseCopyable, Sendable {
  /// Which of the four types this is.
  static var kind: SeriesValueKind { get }

  /// Whether the value is missing: NaN or ±∞. Never so for whole numbers.
  var isGap: Bool { get }

  /// The value as a `Double`, rounded where it has more than 53 bits.
  var approximation: Double { get }
}

/// The types that conform to `SeriesValue`.
public enum SeriesValueKind: Sendable {
  case double, float, int64, int32

  /// The name by which the kernels know the type.
  var kernelType: ck_value {
    switch self {
    case .double: ck_value_f64
    case .float: ck_value_f32
    case .int64: ck_value_i64
    case .int32: ck_value_i32
    }
  }
}

extension Double: SeriesValue {
  /// `.double`.
  public static var kind: SeriesValueKind { .double }
  /// Whether it is NaN or ±∞.
  public var isGap: Bool { !isFinite }
  /// The value itself.
  public var approximation: Double { self }
}

extension Float: SeriesValue {
  /// `.float`.
  public static var kind: SeriesValueKind { .float }
  /// Whether it is NaN or ±∞.
  public var isGap: Bool { !isFinite }
  /// The value, exactly.
  public var approximation: Double { Double(self) }
}

extension Int64: SeriesValue {
  /// `.int64`.
  public static var kind: SeriesValueKind { .int64 }
  /// Never so.
  public var isGap: Bool { false }
  /// The nearest `Double`.
  public var approximation: Double { Double(self) }
}

extension Int32: SeriesValue {
  /// `.int32`.
  public static var kind: SeriesValueKind { .int32 }
  /// Never so.
  public var isGap: Bool { false }
  /// The value, exactly.
  public var approximation: Double { Double(self) }
}
