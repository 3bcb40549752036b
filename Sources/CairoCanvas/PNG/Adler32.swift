import CDeflate

/// The Adler-32 checksum of a zlib stream ([RFC 1950](https://www.rfc-editor.org/rfc/rfc1950)).
struct Adler32 {
  private(set) var value: UInt32 = 1
  private var count = 0

  init() {}

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    value = libdeflate_adler32(1, bytes.baseAddress, bytes.count)
    count = bytes.count
  }

  /// Appends the bytes of another checksum.
  ///
  /// The low half is 1 plus the sum of all bytes. The high half is the sum of the low halves after each
  /// byte. Both are modulo 65 521.
  /// - Complexity: O(1).
  mutating func append(_ other: Adler32) {
    let prime: UInt64 = 65_521
    let (low, high) = (UInt64(value & 0xFFFF), UInt64(value >> 16))
    let (otherLow, otherHigh) = (UInt64(other.value & 0xFFFF), UInt64(other.value >> 16))
    let added = UInt64(other.count) % prime
    let newLow = (low + otherLow + prime - 1) % prime
    let newHigh = (high + otherHigh + added * (low + prime - 1)) % prime
    value = UInt32(newHigh << 16 | newLow)
  }
}
