public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets from the start.
  ///
  /// - Parameter offsets: The offsets; those that are not less than the number of elements have no effect.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.intersection(IndexSet(integersIn: 0..<count)).reversed() {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets from the start, in their order, in front of the element at another offset.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements to move, all of them less than the number of elements.
  ///   - destination: The offset before the move; the number of elements selects the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let others = elements.indices.filter { !source.contains($0) }
    let order = others.filter { $0 < destination } + source + others.filter { $0 >= destination }
    for (place, offset) in zip(Array(indices), order) { self[place] = elements[offset] }
  }
}
