import CKernels
import TestSupport
import Testing

@Suite("strip coverage")
struct ResolveStripTests {
  private static let width = Int(ck_strip)
  private static let full = 256 * Int(ck_fine_lanes)

  private var kernels: [ck_resolve_strip] { everyWidth(ck_resolve_strip_for) }

  private func resolve(_ kernel: ck_resolve_strip, _ changes: inout [Int16]) -> [UInt8] {
    var bytes = [UInt8](repeating: 9, count: changes.count)
    kernel(&changes, changes.count / Self.width, &bytes)
    return bytes
  }

  @Test("sums go down the columns, and changes are used up")
  func sums() {
    var random = SplitMix64(seed: 2)
    var expected: [UInt8] = []
    var changes: [Int16] = []
    var sums = [Int](repeating: 0, count: Self.width)
    for _ in 0..<40 {
      for column in 0..<Self.width {
        let next = Int.random(in: 0...Self.full, using: &random)
        changes.append(Int16(next - sums[column]))
        sums[column] = next
        // 256 of a line are 255 of a byte, in steps of four.
        let scaled = next - next / 1024 * 4 + Int(ck_fine_lanes) / 2
        expected.append(UInt8(scaled / Int(ck_fine_lanes)))
      }
    }
    for kernel in kernels {
      var used = changes
      #expect(resolve(kernel, &used) == expected)
      #expect(used.allSatisfy { $0 == 0 })
    }
  }

  @Test("every sum is within a byte's half of the truth, and its ends are exact")
  func rounding() {
    for kernel in kernels {
      for sum in 0...Self.full {
        var changes = [Int16](repeating: 0, count: Self.width)
        changes[sum % Self.width] = Int16(sum)
        let byte = Double(resolve(kernel, &changes)[sum % Self.width])
        #expect(abs(byte - Double(sum) * 255 / Double(Self.full)) < 0.6)
        if sum == 0 { #expect(byte == 0) }
        if sum == Self.full { #expect(byte == 255) }
      }
    }
  }
}
