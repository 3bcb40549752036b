import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Random gestures")
struct RandomGestureTests {
  @Test("after random events, no gesture of a removed view is in progress, and states are reset")
  func ends() {
    for seed in 0..<400 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let log = Log<[Int]>()
      func content(isShown: Bool) -> some View {
        Playground(seed: seed, isShown: isShown) { log.entries.append($0) }
      }
      let stage = stage(width: 100, height: 100) { content(isShown: true) }
      for _ in 1...60 {
        let point = CGPoint(x: .random(in: 0...100, using: &random), y: 50)
        let pointer = Int.random(in: 0...2, using: &random)
        let time = stage.time + .random(in: 0...0.3, using: &random)
        switch Int.random(in: 0..<16, using: &random) {
        case 0..<5: stage.send(.down(at: point, pointer: pointer, time: time))
        case 5..<9: stage.send(.moved(to: point, pointer: pointer, time: time))
        case 9..<13: stage.send(.up(at: point, pointer: pointer, time: time))
        case 13: stage.send(.cancelled(pointer: pointer, time: time))
        case 14: stage.update { content(isShown: true) }
        default: stage.update { content(isShown: .random(using: &random)) }
        }
      }
      for pointer in 0...2 { stage.send(.cancelled(pointer: pointer)) }
      stage.update { content(isShown: false) }
      _ = stage.size
      #expect(stage.core.pointer.isIdle, "seed \(seed)")
      #expect(log.entries.last == [0, 0, 0], "seed \(seed)")
    }
  }

  @Test("the random gestures change each of their states and end in many ways")
  func coverage() {
    let log = Log<[Int]>()
    for seed in 0..<100 as Range<UInt64> {
      let stage = stage(width: 100, height: 100) {
        Playground(seed: seed, isShown: true) { log.entries.append($0) }
      }
      stage.send(.drag(from: middle, to: CGPoint(x: 90, y: 50)))
      stage.send([.down(at: middle, time: 1), .up(at: middle, time: 3)])
      stage.send(.tap(at: middle) + .tap(at: middle))
    }
    for index in 0..<3 { #expect(log.entries.contains { $0[index] != 0 }) }
  }
}

/// Views inside one another with random gestures, which count their changes in three states.
private struct Playground: View {
  let seed: UInt64
  let isShown: Bool
  let note: ([Int]) -> Void
  @GestureState private var first = 0
  @GestureState private var second = 0
  @GestureState private var third = 0

  var body: some View {
    note([first, second, third])
    var random = SplitMix64(seed: seed)
    var content = AnyView(Color.red.frame(width: 60))
    for _ in 1...3 {
      let gesture = gesture(depth: 2, &random)
      content =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: AnyView(ZStack { content }.highPriorityGesture(gesture))
        case 1: AnyView(content.simultaneousGesture(gesture))
        default: AnyView(content.gesture(gesture))
        }
    }
    return ZStack {
      Color.gray
      if isShown { content }
    }
  }

  private func gesture(depth: Int, _ random: inout SplitMix64) -> AnyGesture<Int> {
    let base = depth > 0 && Bool.random(using: &random) ? composed(depth, &random) : leaf(&random)
    let state = [$first, $second, $third][Int.random(in: 0..<3, using: &random)]
    return AnyGesture(base.updating(state) { value, state, _ in state += abs(value) + 1 })
  }

  private func leaf(_ random: inout SplitMix64) -> AnyGesture<Int> {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: AnyGesture(TapGesture().map { _ in 1 })
    case 1: AnyGesture(TapGesture(count: 2).map { _ in 2 })
    case 2: AnyGesture(LongPressGesture(minimumDuration: 0.2).map { $0 ? 1 : 0 })
    case 3: AnyGesture(DragGesture().map { Int($0.translation.width) })
    case 4: AnyGesture(DragGesture(minimumDistance: 0).map { Int($0.translation.width) })
    case 5: AnyGesture(MagnificationGesture().map { Int($0 * 10) })
    default: AnyGesture(RotationGesture().map { Int($0.degrees) })
    }
  }

  private func composed(_ depth: Int, _ random: inout SplitMix64) -> AnyGesture<Int> {
    let one = gesture(depth: depth - 1, &random)
    let other = gesture(depth: depth - 1, &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return AnyGesture(one.sequenced(before: other).map { _ in 1 })
    case 1:
      return AnyGesture(one.simultaneously(with: other).map { ($0.first ?? 0) + ($0.second ?? 0) })
    case 2: return AnyGesture(one.exclusively(before: other).map { _ in 1 })
    default:
      return AnyGesture(Bool.random(using: &random) ? one as AnyGesture<Int>? : nil)
    }
  }
}
