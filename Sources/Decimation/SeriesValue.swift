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
  public static var kind: SeriesValueKind { .double }
  public var isGap: Bool { !isFinite }
  public var approximation: Double { self }
}

extension Float: SeriesValue {
  public static var kind: SeriesValueKind { .float }
  public var isGap: Bool { !isFinite }
  public var approximation: Double { Double(self) }
}

extension Int64: SeriesValue {
  public static var kind: SeriesValueKind { .int64 }
  public var isGap: Bool { false }
  public var approximation: Double { Double(self) }
}

extension Int32: SeriesValue {
  public static var kind: SeriesValueKind { .int32 }
  public var isGap: Bool { false }
  public var approximation: Double { Double(self) }
}
