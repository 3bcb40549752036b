import CKernels

/// The type of the values of a series: `Float`, `Double`, `Int32` or `Int64`.
///
/// The kernels are compiled for these four types, so other types must not conform.
public protocol SeriesValue: Comparable, BitwiseCopyable, Sendable {
  /// The case of `SeriesValueKind` that identifies the type.
  static var kind: SeriesValueKind { get }

  /// Whether the value is missing: NaN or ±∞ for floating-point numbers; always `false` for integers.
  var isGap: Bool { get }

  /// The value as a `Double`, rounded if it has more than 53 significant bits.
  var approximation: Double { get }
}

/// An enumeration of the types that conform to `SeriesValue`.
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
  /// The identifier of this type, `.double`.
  public static var kind: SeriesValueKind { .double }
  /// Whether the value is NaN or ±∞.
  public var isGap: Bool { !isFinite }
  /// The value itself.
  public var approximation: Double { self }
}

extension Float: SeriesValue {
  /// The identifier of this type, `.float`.
  public static var kind: SeriesValueKind { .float }
  /// Whether the value is NaN or ±∞.
  public var isGap: Bool { !isFinite }
  /// The value as a `Double`, which represents it exactly.
  public var approximation: Double { Double(self) }
}

extension Int64: SeriesValue {
  /// The identifier of this type, `.int64`.
  public static var kind: SeriesValueKind { .int64 }
  /// Always `false`, because integers have no missing values.
  public var isGap: Bool { false }
  /// The nearest `Double` to the value.
  public var approximation: Double { Double(self) }
}

extension Int32: SeriesValue {
  /// The identifier of this type, `.int32`.
  public static var kind: SeriesValueKind { .int32 }
  /// Always `false`, because integers have no missing values.
  public var isGap: Bool { false }
  /// The value as a `Double`, which represents it exactly.
  public var approximation: Double { Double(self) }
}
