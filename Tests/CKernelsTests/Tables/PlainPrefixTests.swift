import CKernels
import TestSupport
import Testing

@Suite("ck_plain_prefix")
struct PlainPrefixTests {
  /// The length of the valid text in front of the first byte that is zero or invalid, by trying each length.
  private func expected(_ bytes: [UInt8]) -> Int {
    let end = bytes.firstIndex(of: 0) ?? bytes.count
    return (0...end).last { String(validating: bytes[..<$0], as: UTF8.self) != nil } ?? 0
  }

  @Test("agrees with the standard library on random bytes")
  func random() {
    var random = SplitMix64(seed: 3)
    let parts: [[UInt8]] = [
      Array(repeating: 0x41, count: 70), [0x7F], [0], [0x80], [0xC3, 0xA9], [0xE2, 0x82, 0xAC],
      [0xF0, 0x9F, 0x98, 0x80],
      [0xED, 0xA0, 0x80], [0xE0, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x80], [0xF5],
      [0xE2, 0x82], [0xED, 0x9F, 0xBF],
      [0xEF, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80], [1, 2, 3],
    ]
    for _ in 0..<3000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        // Most texts are valid to their end.
        let valid = [0, 1, 4, 5, 6, 13, 14, 16]
        let part =
          Bool.random(using: &random)
          ? valid.randomElement(using: &random) ?? 0 : Int.random(in: parts.indices, using: &random)
        bytes += parts[part]
      }
      #expect(ck_plain_prefix(bytes, bytes.count) == expected(bytes), "\(bytes)")
    }
  }
}
