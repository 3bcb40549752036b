import Foundation

/// The lower and upper values of bars and areas along the axis on which they extend.
package struct MarkStacks {
  /// The ends of the marks of one batch.
  package struct Ends {
    package var start: ContiguousArray<Double>
    package var end: ContiguousArray<Double>
    /// Whether a mark is the last one of its stack, whose end has round corners.
    package var isOutermost: [Bool]
  }

  private struct Key: Hashable {
    let kind: MarkKind
    let isVertical: Bool
    let position: Double
    let group: Double
    let mask: Int
  }

  private struct Stack {
    var positive = 0.0
    var negative = 0.0
    var total = 0.0
    var lastPositive: (batch: Int, mark: Int)?
    var lastNegative: (batch: Int, mark: Int)?
  }

  /// The ends of the marks by the indices of their batches.
  package private(set) var ends: [Int: Ends] = [:]

  /// Stacks the bars and areas of a chart.
  ///
  /// - Parameters:
  ///   - batches: The batches.
  ///   - isVertical: Whether the marks of a batch extend along the Y axis.
  /// - Complexity: O(*n*) for *n* marks.
  init(_ batches: [MarkBatch], isVertical: (MarkBatch) -> Bool) {
    var stacks: [Key: Stack] = [:]
    let stacked = batches.indices.filter { index in
      let batch = batches[index]
      guard batch.form.kind == .bar || batch.form.kind == .area else { return false }
      return (isVertical(batch) ? batch.form.y : batch.form.x) == .value
    }
    if stacked.count == 1, let number = stacked.first,
      let ends = Self.single(batches[number], isVertical(batches[number]))
    {
      self.ends[number] = ends
      return
    }
    func forEach(_ body: (Int, Int, Double, inout Stack) -> Void) {
      for number in stacked {
        let batch = batches[number]
        let vertical = isVertical(batch)
        let (values, positions) = vertical ? (batch.y, batch.x) : (batch.x, batch.y)
        for mark in 0..<batch.count where values.start[mark].isFinite {
          let position = positions.start.isEmpty ? 0 : positions.start[mark]
          guard !position.isNaN else { continue }
          let key = Key(
            kind: batch.form.kind, isVertical: vertical, position: position,
            group: batch.code(.position, mark) ?? -1, mask: batch.settings.mask)
          body(number, mark, values.start[mark], &stacks[key, default: Stack()])
        }
      }
    }
    forEach { _, _, value, stack in stack.total += abs(value) }
    for number in stacked {
      let batch = batches[number]
      let gaps = ContiguousArray<Double>(repeating: .nan, count: batch.count)
      ends[number] = Ends(
        start: gaps, end: gaps, isOutermost: Array(repeating: false, count: batch.count))
    }
    forEach { number, mark, value, stack in
      var start = 0.0
      var end = value
      let stacking = batches[number].form.stacking
      switch stacking.kind {
      case .unstacked: ends[number]?.isOutermost[mark] = true
      case .standard, .center, .normalized:
        start = value < 0 ? stack.negative : stack.positive
        end = start + value
        if value < 0 {
          stack.negative = end
          stack.lastNegative = (number, mark)
        } else {
          stack.positive = end
          if value > 0 { stack.lastPositive = (number, mark) }
        }
        if stacking == .normalized {
          let total = stack.total > 0 ? stack.total : 1
          (start, end) = (start / total, end / total)
        } else if stacking == .center {
          (start, end) = (start - stack.total / 2, end - stack.total / 2)
        }
      }
      ends[number]?.start[mark] = start
      ends[number]?.end[mark] = end
    }
    for stack in stacks.values {
      for last in [stack.lastPositive, stack.lastNegative] {
        if let last { ends[last.batch]?.isOutermost[last.mark] = true }
      }
    }
  }

  /// Returns the ends of marks at ascending positions, each of which is a stack; `nil` for other marks.
  private static func single(_ batch: MarkBatch, _ isVertical: Bool) -> Ends? {
    let (values, positions) =
      isVertical ? (batch.y.start, batch.x.start) : (batch.x.start, batch.y.start)
    let isAscending = zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 }
    guard isAscending, positions.count == values.count, positions.first?.isNaN != true,
      batch.form.stacking == .standard || batch.form.stacking == .unstacked
    else { return nil }
    return Ends(
      start: ContiguousArray(values.lazy.map { $0.isFinite ? 0 : .nan }),
      end: ContiguousArray(values.lazy.map { $0.isFinite ? $0 : .nan }),
      isOutermost: values.map { $0 != 0 || batch.form.stacking == .unstacked })
  }
}
