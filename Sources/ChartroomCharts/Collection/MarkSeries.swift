import ChartScales
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
  /// The marks with symbols, and the index of the position of the first one of each range.
  private(set) var symbols: [(batch: Int, marks: Range<Int>, position: Int)] = []

  /// The codes by which marks are divided into lines and areas; -1 for none.
  struct Key: Hashable {
    let kind: MarkKind
    let series: Double
    let style: Double
    let line: Double
    let symbol: Double
    let mask: Int
  }

  /// The codes of a batch by which its marks are divided.
  ///
  /// They are separate, because reading them from a batch would retain its columns for each mark.
  private struct Codes {
    let series: ContiguousArray<Double>
    let style: MarkCodes
    let line: MarkCodes
    let symbol: MarkCodes

    init(_ batch: MarkBatch) {
      series = batch.series
      let none = MarkCodes(common: .nan)
      style = batch.code(.foregroundStyle) ?? none
      line = batch.code(.lineStyle) ?? none
      symbol = batch.code(.symbol) ?? none
    }

    private static func code(_ codes: MarkCodes, _ mark: Int) -> Double {
      let code = codes[mark]
      return code.isNaN ? -1 : code
    }

    /// Returns whether two marks belong to one line or area.
    func areEqual(_ mark: Int, _ other: Int) -> Bool {
      if !series.isEmpty {
        guard series[mark] == series[other] else { return false }
        // Marks of an explicit series form one line, regardless of their styles.
        if series[mark] >= 0 { return true }
      }
      return Self.code(style, mark) == Self.code(style, other)
        && Self.code(line, mark) == Self.code(line, other)
        && Self.code(symbol, mark) == Self.code(symbol, other)
    }

    func key(of mark: Int, in batch: MarkBatch) -> Key {
      let series = series.isEmpty ? -1 : series[mark]
      let isNamed = series >= 0
      return Key(
        kind: batch.form.kind, series: series, style: isNamed ? -1 : Self.code(style, mark),
        line: isNamed ? -1 : Self.code(line, mark), symbol: isNamed ? -1 : Self.code(symbol, mark),
        mask: batch.settings.mask)
    }
  }

  /// Groups the marks of lines and areas.
  ///
  /// - Parameters:
  ///   - batches: The marks.
  ///   - stacks: The ends of stacked areas.
  ///   - scales: The scales, on which points of lines are in the middles of intervals.
  ///   - isVertical: Returns whether the values of a batch are on the Y axis.
  /// - Returns: The lines and areas in the order of their first marks.
  /// - Complexity: O(*n*) for *n* marks.
  static func all(
    in batches: [MarkBatch], stacks: MarkStacks, scales: (x: PositionScale, y: PositionScale),
    isVertical: (MarkBatch) -> Bool
  ) -> [MarkSeries] {
    var places: [Key: Int] = [:]
    var found: [MarkSeries] = []
    forEachRun(in: batches) { key, batch, marks in
      let vertical = isVertical(batch)
      let (positions, values) = vertical ? (batch.x, batch.y) : (batch.y, batch.x)
      let place = places[key] ?? found.count
      if place == found.count {
        places[key] = place
        found.append(
          MarkSeries(
            first: (batch.number, marks.lowerBound), kind: batch.form.kind, isVertical: vertical))
      }
      if batch.settings.symbol != nil || batch.code(.symbol) != nil {
        found[place].addSymbols(of: marks, in: batch.number)
      }
      let (along, across) = vertical ? scales : (scales.y, scales.x)
      found[place].append(
        positions.middles(marks, on: along), marks, values, across, stacks.ends[batch.number])
    }
    return found
  }

  /// Calls a closure with the consecutive marks of lines and areas that belong to one series.
  static func forEachRun(
    in batches: [MarkBatch], _ body: (Key, MarkBatch, Range<Int>) -> Void
  ) {
    for batch in batches where batch.form.kind.isSeries {
      guard !batch.x.start.isEmpty, !batch.y.start.isEmpty else { continue }
      let codes = Codes(batch)
      var start = 0
      while start < batch.count {
        var end = batch.isOneSeries ? batch.count : start + 1
        while end < batch.count, codes.areEqual(start, end) { end += 1 }
        body(codes.key(of: start, in: batch), batch, start..<end)
        start = end
      }
    }
  }

  /// Adds marks with symbols, whose positions follow.
  private mutating func addSymbols(of marks: Range<Int>, in batch: Int) {
    guard kind == .line else { return }
    let isNext = symbols.last.map { last in
      last.batch == batch && last.marks.upperBound == marks.lowerBound
        && last.position + last.marks.count == positions.count
    }
    if isNext == true, let last = symbols.popLast() {
      symbols.append((batch, last.marks.lowerBound..<marks.upperBound, last.position))
    } else {
      symbols.append((batch, marks, positions.count))
    }
  }

  private mutating func append(
    _ positions: ContiguousArray<Double>, _ range: Range<Int>, _ values: MarkBatch.Column,
    _ scale: PositionScale, _ stacked: MarkStacks.Ends?
  ) {
    func append(
      _ more: ContiguousArray<Double>,
      to column: WritableKeyPath<MarkSeries, ContiguousArray<Double>>
    ) {
      if self[keyPath: column].isEmpty {
        self[keyPath: column] = more
      } else {
        self[keyPath: column].append(contentsOf: more)
      }
    }
    append(positions, to: \.positions)
    guard kind == .area else { return append(values.middles(range, on: scale), to: \.starts) }
    let starts = stacked?.start ?? values.start
    append(ContiguousArray(starts[range]), to: \.starts)
    let ends = stacked?.end ?? (values.end.isEmpty ? values.start : values.end)
    append(ContiguousArray(ends[range]), to: \.ends)
  }
}
