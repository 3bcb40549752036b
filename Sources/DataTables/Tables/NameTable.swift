/// The distinct names of a column, in the order of their first occurrence.
///
/// Names are compared by their bytes, so that a cell becomes a string only once.
struct NameTable {
  private(set) var names: [String] = []
  /// The bytes of the names, one after the other.
  private var bytes: ContiguousArray<UInt8> = []
  /// The ends of the names in `bytes`.
  private var ends: ContiguousArray<Int> = []
  /// An open hash table of indices, a power of two in size and at most half full; -1 for free places.
  private var slots: ContiguousArray<Int32> = ContiguousArray(repeating: -1, count: 16)
  private var last = -1

  /// Returns the index of a name, which is added if it is new.
  ///
  /// - Complexity: O(*n*) for *n* bytes, on average.
  mutating func index(of name: UnsafeBufferPointer<UInt8>) -> Int32 {
    // Equal names often follow one another.
    if last >= 0, isEqual(name, last) { return Int32(last) }
    var slot = Int(truncatingIfNeeded: Self.hash(name)) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if isEqual(name, index) {
        last = index
        return Int32(index)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    last = names.count
    slots[slot] = Int32(last)
    names.append(String(decoding: name, as: UTF8.self))
    bytes.append(contentsOf: name)
    ends.append(bytes.count)
    if 2 * names.count > slots.count { grow() }
    return Int32(last)
  }

  private func bytes(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  @inline(__always)
  private func isEqual(_ name: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    let range = bytes(of: index)
    guard range.count == name.count else { return false }
    for place in 0..<name.count where bytes[range.lowerBound + place] != name[place] {
      return false
    }
    return true
  }

  /// The hash function FNV-1a.
  private static func hash(_ name: some Sequence<UInt8>) -> UInt64 {
    let hash = name.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return hash ^ hash >> 32
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: -1, count: 2 * slots.count)
    for index in names.indices {
      var slot =
        Int(truncatingIfNeeded: Self.hash(bytes[bytes(of: index)])) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }
}
