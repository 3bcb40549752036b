import CDeflate

/// The checksum of a zlib stream.
struct Adler32 {
  private(set) var value: UInt32 = 1
  private var count = 0

  init() {}

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    value = libdeflate_adler32(1, bytes.baseAddress, bytes.count)
    count = bytes.count
  }

  /// Goes on with the bytes of another checksum.
  ///
  /// The low half is 1 and the sum of all bytes, the high one the sum of what the low one was after
  /// each of them, both modulo the largest prime that fits.
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
