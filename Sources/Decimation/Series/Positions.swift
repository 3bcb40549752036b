import CKernels

/// The positions of the points of a series on the x axis, in non-decreasing order.
///
///     Positions<Int64>.indices                               // 0, 1, 2 …
///     try Positions(start: 1_700_000_000_000, step: 60_000)  // one per minute, in milliseconds
///     try Positions(ascending: [0, 0.5, 0.5, 7])             // explicit
///
/// The order is checked once, when the positions are created. Later operations rely on it.
public struct Positions<X: Coordinate>: Equatable, Sendable {
  @usableFromInline
  enum Storage: Equatable, Sendable {
    case regular(start: X, step: X)
    case explicit(ContiguousArray<X>)
  }

  @usableFromInline
  let storage: Storage
  /// Whether adjacent positions differ by a fixed step; explicit positions may also have one.
  let isRegular: Bool

  /// Creates positions with a fixed step, for any number of points.
  ///
  /// - Parameters:
  ///   - start: The position of point 0; finite.
  ///   - step: The distance between adjacent points; finite and more than 0.
  /// - Throws: `PositionsError.notFinite(at:)` if the start is not finite; `PositionsError.badStep` if the
  ///   step is not finite, is not more than 0, or is too small to change the start when added to it.
  public init(start: X, step: X) throws(PositionsError) {
    guard start.isFinite else { throw .notFinite(at: 0) }
    guard step.isFinite, X.regular(1, start: start, step: step) > start else { throw .badStep }
    storage = .regular(start: start, step: step)
    isRegular = true
  }

  /// Creates explicit positions.
  ///
  /// - Parameter ascending: The finite positions, in non-decreasing order; may be empty. The storage is
  ///   shared, not copied.
  /// - Throws: `PositionsError.notFinite(at:)` or `PositionsError.descends(at:)` for the first position that
  ///   is not finite or is less than the previous one.
  /// - Complexity: O(*n*) for *n* positions.
  @specialized(where X == Double)
  @specialized(where X == Int64)
  public init(ascending: ContiguousArray<X>) throws(PositionsError) {
    for index in ascending.indices {
      guard ascending[index].isFinite else { throw .notFinite(at: index) }
      guard index == 0 || ascending[index - 1] <= ascending[index] else {
        throw .descends(at: index)
      }
    }
    storage = .explicit(ascending)
    isRegular = Self.isRegular(ascending)
  }

  private init(storage: Storage) {
    self.storage = storage
    isRegular = true
  }

  @specialized(where X == Double)
  @specialized(where X == Int64)
  private static func isRegular(_ positions: ContiguousArray<X>) -> Bool {
    guard positions.count > 1, let step = positions[0].step(to: positions[1]) else { return false }
    for index in positions.indices
    where X.regular(index, start: positions[0], step: step) != positions[index] {
      return false
    }
    // Positions that overflow stay at the largest number.
    return X.regular(positions.count, start: positions[0], step: step)
      > positions[positions.count - 1]
  }

  /// The number of explicit positions; `nil` for positions with a fixed step, which have no limit.
  public var count: Int? {
    if case .explicit(let positions) = storage { positions.count } else { nil }
  }

  /// Accesses the position of a point.
  ///
  /// - Parameter index: The index of the point, at least 0. It must be less than `count`, unless that is
  ///   `nil`.
  @inlinable
  public subscript(index: Int) -> X { position(index) }

  @inlinable
  func position(_ index: Int) -> X {
    switch storage {
    case .regular(let start, let step): X.regular(index, start: start, step: step)
    case .explicit(let positions): positions[index]
    }
  }
}

extension Positions {
  /// Prefetches some explicit positions before and after an index.
  ///
  /// - Parameter index: The index, 0 or more; does nothing beyond the last position.
  @inline(__always)
  func prefetch(around index: Int) {
    guard case .explicit(let positions) = storage, index < positions.count else { return }
    positions.withUnsafeBufferPointer { positions in
      guard let first = positions.baseAddress else { return }
      // The guess for randomly spaced points is off by about the square root of their number. Nine cache
      // lines cover that for buckets of up to a few thousand points.
      for line in -4...4 {
        ck_prefetch(UnsafeRawPointer(first + index) + line * Int(ck_cache_line))
      }
    }
  }
}

extension Positions where X == Double {
  /// The indices of the points as positions: 0, 1, 2 and so on, as `Double`.
  public static var indices: Self { Self(storage: .regular(start: 0, step: 1)) }
}

extension Positions where X == Int64 {
  /// The indices of the points as positions: 0, 1, 2 and so on, as `Int64`.
  public static var indices: Self { Self(storage: .regular(start: 0, step: 1)) }
}

/// An error that describes why numbers cannot be the positions of points.
public enum PositionsError: Error, Equatable, CustomStringConvertible {
  /// The position with this index is NaN or ±∞.
  case notFinite(at: Int)
  /// The position with this index is less than the previous one.
  case descends(at: Int)
  /// The step is not finite, is not more than 0, or is too small to change the start when added to it.
  case badStep

  /// A one-sentence description of the error, without a full stop.
  public var description: String {
    switch self {
    case .notFinite(let index): "the position of point \(index) is not a finite number"
    case .descends(let index): "the position of point \(index) is less than the one before it"
    case .badStep:
      "the step between positions must be finite, more than 0, and large enough to change the start"
    }
  }
}
