import CairoCanvas
import Chartroom
import Foundation
import Graphics
import Synchronization
import TestSupport
import Testing

@Suite("FrameWorker", .timeLimit(.minutes(10)))
struct FrameWorkerTests {
  /// A sink whose encoders write down the areas that they are told of.
  private struct AreaSink: FrameSink {
    /// For each encoder, the areas of its frames in pixels.
    final class Log: Sendable {
      let areas = Mutex<[[Int]]>([])
    }

    final class Encoder: FrameEncoder {
      private let log: Log
      private let number: Int

      init(_ log: Log) {
        self.log = log
        number = log.areas.withLock { areas in
          areas.append([])
          return areas.count - 1
        }
      }

      func encode(_ picture: borrowing FramePicture, into bytes: inout [UInt8]) {
        let area = picture.changed.reduce(0) { $0 + $1.width * $1.height }
        log.areas.withLock { $0[number].append(area) }
        bytes = [1]
      }
    }

    let log = Log()

    func makeEncoder(_ format: FrameFormat) -> any FrameEncoder { Encoder(log) }
    mutating func begin(_ format: FrameFormat) {}
    mutating func write(_ bytes: [UInt8], frame: Int) {}
    mutating func finish() {}
    mutating func cancel() {}
  }

  @Test(
    "each worker has its own canvas and encoder, and counts what it draws", arguments: [1, 2, 5])
  func areas(workers: Int) async throws {
    var sink = AreaSink()
    let format = FrameFormat(width: 33, height: 21, count: 12)
    let still = FrameSequence(format) { _ in SampleFrames.list(2) }
    let statistics = try await still.render(into: &sink, workers: workers)
    let areas = sink.log.areas.withLock { $0 }
    #expect(areas.count == workers && areas.joined().count == 12)
    // The first frame of an encoder is all new, the others do not change.
    for frames in areas {
      #expect(frames.first.map { $0 == 33 * 21 } ?? true)
      #expect(frames.dropFirst().allSatisfy { $0 == 0 })
    }
    #expect(statistics.redrawnPixels == areas.joined().reduce(0, +))
    #expect(statistics.rasterizing > .zero)
  }

  @Test("a canvas that cannot be made ends the sequence before an encoder is")
  func badCanvas() async {
    var sink = AreaSink()
    let sequence = FrameSequence(FrameFormat(width: 5, height: 40_000, count: 3)) { _ in
      DrawList()
    }
    await #expect(throws: (any Error).self) { try await sequence.render(into: &sink, workers: 3) }
    #expect(sink.log.areas.withLock { $0.isEmpty })
  }
}
