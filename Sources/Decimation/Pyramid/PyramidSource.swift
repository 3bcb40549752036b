/// A series whose buckets are looked up in a pyramid.
struct PyramidSource<Value: SeriesValue>: BucketSource {
  private let pyramid: Pyramid<Value>

  /// The number of points.
  let count: Int

  /// Creates a source from the first points of a pyramid.
  ///
  /// - Parameters:
  ///   - pyramid: The series.
  ///   - count: The number of points to use; at most `pyramid.count`.
  init(_ pyramid: Pyramid<Value>, count: Int) {
    self.pyramid = pyramid
    self.count = count
  }

  func isGap(_ index: Int) -> Bool { pyramid.values[index].isGap }

  @specialized(where Value == Double)
  @specialized(where Value == Float)
  @specialized(where Value == Int64)
  @specialized(where Value == Int32)
  func extremes(of bounds: [Int]) -> BucketExtremes {
    let buckets = bounds.count - 1
    var found = BucketExtremes(
      lowest: [Int](repeating: 0, count: buckets), highest: [Int](repeating: 0, count: buckets),
      holdsGaps: false)
    pyramid.values.withUnsafeBufferPointer { values in
      pyramid.levels.withView { levels in
        bounds.withUnsafeBufferPointer { bounds in
          found.lowest.withUnsafeMutableBufferPointer { lowest in
            found.highest.withUnsafeMutableBufferPointer { highest in
              guard let lowest = lowest.baseAddress, let highest = highest.baseAddress else {
                return
              }
              PyramidQuery(values: values, levels: levels, bounds: bounds).run(
                lowest: lowest, highest: highest)
            }
          }
        }
      }
    }
    found.holdsGaps = found.lowest.contains(BucketExtremes.gap)
    return found
  }

  @specialized(where Value == Double)
  @specialized(where Value == Float)
  @specialized(where Value == Int64)
  @specialized(where Value == Int32)
  func forEachRun(in range: Range<Int>, _ body: (Run) -> Void) {
    pyramid.values.withUnsafeBufferPointer { values in
      var run = StretchExtremes<Value>(at: range.lowerBound)
      func end(before index: Int, next: Int) {
        if !run.isEmpty {
          body(Run(range: run.start..<index, lowest: run.lowest, highest: run.highest))
        }
        run = StretchExtremes(at: next)
      }
      func scan(_ stretch: Range<Int>) {
        for index in stretch {
          if values[index].isGap {
            end(before: index, next: index + 1)
          } else {
            run.take(values, lowest: index, highest: index)
          }
        }
      }
      pyramid.visit(
        range,
        scan: scan,
        take: { node, range in
          if node.isGap {
            end(before: range.lowerBound, next: range.upperBound)
          } else {
            run.take(node, from: range.lowerBound)
          }
        })
      end(before: range.upperBound, next: range.upperBound)
    }
  }
}
