import CKernels

/// Where the points of a series stand, as the kernels read it.
enum KernelPositions {
  /// At equal distances, of which only the number counts.
  case indices
  case doubles(UnsafePointer<Double>)
  case longs(UnsafePointer<Int64>)

  /// The name by which the kernels know the kind.
  var kind: ck_position {
    switch self {
    case .indices: ck_position_index
    case .doubles: ck_position_f64
    case .longs: ck_position_i64
    }
  }

  /// The positions in memory; `nil` when there are none.
  var memory: UnsafeRawPointer? {
    switch self {
    case .indices: nil
    case .doubles(let x): UnsafeRawPointer(x)
    case .longs(let x): UnsafeRawPointer(x)
    }
  }

  /// How far a point stands beyond an earlier one.
  ///
  /// - Parameters:
  ///   - first: The earlier point.
  ///   - last: The later point.
  ///   - scale: Is multiplied with positions, so that their difference does not overflow.
  /// - Returns: The distance times the scale, at least 0.
  func distance(from first: Int, to last: Int, scale: Double) -> Double {
    switch self {
    case .indices: Double(last - first) * scale
    case .doubles(let x): x[last] * scale - x[first] * scale
    // The difference of any two of them in order fits 64 bits without a sign.
    case .longs(let x): Double(UInt64(bitPattern: x[last] &- x[first])) * scale
    }
  }
}

extension Positions {
  /// Lends the positions to the kernels.
  ///
  /// Positions a fixed step apart become indices, which need not be read: a step makes all areas
  /// larger alike.
  func withKernelPositions<Result>(_ body: (KernelPositions) -> Result) -> Result {
    guard !isRegular, case .explicit(let positions) = storage else { return body(.indices) }
    return positions.withUnsafeBytes { memory in
      guard let memory = memory.baseAddress else { return body(.indices) }
      return switch X.coordinateKind {
      case .double: body(.doubles(memory.assumingMemoryBound(to: Double.self)))
      case .int64: body(.longs(memory.assumingMemoryBound(to: Int64.self)))
      }
    }
  }
}
