import ChartScales
import ChartSets
import TestSupport
import Testing

@Suite("WindowTravel")
struct WindowTravelTests {
  private static func window(_ random: inout SplitMix64) -> WindowBounds {
    WindowBounds(
      lower: Double.random(in: 0...1, using: &random),
      upper: Double.random(in: 0...1, using: &random))
  }

  @Test("begins at its start and ends at its end, exactly, and stays there")
  func ends() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<200 {
      let (start, end) = (Self.window(&random), Self.window(&random))
      let duration = Double.random(in: 0.01...100, using: &random)
      let travel = WindowTravel(from: start, to: end, duration: duration)
      for time in [0, -1, -Double.infinity, Double.nan] {
        #expect(travel.window(at: time) == start)
      }
      for time in [duration, 2 * duration, Double.infinity] {
        #expect(travel.window(at: time) == end)
      }
    }
  }

  @Test("moves evenly: equal times move both ends by equal parts of their ways")
  func even() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<200 {
      let (start, end) = (Self.window(&random), Self.window(&random))
      let travel = WindowTravel(from: start, to: end, duration: 8)
      for step in 0...16 {
        let window = travel.window(at: Double(step) / 2)
        let part = Double(step) / 16
        let lower = (1 - part) * start.lower + part * end.lower
        let upper = (1 - part) * start.upper + part * end.upper
        #expect(abs(window.lower - lower) < 1e-12 && abs(window.upper - upper) < 1e-12)
      }
    }
  }

  @Test("of no duration is over at once", arguments: [0, -1, .nan, .infinity] as [Double])
  func noDuration(_ duration: Double) {
    let travel = WindowTravel(
      from: WindowBounds(0...0.3), to: WindowBounds(0.7...1), duration: duration)
    #expect(travel.duration == 0)
    #expect(travel.window(at: 0) == WindowBounds(0.7...1))
    #expect(travel.window(at: -1) == WindowBounds(0...0.3))
  }

  @Test("of windows without a length never comes out of order")
  func points() {
    let travel = WindowTravel(
      from: WindowBounds(0.1...0.1), to: WindowBounds(0.7...0.7), duration: 3)
    for step in 0..<300 {
      let window = travel.window(at: Double(step) / 100)
      #expect(window.lower == window.upper)
    }
  }
}
