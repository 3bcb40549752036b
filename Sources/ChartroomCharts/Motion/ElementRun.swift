import Decimation

/// The marks of the elements of a `ForEach`, by whose ids an animation recognises them.
///
/// The ids are read when an animation begins, so that a chart without animations takes no time for them.
struct ElementRun {
  /// The number of marks in front of those of the elements.
  let start: Int
  /// The numbers of the statements and branches around the `ForEach`, from the outermost one.
  let parts: [Int]
  /// The number of marks up to the end of the elements.
  private(set) var end: Int
  /// The number of elements.
  private(set) var count = 0
  /// The number of marks of each element, if they are equal.
  private var each = 0
  /// The number of marks up to the end of each element; empty if they have equal numbers of marks.
  private var ends: [Int] = []
  /// Returns the ids of the elements.
  var ids: () -> [AnyHashable] = { [] }

  init(start: Int, parts: [Int]) {
    self.start = start
    self.parts = parts
    end = start
  }

  /// Adds an element whose marks end at a place.
  mutating func endElement(at place: Int) {
    if count == 0 { each = place - start }
    if ends.isEmpty, place - end != each { ends = (0..<count).map { start + ($0 + 1) * each } }
    if !ends.isEmpty { ends.append(place) }
    end = place
    count += 1
  }

  /// Returns the places of the marks of an element.
  func marks(of element: Int) -> Range<Int> {
    guard !ends.isEmpty else { return start + element * each..<start + (element + 1) * each }
    return (element == 0 ? start : ends[element - 1])..<ends[element]
  }
}

extension [ElementRun] {
  /// Returns the ids of the elements that marks belong to.
  ///
  /// The inner runs are before the outer ones.
  ///
  /// - Parameter marks: The numbers of the marks in front of each one, ascending.
  /// - Returns: The ids for each mark, from the outermost one, each after the numbers of all statements and branches
  ///   around its `ForEach`.
  /// - Complexity: O(*n*) for *n* marks and elements of runs with some of the marks.
  func paths(of marks: [Int]) -> [[AnyHashable]] {
    var paths: [[AnyHashable]] = Array<[AnyHashable]>(repeating: [], count: marks.count)
    for run in reversed() {
      var next = marks.indices.partitioningIndex { marks[$0] >= run.start }
      guard next < marks.count, marks[next] < run.end else { continue }
      for (element, id) in zip(0..<run.count, run.ids()) {
        let (first, end) = (next, run.marks(of: element).upperBound)
        while next < marks.count, marks[next] < end { next += 1 }
        guard first < next else { continue }
        let path = paths[first] + [run.parts, id]
        for place in first..<next { paths[place] = path }
      }
    }
    return paths
  }
}
