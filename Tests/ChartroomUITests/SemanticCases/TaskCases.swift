import ChartroomUI
import Foundation
import Graphics
import TestSupport

enum TaskCases {
  static let all: [SemanticCase] = [
    SemanticCase("a sleep in a task ends at its time", "2.2", "new | new | old") {
      let stage = stage { AgeingText() }
      return await stage.strings(at: [0, 0.9, 1])
    },
    SemanticCase("a task that sleeps is cancelled with its view", "2.2 [D]", "start cancelled") {
      let log = Log<String>()
      let stage = stage {
        Switching { isOn in
          if !isOn { SleepingColor(log: log) }
        }
      }
      _ = await stage.strings(at: [1])
      stage.tap("switch")
      _ = await stage.strings(at: [100])
      return log.entries.joined(separator: " ")
    },
    SemanticCase(
      "a write during a task with withAnimation is animated", "2.4 [D]", "0 | 0 | 5 | 10"
    ) {
      let stage = stage { SlidingDot() }
      var places: [String] = []
      for time in [0, 1, 1.5, 2] {
        try? await stage.runTasks(until: time)
        places.append("\(Int(stage.frame(of: "dot")?.minX ?? -1))")
      }
      return places.joined(separator: " | ")
    },
    SemanticCase("Task in an action sleeps as long as it says", "memory", "0 | 0 | 1") {
      let stage = stage { DelayedCount() }
      stage.tap("count")
      return await stage.strings(at: [0, 1.9, 2])
    },
    SemanticCase("a debounced task(id:) runs for the last value only", "memory", "none | none | 3")
    {
      let stage = stage { Debounced() }
      _ = stage.drawList()
      for _ in 0..<3 { stage.tap("more") }
      return await stage.strings(at: [0, 0.4, 0.5])
    },
  ]
}

extension Stage {
  /// Runs the tasks, and returns the strings at some times, with bars between them.
  fileprivate func strings(at times: [TimeInterval]) async -> String {
    var texts: [String] = []
    for time in times {
      try? await runTasks(until: time)
      texts.append(strings)
    }
    return texts.joined(separator: " | ")
  }
}

private struct AgeingText: View {
  @State private var text = "new"

  var body: some View {
    Text(text).task {
      try? await Task.sleep(for: .seconds(1))
      text = "old"
    }
  }
}

private struct SleepingColor: View {
  let log: Log<String>

  var body: some View {
    Color.red.ten().task {
      log.add("start")
      do {
        try await Task.sleep(for: .seconds(10))
        log.add("slept")
      } catch {
        log.add("cancelled")
      }
    }
  }
}

private struct SlidingDot: View {
  @State private var x: CGFloat = 0

  var body: some View {
    Color.red.ten().id("dot").offset(x: x).task {
      try? await Task.sleep(for: .seconds(1))
      withAnimation(.linear(duration: 1)) { x = 10 }
    }
  }
}

private struct DelayedCount: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").id("count").onTapGesture {
      Task {
        try await Task.sleep(for: .seconds(2))
        count += 1
      }
    }
  }
}

private struct Debounced: View {
  @State private var count = 0
  @State private var searched = "none"

  var body: some View {
    VStack {
      Color.red.ten().id("more").onTapGesture { count += 1 }
      Text(searched)
    }
    .task(id: count) {
      do { try await Task.sleep(for: .milliseconds(500)) } catch { return }
      searched = "\(count)"
    }
  }
}
