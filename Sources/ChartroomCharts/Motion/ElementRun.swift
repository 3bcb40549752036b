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
