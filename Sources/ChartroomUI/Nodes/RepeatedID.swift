/// The identity of an element whose id an earlier element of the same collection has too.
struct RepeatedID<ID: Hashable>: Hashable {
  let id: ID
  /// The number of earlier elements with the id, from 1.
  let occurrence: Int
}

/// The number of occurrences of each id in a collection.
struct IDOccurrences<ID: Hashable> {
  private var known: Set<ID> = []
  private var repeats: [ID: Int] = [:]

  /// Counts an id.
  ///
  /// - Returns: The identity of its element; `nil` if the id occurs for the first time, so that it is the identity.
  mutating func add(_ id: ID) -> RepeatedID<ID>? {
    guard !known.insert(id).inserted else { return nil }
    repeats[id, default: 0] += 1
    return RepeatedID(id: id, occurrence: repeats[id, default: 1])
  }
}

/// An id of our own around the id of an app's element.
protocol DerivedID {
  var original: AnyHashable { get }
}

extension RepeatedID: DerivedID {
  var original: AnyHashable { AnyHashable(id) }
}

extension Subview.ID: DerivedID {
  var original: AnyHashable { row }
}

extension SectionConfiguration.ID: DerivedID {
  var original: AnyHashable { row }
}

extension StageCore {
  /// Records an id that several elements of a `ForEach` have.
  func addRepeatedID(_ id: AnyHashable) {
    var id = id
    while let derived = id.base as? any DerivedID { id = derived.original }
    named.repeatedIDs.insert("\(id)")
  }
}

extension Stage {
  /// The ids that several elements of one `ForEach` have, among those displayed so far, in ascending order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* ids.
  public var repeatedIDs: [String] { core.named.repeatedIDs.sorted() }
}
