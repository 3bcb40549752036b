import CKernels
import CZlib
import TestSupport
import Testing

@Suite("deflate")
struct DeflateTests {
  private static let efforts = [ck_deflate_fast, ck_deflate_balanced]

  private func deflate(
    _ bytes: [UInt8], from start: Int = 0, pixel: Int = 3, row: Int = 100,
    effort: ck_deflate_effort, isLast: Bool = true, capacity: Int? = nil
  ) -> [UInt8] {
    let capacity = capacity ?? bytes.count + bytes.count / 8 + Int(ck_deflate_slack)
    let workspace = UnsafeMutableRawPointer.allocate(
      byteCount: ck_deflate_workspace, alignment: 16)
    defer { workspace.deallocate() }
    // What an earlier user of the memory left must not matter.
    workspace.initializeMemory(as: UInt8.self, repeating: 0x5A, count: ck_deflate_workspace)
    return [UInt8](unsafeUninitializedCapacity: capacity) { target, written in
      bytes.withUnsafeBufferPointer { bytes in
        guard let to = target.baseAddress else { return }
        let rows = ck_deflate_rows(
          bytes: bytes.baseAddress ?? UnsafePointer(to), start: start, count: bytes.count,
          pixel: pixel, row: row)
        written = ck_deflate(rows, effort, isLast, workspace, to, capacity)
      }
    }
  }

  /// What zlib makes of a raw stream; `nil` unless it ends where the stream ends.
  private func inflate(_ stream: [UInt8], count: Int) -> [UInt8]? {
    var state = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&state, -15, ZLIB_VERSION, size) == Z_OK else { return nil }
    defer { inflateEnd(&state) }
    var stream = stream
    var ended = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count + 1) { target, written in
      stream.withUnsafeMutableBufferPointer { stream in
        state.next_in = stream.baseAddress
        state.avail_in = UInt32(stream.count)
        state.next_out = target.baseAddress
        state.avail_out = UInt32(count + 1)
        ended = CZlib.inflate(&state, Z_FINISH) == Z_STREAM_END && state.avail_in == 0
        written = count + 1 - Int(state.avail_out)
      }
    }
    return ended ? bytes : nil
  }

  /// Bytes that are hard in one way or another.
  private static let hard: [(name: String, bytes: [UInt8])] = {
    var random = SplitMix64(seed: 11)
    func noise(_ count: Int, of values: Int) -> [UInt8] {
      (0..<count).map { _ in UInt8(Int.random(in: 0..<values, using: &random)) }
    }
    let phrase = noise(40_000, of: 256)
    /// One value after another: so many of them, so often each.
    func shuffled(_ groups: [(values: Int, times: Int)]) -> [UInt8] {
      groups.flatMap { Array(repeating: $0.times, count: $0.values) }.enumerated()
        .flatMap { Array(repeating: UInt8($0), count: $1) }
        .shuffled(using: &random)
    }
    var fibonacci = [1, 2]
    while fibonacci.count < 17 { fibonacci.append(fibonacci.suffix(2).reduce(0, +)) }
    return [
      ("nothing", []), ("one byte", [7]), ("two bytes", [7, 7]), ("seven bytes", noise(7, of: 2)),
      ("one value", Array(repeating: 0, count: 300_000)),
      ("two values in turn", (0..<100_000).map { UInt8($0 % 2) }),
      ("noise", noise(200_000, of: 256)), ("noise of two values", noise(100_000, of: 2)),
      ("noise of five values", noise(100_000, of: 5)),
      ("a ramp", (0..<100_000).map { UInt8($0 / 300 % 256) }),
      ("every value of a byte once, then all again", (0..<512).map { UInt8($0 % 256) }),
      ("a phrase beyond the window, again", phrase + phrase),
      ("a phrase at the window's end, again", Array(phrase[..<32_768]) + Array(phrase[..<32_768])),
      ("a phrase just outside, again", Array(phrase[..<32_769]) + Array(phrase[..<32_769])),
      // Each sum of the rarest is less than the next but one: where nothing is copied, as by `fast`
      // with pixels of a byte, codes would have 17 bits.
      ("frequencies of Fibonacci", shuffled(fibonacci.map { (1, $0) })),
      // There too, codes of nine lengths, whose own codes would have more than seven bits.
      (
        "groups of frequencies",
        shuffled([
          (3, 1), (25, 2), (6, 8), (66, 16), (46, 32), (4, 64), (13, 256), (1, 512), (1, 1024),
        ])
      ),
      ("runs of all lengths", (1..<700).flatMap { Array(repeating: UInt8($0 % 251), count: $0) }),
    ]
  }()

  @Test("zlib gets all bytes back", arguments: efforts)
  func roundTrip(effort: ck_deflate_effort) {
    for (name, bytes) in Self.hard {
      for (pixel, row) in [(3, 100), (1, 1), (4, 4001), (2, 40_000), (8, 7)] {
        let stream = deflate(bytes, pixel: pixel, row: row, effort: effort)
        let isSame = inflate(stream, count: bytes.count) == bytes
        #expect(isSame, "\(name), \(pixel), \(row)")
      }
    }
  }

  @Test("zlib gets pictures back: rows of runs, like the one above or not", arguments: efforts)
  func pictures(effort: ck_deflate_effort) {
    var random = SplitMix64(seed: 5)
    for round in 0..<60 {
      let pixel = 1 + round % 4
      let row = 1 + pixel * Int.random(in: 1...(round % 3 == 0 ? 12_000 : 700), using: &random)
      var bytes: [UInt8] = []
      for y in 0..<Int.random(in: 1...40, using: &random) {
        if y > 0, Bool.random(using: &random) {
          bytes += bytes[(bytes.count - row)...]
          bytes[bytes.count - 1 - Int.random(in: 0..<row, using: &random)] ^= 1
          continue
        }
        var line: [UInt8] = [0]
        while line.count < row {
          let colour = (0..<pixel).map { _ in UInt8(Int.random(in: 0..<6, using: &random) * 51) }
          for _ in 0..<Int.random(in: 1...200, using: &random) { line += colour }
        }
        bytes += line[..<row]
      }
      let stream = deflate(bytes, pixel: pixel, row: row, effort: effort)
      let isSame = inflate(stream, count: bytes.count) == bytes
      #expect(isSame, "round \(round)")
    }
  }

  @Test(
    "parts make one stream, wherever they are cut, and copy from the part before",
    arguments: efforts)
  func parts(effort: ck_deflate_effort) {
    for (name, bytes) in Self.hard {
      for rows in [1, 7, 300] {
        var stream: [UInt8] = []
        var start = 0
        repeat {
          let end = min(start + 100 * rows, bytes.count)
          let known = min(start, 100)
          stream += deflate(
            Array(bytes[start - known..<end]), from: known, effort: effort,
            isLast: end == bytes.count)
          start = end
        } while start < bytes.count
        let isSame = inflate(stream, count: bytes.count) == bytes
        #expect(isSame, "\(name), \(rows)")
      }
    }
    var random = SplitMix64(seed: 4)
    let line = (0..<3001).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    #expect(
      deflate(line + line, from: line.count, pixel: 3, row: 3001, effort: effort).count < 100)
  }

  @Test("the documented room is enough, and less gives no stream and no harm", arguments: efforts)
  func room(effort: ck_deflate_effort) {
    let slack = Int(ck_deflate_slack)
    for (name, bytes) in Self.hard {
      let whole = deflate(bytes, effort: effort)
      #expect(!whole.isEmpty, "\(name)")
      for capacity in [0, 1, slack - 1] {
        #expect(deflate(bytes, effort: effort, capacity: capacity).isEmpty, "\(name)")
      }
      guard whole.count > slack else { continue }
      #expect(deflate(bytes, effort: effort, capacity: whole.count).isEmpty, "\(name)")
    }
  }

  @Test("what is equal to the left or above takes next to nothing", arguments: efforts)
  func flat(effort: ck_deflate_effort) {
    let flat = deflate(
      Array(repeating: 9, count: 1_000_000), pixel: 3, row: 3001, effort: effort)
    #expect(flat.count < 2500)
    var random = SplitMix64(seed: 3)
    let line = (0..<3001).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    let rows = (0..<300).flatMap { _ in line }
    #expect(deflate(rows, pixel: 3, row: 3001, effort: effort).count < 3001 + 300 * 24)
  }
}
