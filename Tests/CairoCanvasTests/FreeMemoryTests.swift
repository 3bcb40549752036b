import CairoCanvas
import Foundation
import Graphics
import Testing

#if os(Linux)
  /// Each test ends in a process of its own, whose address space is limited.
  @Suite("memory that runs short")
  struct FreeMemoryTests {
    /// Limits the address space of the process to what it has and some more.
    private static func limitMemory(to more: Int) throws {
      let pages =
        try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        .split(separator: " ").first.flatMap { Int($0) } ?? 0
      let most = rlim_t(pages * Int(getpagesize()) + more)
      var limit = rlimit(rlim_cur: most, rlim_max: most)
      guard setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { exit(2) }
    }

    /// Ends the process with success where `body` reports that memory ran out.
    private static func expectShortage(_ body: () throws -> Void) {
      do {
        try body()
        exit(3)
      } catch {
        exit(error as? CanvasError == .outOfMemory ? 0 : 4)
      }
    }

    private static let megabyte = 1 << 20

    /// Finishes a picture of 100 MB with memory for less than its copy.
    private static func finishLargePicture() throws {
      let canvas = try ImageCanvas(width: 5000, height: 5000, scale: 1)
      try limitMemory(to: 48 * megabyte)
      _ = try canvas.finish()
    }

    @Test("every process has a little memory, and none an address space more")
    func sizes() {
      for bytes in [-1, 0, 1, 1 << 20] {
        #expect(throws: Never.self, "\(bytes)") { try FreeMemory.require(bytes) }
      }
      #expect(throws: CanvasError.outOfMemory) { try FreeMemory.require(1 << 60) }
    }

    @Test("an allocated block is in use until it is freed")
    func inUse() async {
      await #expect(processExitsWith: .success) {
        let before = FreeMemory.heapInUse
        let block = UnsafeMutableRawPointer.allocate(byteCount: 3 * Self.megabyte, alignment: 16)
        let during = FreeMemory.heapInUse
        block.deallocate()
        let after = FreeMemory.heapInUse
        exit(during - before >= 3 * Self.megabyte && during - after >= 3 * Self.megabyte ? 0 : 1)
      }
    }

    @Test("an allocation beyond the limit is refused, one within it is granted")
    func limit() async {
      await #expect(processExitsWith: .success) {
        try Self.limitMemory(to: 64 * Self.megabyte)
        do { try FreeMemory.require(32 * Self.megabyte) } catch { exit(5) }
        Self.expectShortage { try FreeMemory.require(64 * Self.megabyte) }
      }
      await #expect(processExitsWith: .success) {
        Self.expectShortage { try FreeMemory.require(.max) }
      }
    }

    @Test("a picture in its place")
    func bitmap() async {
      await #expect(processExitsWith: .success) {
        try Self.limitMemory(to: 48 * Self.megabyte)
        Self.expectShortage {
          _ = try ImageCanvas.bitmap(
            of: DrawList([]), width: 4000, height: 4000, scale: 1, glyphs: GlyphCache())
        }
      }
    }

    @Test("the copy of a finished picture")
    func finish() async {
      await #expect(processExitsWith: .success) {
        Self.expectShortage(Self.finishLargePicture)
      }
    }

    @Test("writing a PNG file")
    func encode() async {
      await #expect(processExitsWith: .success) {
        let side = 3000
        var bytes = [UInt8](repeating: 128, count: 4 * side * side)
        for index in 0..<side * side {
          bytes[4 * index] = UInt8(index & 63)
          bytes[4 * index + 1] = UInt8(index >> 6 & 63)
        }
        let bitmap = Bitmap(width: side, height: side, pixels: bytes)
        try Self.limitMemory(to: 24 * Self.megabyte)
        Self.expectShortage { _ = try PNG.encode(bitmap, scale: 1, description: nil, threads: 1) }
      }
    }

    @Test("reading a PNG file")
    func decode() async {
      await #expect(processExitsWith: .success) {
        let side = 4000
        let file = try PNG.encode(
          Bitmap(width: side, height: side, pixels: []), scale: 1, description: nil)
        // libpng's picture fits, the copy of it does not.
        try Self.limitMemory(to: 90 * Self.megabyte)
        Self.expectShortage { _ = try PNG.decode(file) }
      }
      await #expect(processExitsWith: .success) {
        let side = 4000
        let file = try PNG.encode(
          Bitmap(width: side, height: side, pixels: []), scale: 1, description: nil)
        try Self.limitMemory(to: 30 * Self.megabyte)
        Self.expectShortage { _ = try PNG.decode(file) }
      }
    }

    @Test("the planes of a video frame")
    func planes() async {
      await #expect(processExitsWith: .success) {
        try Self.limitMemory(to: 48 * Self.megabyte)
        Self.expectShortage {
          _ = try YCbCrPicture(width: 7000, height: 7000, subsampling: .yuv420, range: .limited)
        }
      }
    }
  }
#endif
