import ChartroomUI
import Foundation
import Graphics
import Observation
import Testing

@MainActor
@Suite("Preferences of nodes")
struct NodePreferencesTests {
  @Test("a key that no view reads is not combined for the readers of another one")
  func unread() {
    let log = Log<[String]>()
    let reductions = reductions {
      let stage = stage(width: 100, height: 100) {
        Row(count: 3).onPreferenceChange(NamesKey.self) { log.add($0) }
      }
      _ = stage.drawList()
    }
    #expect(reductions == 0 && log.take() == [])
  }

  @Test("values of three views are combined once for all readers above them")
  func shared() {
    let log = Log<Int>()
    let reductions = reductions {
      let stage = stage(width: 100, height: 100) {
        Row(count: 3).onPreferenceChange(SumKey.self) { log.add($0) }
          .onPreferenceChange(SumKey.self) { log.add($0) }
      }
      _ = stage.drawList()
    }
    #expect(log.take() == [6, 6])
    #expect(reductions == 2)
  }

  @Test("a change combines the values on its way to the root again, and no others")
  func invalidation() {
    let model = Model()
    let log = Log<Int>()
    let stage = stage(width: 100, height: 100) {
      HStack {
        Row(count: 4)
        Changing(model: model)
      }
      .onPreferenceChange(SumKey.self) { log.add($0) }
    }
    _ = stage.drawList()
    #expect(log.take() == [20])
    let reductions = reductions {
      model.value = 15
      _ = stage.drawList()
    }
    #expect(log.take() == [25])
    #expect(reductions == 1)
  }

  /// Returns how often two values are combined in the meantime.
  private func reductions(_ body: () -> Void) -> Int {
    let before = SumKey.reductions
    body()
    return SumKey.reductions - before
  }
}

private enum SumKey: PreferenceKey {
  @MainActor static var reductions = 0
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) {
    MainActor.assumeIsolated { reductions += 1 }
    value += nextValue()
  }
}

/// Texts that set the values from one to a number.
private struct Row: View {
  let count: Int

  var body: some View {
    ForEach(0..<count, id: \.self) { Text("x").preference(key: SumKey.self, value: $0 + 1) }
  }
}

@Observable
@MainActor
private final class Model {
  var value = 10
}

private struct Changing: View {
  let model: Model
  var body: some View { Text("x").preference(key: SumKey.self, value: model.value) }
}
