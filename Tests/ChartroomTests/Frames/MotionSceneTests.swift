import CairoCanvas
import Chartroom
import ChartroomUI
import Foundation
import Graphics
import Showcase
import TestSupport
import Testing

/// The film of animated changes.
@MainActor
@Suite("Motion scene")
struct MotionSceneTests {
  /// The times of the compared frames, in seconds.
  private static let times = [0.5, 0.65, 1.35, 2.1, 2.3]
  /// The names of the goldens, without the appearance.
  static let names = times.indices.map { "motion.\($0 + 1)" }

  @Test(
    "frames half-way of each change draw what they drew before", arguments: ColorScheme.allCases)
  func golden(appearance: ColorScheme) {
    var environment = EnvironmentValues()
    environment.colorScheme = appearance
    let scene = MotionScene(scale: 2, environment: environment, shaper: BoxShaper())
    for (name, time) in zip(Self.names, Self.times) {
      let list = scene.drawList(at: time)
      Golden.expect(text: list.description, named: name + (appearance == .dark ? "-dark" : ""))
    }
  }

  @Test("a film whose frames were skipped ends like one with all frames")
  func skipped() {
    let whole = MotionScene(shaper: BoxShaper())
    var last = DrawList()
    for frame in 0...Int(MotionScene.duration * 60) {
      last = whole.drawList(at: Double(frame) / 60)
    }
    let skipped = MotionScene(shaper: BoxShaper())
    _ = skipped.drawList(at: 0)
    #expect(skipped.drawList(at: MotionScene.duration) == last)
  }

  @Test("a frame during the transition of the card evaluates no body and measures nothing")
  func counts() {
    let scene = MotionScene(shaper: BoxShaper())
    _ = scene.drawList(at: 2.05)
    let before = scene.counts
    for frame in 1...8 { _ = scene.drawList(at: 2.05 + Double(frame) / 60) }
    #expect(scene.counts.bodies == before.bodies)
    #expect(scene.counts.measurements == before.measurements)
  }
}
