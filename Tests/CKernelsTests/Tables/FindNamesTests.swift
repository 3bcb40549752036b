import CKernels
import Testing

@Suite("ck_find_names")
struct FindNamesTests {
  private func slot(_ name: String, of count: Int) -> Int {
    Int(truncatingIfNeeded: ck_name_hash(Array(name.utf8), name.utf8.count)) & (count - 1)
  }

  /// The indices that the kernel finds for the parts of a text between commas.
  private func find(_ text: String, in names: [String], quoted: Set<Int> = []) -> [Int32] {
    var slots = [Int32](repeating: -1, count: 4)
    for (index, name) in names.enumerated() {
      var slot = slot(name, of: 4)
      while slots[slot] >= 0 { slot = (slot + 1) & 3 }
      slots[slot] = Int32(index)
    }
    var start = 0
    let cells = text.split(separator: ",", omittingEmptySubsequences: false).enumerated().map {
      index, part in
      defer { start += part.utf8.count + 1 }
      return ck_text_cell(
        start: start, count: UInt32(part.utf8.count), has_quotes: quoted.contains(index))
    }
    let ends = names.indices.map { names[...$0].joined().utf8.count }
    var indices = [Int32](repeating: -2, count: cells.count)
    let bytes = Array(names.joined().utf8)
    let count = slots.withUnsafeBufferPointer { slots in
      bytes.withUnsafeBufferPointer { bytes in
        ends.withUnsafeBufferPointer { ends in
          let table = ck_names(
            slots: slots.baseAddress, slot_count: 4, bytes: bytes.baseAddress,
            ends: ends.baseAddress)
          return ck_find_names(Array(text.utf8), cells, cells.count, table, &indices)
        }
      }
    }
    return Array(indices[..<count])
  }

  @Test("finds names up to the first unknown or quoted one")
  func found() {
    let names = ["north", "a long name of more than eight bytes"]
    #expect(find("north, \(names[1])\t,,north,  ,west,north", in: names) == [0, 1, -1, 0, -1])
    #expect(find("north,north,north", in: names, quoted: [2]) == [0, 0])
    #expect(find("north", in: []) == [])
  }

  @Test("tells apart names that share a slot, also around the end of the table")
  func collisions() {
    let names = Array(
      (0...).lazy.map { "name \($0)" }.filter { slot($0, of: 4) == 3 }.prefix(3))
    let (first, second, third) = (names[0], names[1], names[2])
    #expect(find("\(second),\(first),\(third)", in: [first, second]) == [1, 0])
  }

  @Test("names that differ in their length or in a late byte have different hashes")
  func hashes() {
    let names = ["", "a", "a\0", "abcdefgh", "abcdefgi", "abcdefghi", "abcdefghj", "babcdefgh"]
    #expect(Set(names.map { ck_name_hash(Array($0.utf8), $0.utf8.count) }).count == names.count)
  }
}
