import CKernels

/// The type of the values of a series: `Float`, `Double`, `Int32` or `Int64`.
///
/// The kernels are compiled for these four types, so other types must not conform.
public protocol SeriesValue: Comparable, BitwiseCopyable, Sendable {
  /// The type, as a case.
  static var kind: SeriesValueKind { get }

  /// Whether the value is missing: NaN or ±∞; always `false` for integers.
  var isGap: Bool { get }

  /// The value as a `Double`, rounded if it has more than 53 bits.
  var approximation: Double { get }
}

/// The types that conform to `SeriesValue`.
public enum SeriesValueKind: Sendable {
  case double, float, int64, int32

  /// The constant of the type in the kernels.
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
  /// The kind `.double`.
  public static var kind: SeriesValueKind { .double }
  /// Whether the value is NaN or ±∞.
  public var isGap: Bool { !isFinite }
  /// The value itself.
  public var approximation: Double { self }
}

extension Float: SeriesValue {
  /// The kind `.float`.
  public static var kind: SeriesValueKind { .float }
  /// Whether the value is NaN or ±∞.
  public var isGap: Bool { !isFinite }
  /// The value, exactly.
  public var approximation: Double { Double(self) }
}

extension Int64: SeriesValue {
  /// `.int64`.
  public static var kind: SeriesValueKind { .int64 }
  /// Always `false`.
  public var isGap: Bool { false }
  /// The nearest `Double`.
  public var approximation: Double { Double(self) }
}

extension Int32: SeriesValue {
  /// `.int32`.
  public static var kind: SeriesValueKind { .int32 }
  /// Always `false`.
  public var isGap: Bool { false }
  /// The value, exactly.
  public var approximation: Double { Double(self) }
}
