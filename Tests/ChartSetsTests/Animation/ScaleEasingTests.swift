import ChartScales
import ChartSets
import Foundation
import Testing

@Suite("ScaleEasing")
struct ScaleEasingTests {
  private static let travel = WindowTravel(
    from: WindowBounds(lower: 0, upper: 0.2), to: WindowBounds(lower: 0.7, upper: 1), duration: 2)

  private static func moments(_ time: TimeInterval, of travel: WindowTravel = travel)
    -> [ScaleEasing.Moment]
  {
    ScaleEasing(travel, at: time).moments
  }

  @Test(
    "the weights are positive and add up to 1",
    arguments: Array(stride(from: -0.5, to: 3, by: 0.0137)))
  func weights(time: TimeInterval) {
    let moments = Self.moments(time)
    #expect(!moments.isEmpty && moments.allSatisfy { $0.weight > 0 })
    #expect(abs(moments.reduce(0) { $0 + $1.weight } - 1) < 1e-12)
  }

  @Test(
    "every stretch holds the window of the frame",
    arguments: Array(stride(from: 0, to: 3, by: 0.0137)))
  func holdsTheWindow(time: TimeInterval) {
    let easing = ScaleEasing(Self.travel, at: time)
    let window = Self.travel.window(at: time)
    for moment in easing.moments {
      let stretch = easing.stretch(of: moment.index)
      #expect(stretch.lower <= window.lower && stretch.upper >= window.upper)
    }
  }

  @Test("a change is half done after half of the duration, and done at its end")
  func oneChange() {
    // What the moments before the fifth weigh: all that a change at the fifth takes away.
    func left(_ time: TimeInterval) -> Double {
      Self.moments(time).filter { $0.index < 5 }.reduce(0) { $0 + $1.weight }
    }
    let change = 5 * ScaleEasing.interval
    #expect(left(change) == 1)
    #expect(abs(left(change + ScaleEasing.duration / 2) - 0.5) < 1e-9)
    #expect(left(change + ScaleEasing.duration + 1e-9) == 0)
  }

  @Test("a change moves by at most a tenth of its way between two frames of sixty a second")
  func smooth() {
    for frame in 0..<150 {
      let (before, after) = (Self.moments(Double(frame) / 60), Self.moments(Double(frame + 1) / 60))
      for change in 1...50 {
        func left(_ moments: [ScaleEasing.Moment]) -> Double {
          moments.filter { $0.index < change }.reduce(0) { $0 + $1.weight }
        }
        #expect(abs(left(before) - left(after)) <= 0.1 + 1e-9)
      }
    }
  }

  @Test("the first frame is settled")
  func first() {
    #expect(Self.moments(0) == [ScaleEasing.Moment(index: 0, weight: 1)])
    #expect(Self.moments(.nan) == Self.moments(0))
  }

  @Test(
    "a window at rest never leaves its first moment", arguments: [-1, 0, 0.1, 5, .infinity, .nan])
  func atRest(time: TimeInterval) {
    let rest = WindowBounds(lower: 0.3, upper: 0.8)
    let still = WindowTravel(from: rest, to: rest, duration: 2)
    #expect(Self.moments(time, of: still) == [ScaleEasing.Moment(index: 0, weight: 1)])
  }

  @Test("when travel and easing are over, only the last window counts")
  func over() {
    let easing = ScaleEasing(Self.travel, at: 1e9)
    #expect(easing == ScaleEasing(Self.travel, at: .infinity))
    for moment in easing.moments {
      #expect(easing.stretch(of: moment.index) == WindowBounds(lower: 0.7, upper: 1))
    }
  }

  @Test("a travel of any length has moments", arguments: [0, 1e-300, 1e12, 1e300])
  func lengths(duration: TimeInterval) {
    let travel = WindowTravel(
      from: WindowBounds(lower: 0, upper: 0.2), to: .whole, duration: duration)
    for part in [0, 0.5, 1, 2] {
      #expect((1...12).contains(Self.moments(duration * part, of: travel).count))
    }
  }
}
