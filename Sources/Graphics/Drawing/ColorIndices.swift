/// The indices of colours in a list, in a hash table with open addressing.
///
/// A heat map has a colour for each cell. A dictionary spends most of its time on hashing, because its hash function
/// resists attacks. Here, colours that are chosen to collide make a search as slow as a linear one.
struct ColorIndices {
  /// The bits of the components of a colour, with opacity 0...1.
  private typealias Key = SIMD2<UInt64>

  /// The colours with their indices, which are `UInt32.max` in free slots.
  ///
  /// The count is 0 or a power of two.
  private var slots: ContiguousArray<(key: Key, index: UInt32)> = []
  private var count = 0

  /// Returns the index of a colour, which is added if it is new.
  ///
  /// Components are compared by their bits, except that 0 and -0 are equal.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - index: The index of a new colour, below `UInt32.max`.
  /// - Returns: The index of the colour: `index` if it is new.
  /// - Complexity: O(1), amortised.
  mutating func index(of color: Color.Resolved, ifNew index: UInt32) -> UInt32 {
    if 2 * count >= slots.count { grow() }
    let key = Self.key(color)
    let slot = slot(of: key)
    guard slots[slot].index == .max else { return slots[slot].index }
    slots[slot] = (key, index)
    count += 1
    return index
  }

  /// Returns the slot of a colour, or the free one in which it belongs.
  private func slot(of key: Key) -> Int {
    // The upper bits of a product depend on all bits of its factor.
    let hash = (key.x ^ key.y &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
    var slot = Int(truncatingIfNeeded: (hash ^ hash >> 32) >> 16) & (slots.count - 1)
    while slots[slot].index != .max, slots[slot].key != key {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(
      repeating: (Key(), UInt32.max), count: max(2 * old.count, 16))
    for (key, index) in old where index != .max { slots[slot(of: key)] = (key, index) }
  }

  private static func key(_ color: Color.Resolved) -> Key {
    // The sum of -0 and 0 is 0.
    func bits(_ value: Float) -> UInt64 { UInt64((value + 0).bitPattern) }
    return Key(
      bits(color.red) | bits(color.green) << 32, bits(color.blue) | bits(color.opacity) << 32)
  }
}
