/// The order in which the batches of a chart are drawn.
///
/// Batches are drawn in the order of the data. In a `ForEach` with lines or areas among other marks, they are drawn in
/// the order of its statements: a line is as a whole in front of the bars of all elements if its statement follows
/// theirs. In the order of the data, the line would be behind the bars of all elements but the first one.
struct DrawingOrder {
  /// The place of a batch in a `ForEach`.
  struct Origin {
    /// The number of the innermost `ForEach`.
    let run: Int
    /// The numbers of the statements and branches around the first mark, from the outermost one.
    let parts: [Int]
  }

  /// The places by the numbers of the batches; empty if both orders are equal.
  private var places: [Int] = []

  /// Determines the order.
  ///
  /// - Parameters:
  ///   - batches: The batches.
  ///   - origins: The places of the batches in `ForEach`; `nil` for those outside of all of them.
  /// - Complexity: O(*n* log *n*) for *n* batches.
  init(_ batches: [MarkBatch], origins: [Origin?]) {
    let runs = Dictionary(grouping: batches.indices.filter { origins[$0] != nil }) {
      origins[$0]?.run
    }
    for numbers in runs.values where Self.areMixed(numbers, in: batches) {
      let sorted = numbers.sorted { left, right in
        let (first, second) = (origins[left]?.parts ?? [], origins[right]?.parts ?? [])
        return first == second ? left < right : first.lexicographicallyPrecedes(second)
      }
      guard sorted != numbers else { continue }
      if places.isEmpty { places = Array(batches.indices) }
      for (place, number) in zip(numbers, sorted) { places[number] = place }
    }
  }

  /// Returns whether some batches have lines or areas and other marks.
  private static func areMixed(_ numbers: [Int], in batches: [MarkBatch]) -> Bool {
    let lines = numbers.count { [.line, .area].contains(batches[$0].form.kind) }
    return lines > 0 && lines < numbers.count
  }

  /// Returns the place of a batch.
  func place(of number: Int) -> Int { places.isEmpty ? number : places[number] }
}
