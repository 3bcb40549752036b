/// The order in which the batches of a chart are drawn.
///
/// Batches are drawn in the order of the data. In an outermost `ForEach` with lines or areas among other marks, they
/// are drawn in the order of its statements: a line is as a whole in front of the bars of all elements if its
/// statement follows theirs. In the order of the data, the line would be behind all of these bars but the first one.
/// The marks in front of the first line or area of the `ForEach` stay in the order of the data among themselves.
struct DrawingOrder {
  /// The place of a batch in a `ForEach`.
  struct Origin {
    /// The number of the outermost `ForEach`.
    let run: Int
    /// The numbers of the statements and branches around the marks, from the outermost one.
    let path: [Int]
  }

  /// The places by the numbers of the batches; empty if both orders are equal.
  private var places: [Int] = []

  /// Determines the order.
  ///
  /// - Parameters:
  ///   - batches: The batches.
  ///   - origins: The places of the batches in `ForEach`; `nil` for those outside of all of them.
  /// - Complexity: O(*n* + *p* log *p*) for *n* batches of *p* statements; O(*n*) without lines and areas.
  init(_ batches: [MarkBatch], origins: [Origin?]) {
    guard batches.contains(where: { $0.form.kind.isSeries }) else { return }
    var runs: [Int: [Int]] = [:]
    for (number, origin) in origins.enumerated() {
      if let origin { runs[origin.run, default: []].append(number) }
    }
    for numbers in runs.values where Self.areMixed(numbers, in: batches) {
      let statements = Dictionary(grouping: numbers) { origins[$0]?.path ?? [] }
      let sorted = statements.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap(\.value)
      guard sorted != numbers else { continue }
      if places.isEmpty { places = Array(batches.indices) }
      for (place, number) in zip(numbers, sorted) { places[number] = place }
    }
  }

  /// Returns whether some batches have lines or areas and other marks.
  private static func areMixed(_ numbers: [Int], in batches: [MarkBatch]) -> Bool {
    let series = numbers.count { batches[$0].form.kind.isSeries }
    return series > 0 && series < numbers.count
  }

  /// Returns the place of a batch, or of the end for the number of batches.
  func place(of number: Int) -> Int { places.indices.contains(number) ? places[number] : number }
}
