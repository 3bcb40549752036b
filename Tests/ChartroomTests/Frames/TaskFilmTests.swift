import Chartroom
import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Films of views with tasks")
struct TaskFilmTests {
  @Test("a view that loads changes at the frame of its time, with equal bytes in every run")
  func loading() async throws {
    let first = try await Self.film()
    #expect(first.count == 12)
    // The task sleeps for 0.7 s, and the frames are 0.1 s apart.
    for frame in 1..<7 { #expect(first[frame] == first[0], "frame \(frame)") }
    #expect(first[7] != first[6])
    for frame in 8..<12 { #expect(first[frame] == first[7], "frame \(frame)") }
    #expect(try await Self.film() == first)
  }

  private static func film() async throws -> [[UInt8]] {
    let stage = try Stage(size: ProposedViewSize(width: 40, height: 20)) { Loading() }
    let format = FrameFormat(width: 40, height: 20, framesPerSecond: 10, count: 12)
    let log = SinkLog()
    var sink = ListeningSink(log)
    let sequence = FrameSequence(format) { frame in
      try await stage.runTasks(until: format.time(of: frame))
      return stage.drawList()
    }
    _ = try await sequence.render(into: &sink, workers: 2)
    return log.frames
  }
}

private struct Loading: View {
  @State private var isLoaded = false

  var body: some View {
    (isLoaded ? Color.green : Color.red).task {
      do { try await Task.sleep(for: .milliseconds(700)) } catch { return }
      isLoaded = true
    }
  }
}
