/// Elements with deadlines, of which the one with the earliest deadline is removed first.
///
/// Elements with equal deadlines are removed in the order in which they were added.
package struct DeadlineQueue<Deadline: Comparable, Element> {
  /// A place in the heap.
  private struct Entry {
    let deadline: Deadline
    /// The number of elements that were added before.
    let order: Int
    let id: Int

    func precedes(_ other: Entry) -> Bool {
      if deadline < other.deadline { return true }
      return order < other.order && !(other.deadline < deadline)
    }
  }

  /// A binary heap: no entry precedes its parent.
  ///
  /// Entries of removed elements stay until they are first, or until they are more than half of the heap.
  private var heap: [Entry] = []
  private var elements: [Int: Element] = [:]
  private var addedCount = 0

  package init() {}

  /// The number of elements.
  package var count: Int { elements.count }

  /// The earliest deadline; `nil` without elements.
  package var firstDeadline: Deadline? { heap.first?.deadline }

  /// Adds an element.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - deadline: Its deadline.
  ///   - id: A number that no other element has had. A removed element can be added again with its number.
  /// - Complexity: O(log *n*) for *n* elements.
  package mutating func add(_ element: Element, at deadline: Deadline, id: Int) {
    elements[id] = element
    heap.append(Entry(deadline: deadline, order: addedCount, id: id))
    addedCount += 1
    moveUp(heap.count - 1)
  }

  /// Removes the element with the earliest deadline.
  ///
  /// - Returns: The element with its deadline and its number; `nil` if there are no elements.
  /// - Complexity: O(log *n*) for *n* elements.
  package mutating func removeFirst() -> (element: Element, deadline: Deadline, id: Int)? {
    guard let first = heap.first, let element = elements.removeValue(forKey: first.id) else {
      return nil
    }
    removeOutdated()
    return (element, first.deadline, first.id)
  }

  /// Removes an element.
  ///
  /// - Parameter id: The number with which it was added.
  /// - Returns: The element; `nil` if it was removed before.
  /// - Complexity: O(log *n*) for *n* elements, on average.
  @discardableResult
  package mutating func remove(_ id: Int) -> Element? {
    guard let element = elements.removeValue(forKey: id) else { return nil }
    removeOutdated()
    return element
  }

  /// Removes the entries of removed elements at the beginning of the heap, and all of them if they are the majority.
  private mutating func removeOutdated() {
    if heap.count > 2 * elements.count + Self.mostOutdated {
      heap.removeAll { elements[$0.id] == nil }
      for index in heap.indices.prefix(heap.count / 2).reversed() { moveDown(index) }
    }
    while let first = heap.first, elements[first.id] == nil {
      heap.swapAt(0, heap.count - 1)
      heap.removeLast()
      moveDown(0)
    }
  }

  /// The number of entries of removed elements that are always tolerated.
  private static var mostOutdated: Int { 16 }

  private mutating func moveUp(_ index: Int) {
    var index = index
    while index > 0, heap[index].precedes(heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private mutating func moveDown(_ index: Int) {
    var index = index
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && heap[child].precedes(heap[first]) { first = child }
      guard first != index else { return }
      heap.swapAt(index, first)
      index = first
    }
  }
}
