/// A series with the extremes of its blocks, of pairs of blocks, of pairs of those, and so on.
///
/// It is built once and appended to. Then `M4` and `MinMax` look their buckets up instead of scanning
/// them, so that a window over any number of points is decimated in the time that its pixels take.
/// A node of the pyramid is known by its lowest and highest value and where they stand, as in a
/// mip-map (Williams: "Pyramidal Parametrics", SIGGRAPH 1983).
///
///     var pyramid = Pyramid(values)
///     pyramid.append(contentsOf: [3, 1, 4])
///     pyramid.extremes(in: 100..<2_000_000)                               // for the y scale
///     M4.indices(of: pyramid, at: times, in: .aligned(1920, to: times, over: window))
///
/// NaN and ±∞ are gaps and never an extreme; of equal values the first one wins. The values are
/// shared, not copied. Beside them it takes 9.4 % of their memory for 8-byte types and 6.3 % for
/// 4-byte types, and while it grows, as arrays do, up to twice that.
public struct Pyramid<Value: SeriesValue>: Sendable {
  /// The series.
  public private(set) var values: ContiguousArray<Value>
  private(set) var levels = PyramidLevels<Value>()

  /// Creates a pyramid over no values.
  public init() { values = [] }

  /// Looks at every value once.
  ///
  /// - Parameter values: The series; shared, not copied.
  /// - Complexity: O(*n*), at about the speed of memory.
  public init(_ values: ContiguousArray<Value>) {
    self.values = values
    values.withUnsafeBufferPointer { levels.extend(over: $0) }
  }

  /// The number of values, gaps included.
  public var count: Int { values.count }

  /// The value at a position, from 0 to before `count`.
  @inlinable
  public subscript(index: Int) -> Value { values[index] }

  /// Adds values to the end of the series.
  ///
  /// - Parameter newValues: Any number of them.
  /// - Complexity: O(1) a value, averaged over many; O(*n*) once where the values or the pyramid are
  ///   shared with a copy.
  public mutating func append(contentsOf newValues: some Sequence<Value>) {
    values.append(contentsOf: newValues)
    values.withUnsafeBufferPointer { levels.extend(over: $0) }
  }

  /// The lowest and highest value of a stretch that is no gap.
  ///
  /// - Parameter range: Positions; what lies outside of the series is left out.
  /// - Returns: `nil` when the stretch holds no finite value.
  /// - Complexity: O(log *n*), whatever the length of the stretch; allocates nothing.
  @specialized(where Value == Double)
  @specialized(where Value == Float)
  @specialized(where Value == Int64)
  @specialized(where Value == Int32)
  public func extremes(in range: Range<Int>) -> ClosedRange<Value>? {
    let range = range.clamped(to: 0..<count)
    var extremes = StretchExtremes<Value>(at: range.lowerBound)
    values.withUnsafeBufferPointer { values in
      func scan(_ stretch: Range<Int>) {
        guard !stretch.isEmpty, let first = values.baseAddress else { return }
        extremes.take(
          PyramidNode(scanning: first + stretch.lowerBound, count: stretch.count),
          from: stretch.lowerBound)
      }
      let cut = PyramidCut(range.lowerBound, range.upperBound, block: PyramidLevels<Value>.block)
      scan(cut.head)
      levels.withView { levels in
        levels.forEachNode(in: cut.blocks) { node, range in
          extremes.take(node, from: range.lowerBound)
          return true
        }
      }
      scan(cut.tail)
    }
    return extremes.range
  }

  /// Goes over a stretch by its runs: by nodes that hold no gap or nothing else, and where there are
  /// none, value by value.
  ///
  /// - Parameters:
  ///   - range: Positions in the series.
  ///   - scan: Called for stretches that must be looked at, not empty.
  ///   - take: Called for nodes, and the positions that they stand for.
  @inline(__always)
  func visit(
    _ range: Range<Int>, scan: (Range<Int>) -> Void,
    take: (PyramidNode<Value>, Range<Int>) -> Void
  ) {
    let cut = PyramidCut(range.lowerBound, range.upperBound, block: PyramidLevels<Value>.block)
    scan(cut.head)
    levels.withView { levels in
      levels.forEachNode(in: cut.blocks) { node, range in
        if node.isUniform {
          take(node, range)
        } else if range.count == PyramidLevels<Value>.block {
          scan(range)
        } else {
          return false
        }
        return true
      }
    }
    scan(cut.tail)
  }
}

extension Pyramid: Equatable {
  /// Whether two series are equal, as arrays are.
  ///
  /// - Complexity: O(1) when both share their values, O(*n*) otherwise.
  public static func == (left: Pyramid, right: Pyramid) -> Bool { left.values == right.values }
}

extension Pyramid: ExpressibleByArrayLiteral {
  /// Creates a pyramid over a list of values.
  public init(arrayLiteral elements: Value...) { self.init(ContiguousArray(elements)) }
}
