import ChartroomUI
import Foundation
import Graphics
import Observation
import TestSupport
import Testing

/// A stage that was changed many times draws what a new one does.
///
/// The environment variable `CHARTROOM_TREES` sets the number of trees, 400 by default.
@MainActor
@Suite("Random trees")
struct RandomTreeTests {
  @Observable
  final class Model {
    var tree: RandomTree
    init(_ tree: RandomTree) { self.tree = tree }
  }

  private struct Root: View {
    let model: Model
    var body: some View { RandomTreeView(tree: model.tree) }
  }

  private nonisolated static let count =
    ProcessInfo.processInfo.environment["CHARTROOM_TREES"].flatMap { Int($0) } ?? 400
  private nonisolated static let perCase = 50

  private static func animation(using random: inout SplitMix64) -> Animation? {
    switch Int.random(in: 0...4, using: &random) {
    case 0, 1: nil
    case 2: .linear(duration: 0.4)
    case 3: .spring(duration: 0.3, bounce: 0.4)
    default: .easeIn(duration: 0.2).delay(0.1)
    }
  }

  @Test(
    "after changes and animations, a kept stage equals a new stage",
    arguments: 0..<(count + perCase - 1) / perCase)
  func keptEqualsNew(group: Int) throws {
    for number in 0..<Self.perCase {
      let seed = UInt64(group * Self.perCase + number)
      var random = SplitMix64(seed: seed)
      let model = Model(.make(depth: 4, using: &random))
      let kept = stage(width: 60, height: 60) { Root(model: model) }
      _ = kept.drawList()
      for _ in 0..<4 {
        let changed = model.tree.changed(using: &random)
        withAnimation(Self.animation(using: &random)) { model.tree = changed }
        if Bool.random(using: &random) { _ = kept.drawList() }
        kept.advance(to: kept.time + Double.random(in: 0...0.5, using: &random))
        if Bool.random(using: &random) { _ = kept.drawList() }
      }
      kept.advance(to: kept.time + 100)
      let end = kept.drawList()
      let new = stage(width: 60, height: 60) { Root(model: model) }
      let expected = new.drawList()
      try #require(
        end.description == expected.description, "seed \(seed): \(model.tree)")
      try #require(
        kept.layoutFrames().map(\.frame) == new.layoutFrames().map(\.frame), "seed \(seed)")
      try #require(!kept.isAnimating, "seed \(seed)")
    }
  }
}
