import CKernels

/// The distinct names of a column, in the order of their first occurrence.
///
/// Names are compared by their bytes, so that a cell becomes a string only once.
struct NameTable {
  private(set) var names: [String] = []
  /// The bytes of the names, one after the other.
  private var bytes: ContiguousArray<UInt8> = []
  /// The ends of the names in `bytes`.
  private var ends: ContiguousArray<Int> = []
  /// The hashes of the names.
  private var hashes: ContiguousArray<UInt64> = []
  /// An open hash table of indices, a power of two in size and at most half full; -1 for free places.
  private var slots: ContiguousArray<Int32> = ContiguousArray(repeating: -1, count: 16)

  /// Returns the index of a name, which is added if it is new.
  ///
  /// - Complexity: O(*n*) for *n* bytes, on average.
  mutating func index(of name: UnsafeBufferPointer<UInt8>) -> Int32 {
    let hash = name.baseAddress.map { ck_name_hash($0, name.count) } ?? 0
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = slots[slot]
      if isEqual(name, Int(index)) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    let index = Int32(names.count)
    slots[slot] = index
    names.append(String(decoding: name, as: UTF8.self))
    bytes.append(contentsOf: name)
    ends.append(bytes.count)
    hashes.append(hash)
    if 2 * names.count > slots.count { grow() }
    return index
  }

  /// Appends the indices of cells, up to the first one whose name is new or has doubled quotation marks.
  ///
  /// - Parameters:
  ///   - cells: The cells; surrounding spaces are ignored, and empty cells have the index -1.
  ///   - text: The text of the cells.
  ///   - indices: The indices.
  /// - Returns: The number of indices that were appended.
  /// - Complexity: O(*n*) for *n* bytes, on average.
  func appendIndices(
    of cells: UnsafeBufferPointer<ck_text_cell>, in text: UnsafePointer<UInt8>,
    to indices: inout ContiguousArray<Int32>
  ) -> Int {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: cells.count) { found in
      guard let first = cells.baseAddress, let start = found.baseAddress else { return 0 }
      let count = slots.withUnsafeBufferPointer { slots in
        bytes.withUnsafeBufferPointer { bytes in
          ends.withUnsafeBufferPointer { ends in
            let names = ck_names(
              slots: slots.baseAddress, slot_count: slots.count, bytes: bytes.baseAddress,
              ends: ends.baseAddress)
            return ck_find_names(text, first, cells.count, names, start)
          }
        }
      }
      indices.append(contentsOf: found[..<count])
      return count
    }
  }

  private func isEqual(_ name: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]].elementsEqual(name)
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: -1, count: 2 * slots.count)
    for index in names.indices {
      var slot = Int(truncatingIfNeeded: hashes[index]) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }
}
