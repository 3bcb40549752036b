import Decimation
import Testing

@Suite("KernelPositions")
struct KernelPositionsTests {
  /// Describes the form of positions, with those in memory.
  private func form<X: Coordinate>(_ positions: Positions<X>) -> String {
    positions.withKernelPositions { kernel in
      switch kernel {
      case .indices: "indices"
      case .doubles(let x): "\((0..<(positions.count ?? 0)).map { x[$0] })"
      case .longs(let x): "\((0..<(positions.count ?? 0)).map { x[$0] })"
      }
    }
  }

  @Test("positions with a fixed step are indices, others are numbers of their type")
  func forms() throws {
    #expect(form(Positions<Double>.indices) == "indices")
    #expect(form(try Positions(start: Int64(5), step: 7)) == "indices")
    #expect(form(try Positions(ascending: [1.0, 3, 5])) == "indices")
    #expect(form(try Positions(ascending: [1.0, 3, 6])) == "[1.0, 3.0, 6.0]")
    #expect(form(try Positions(ascending: [2, 2, 9] as ContiguousArray<Int64>)) == "[2, 2, 9]")
    #expect(form(try Positions(ascending: [4.0])) == "[4.0]")
  }

  @Test("distances are scaled and do not overflow")
  func distances() {
    #expect(KernelPositions.indices.distance(from: 3, to: 10, scale: 0.5) == 3.5)
    let most = Double.greatestFiniteMagnitude
    [-most, 0, most].withUnsafeBufferPointer { x in
      guard let x = x.baseAddress else { return }
      #expect(KernelPositions.doubles(x).distance(from: 0, to: 2, scale: 0.25) == most / 2)
      #expect(KernelPositions.doubles(x).distance(from: 1, to: 1, scale: 1) == 0)
    }
    [Int64.min, -1, .max].withUnsafeBufferPointer { x in
      guard let x = x.baseAddress else { return }
      #expect(KernelPositions.longs(x).distance(from: 0, to: 2, scale: 1) == 0x1p64)
      #expect(KernelPositions.longs(x).distance(from: 1, to: 2, scale: 0.5) == 0x1p62)
      #expect(KernelPositions.longs(x).distance(from: 2, to: 2, scale: 1) == 0)
    }
  }
}
