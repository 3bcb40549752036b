import Foundation

/// The marks that one line or area joins, in the order of the data.
struct MarkSeries {
  /// The batch and the index of the first mark, which gives the line its style.
  let first: (batch: Int, mark: Int)
  let kind: MarkKind
  let isVertical: Bool
  /// The codes along the axis of the positions.
  private(set) var positions: ContiguousArray<Double> = []
  /// The codes of the values: those of lines, and of the first edges of areas.
  private(set) var starts: ContiguousArray<Double> = []
  /// The codes of the second edges of areas.
  private(set) var ends: ContiguousArray<Double> = []

  private struct Key: Hashable {
    let kind: MarkKind
    let series: Double
    let style: Double
    let line: Double
    let symbol: Double
    let mask: Int
  }

  /// Groups the marks of lines and areas.
  ///
  /// - Complexity: O(*n*) for *n* marks.
  static func all(
    in batches: [MarkBatch], stacks: MarkStacks, isVertical: (MarkBatch) -> Bool
  ) -> [MarkSeries] {
    var places: [Key: Int] = [:]
    var found: [MarkSeries] = []
    for (number, batch) in batches.enumerated()
    where batch.form.kind == .line || batch.form.kind == .area {
      let vertical = isVertical(batch)
      let (positions, values) = vertical ? (batch.x, batch.y) : (batch.y, batch.x)
      let stacked = stacks.ends[number]
      guard !positions.start.isEmpty, !values.start.isEmpty else { continue }
      for mark in 0..<batch.count {
        let series = batch.series[mark]
        // Marks of an explicit series form one line, regardless of their styles.
        let isNamed = series >= 0
        let key = Key(
          kind: batch.form.kind, series: series,
          style: isNamed ? -1 : batch.code(.foregroundStyle, mark) ?? -1,
          line: isNamed ? -1 : batch.code(.lineStyle, mark) ?? -1,
          symbol: isNamed ? -1 : batch.code(.symbol, mark) ?? -1, mask: batch.settings.mask)
        let place = places[key] ?? found.count
        if place == found.count {
          places[key] = place
          found.append(
            MarkSeries(first: (number, mark), kind: batch.form.kind, isVertical: vertical))
        }
        found[place].positions.append(positions.middle(mark))
        if batch.form.kind == .line {
          found[place].starts.append(values.middle(mark))
        } else {
          found[place].starts.append(stacked?.start[mark] ?? values.start[mark])
          found[place].ends.append(
            stacked?.end[mark] ?? (values.end.isEmpty ? values.start[mark] : values.end[mark]))
        }
      }
    }
    return found
  }
}
