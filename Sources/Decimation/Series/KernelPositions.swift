import CKernels

/// The positions of a series in the form that the kernels read.
package enum KernelPositions {
  /// Uniform positions, represented by the indices of the points.
  case indices
  case doubles(UnsafePointer<Double>)
  case longs(UnsafePointer<Int64>)

  /// The kernels' name of the kind.
  var kind: ck_position {
    switch self {
    case .indices: ck_position_index
    case .doubles: ck_position_f64
    case .longs: ck_position_i64
    }
  }

  /// The memory of the positions; `nil` for indices.
  var memory: UnsafeRawPointer? {
    switch self {
    case .indices: nil
    case .doubles(let x): UnsafeRawPointer(x)
    case .longs(let x): UnsafeRawPointer(x)
    }
  }

  /// Returns the scaled distance between two points.
  ///
  /// - Parameters:
  ///   - first: The earlier point.
  ///   - last: The later point.
  ///   - scale: The factor of positions, which keeps their difference from overflowing.
  /// - Returns: The distance times the scale, at least 0.
  package func distance(from first: Int, to last: Int, scale: Double) -> Double {
    switch self {
    case .indices: Double(last - first) * scale
    case .doubles(let x): x[last] * scale - x[first] * scale
    // The difference of ascending positions fits in an unsigned 64-bit integer.
    case .longs(let x): Double(UInt64(bitPattern: x[last] &- x[first])) * scale
    }
  }
}

extension Positions {
  /// Calls `body` with the positions in the form that the kernels read.
  ///
  /// Uniform positions become indices, which need no memory access: the step scales all areas equally.
  package func withKernelPositions<Result>(_ body: (KernelPositions) -> Result) -> Result {
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
