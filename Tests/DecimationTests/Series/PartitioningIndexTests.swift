import Decimation
import Testing

@Suite("PartitioningIndex")
struct PartitioningIndexTests {
  @Test("is the first index of the second part, wherever that begins")
  func everyCut() {
    for count in 0...40 {
      for start in [0, -7, Int.min, Int.max - count] {
        let range = start..<start + count
        for cut in start...start + count {
          #expect(range.partitioningIndex { $0 >= cut } == cut)
        }
      }
    }
  }

  @Test("looks at each index at most once, and at no more than the logarithm of their number")
  func calls() {
    for count in [0, 1, 2, 3, 1_000, 1 << 40] {
      for cut in [0, count / 3, count - 1, count] {
        var seen: [Int] = []
        _ = (0..<count).partitioningIndex {
          seen.append($0)
          return $0 >= cut
        }
        #expect(Set(seen).count == seen.count && seen.allSatisfy((0..<count).contains))
        #expect(seen.count <= Int.bitWidth - count.leadingZeroBitCount)
      }
    }
  }
}
