/// The marks and the lines and areas of one state of a chart in another one.
struct MarkMatch {
  /// The places of the marks in the other state by the indices of batches and marks; empty for batches whose marks have
  /// no identities.
  let places: [[MarkIndex.Place?]]
  /// The places of the lines and areas in the other state.
  let series: [Int?]
  /// The place of the last sector before each one that the other state has, by the indices of batches and marks; empty
  /// for batches of other marks.
  private let placesBefore: [[MarkIndex.Place?]]

  /// - Complexity: O(*n*) for *n* marks of both states.
  init(_ own: ChartModel, _ other: ChartModel) {
    let known = other.index.places
    places = own.index.keys.map { keys in keys.map { $0.flatMap { known[$0] } } }
    let names = other.seriesIndex.places
    series = own.seriesIndex.names.map { $0.flatMap { names[$0] } }
    placesBefore = zip(own.batches, places).map { batch, places in
      guard batch.form.kind == .sector else { return [] }
      var last: MarkIndex.Place?
      return places.map { place in
        defer { last = place ?? last }
        return last
      }
    }
  }

  /// Returns the place of the last sector before one of the own state that the other state has.
  func placeBefore(_ batch: Int, _ mark: Int) -> MarkIndex.Place? {
    placesBefore[batch].isEmpty ? nil : placesBefore[batch][mark]
  }
}
