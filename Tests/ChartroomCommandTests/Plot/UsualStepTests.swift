import ChartroomCommand
import Dashboards
import Testing

@Suite("UsualStep")
struct UsualStepTests {
  @Test("a missing row of a regular log is longer than the usual step")
  func log() throws {
    let minutes = (0..<500).filter { !(100...130).contains($0) && $0 != 300 }.map {
      Double($0) * 60
    }
    let step = try #require(UsualStep(of: minutes))
    #expect(step.length == 60)
    #expect(step.longest > 60 && step.longest < 120)
  }

  @Test("weekends of working days and the lengths of months are no gaps")
  func calendar() throws {
    let working = (0..<365).filter { $0 % 7 < 5 }.map(Double.init)
    let days = try #require(UsualStep(of: working))
    #expect(days.length == 1 && days.longest >= 4 && days.longest < 7)
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map(Double.init)
    let months = lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
    let month = try #require(UsualStep(of: months))
    #expect(month.longest > 31 && month.longest < 59)
  }

  @Test("a single long step of a few is a gap, unless it is a weekend")
  func few() {
    func isGap(_ positions: some Collection<Int>) -> Bool {
      let positions = positions.map(Double.init)
      let longest = zip(positions, positions.dropFirst()).map { $1 - $0 }.max() ?? 0
      return UsualStep(of: positions).map { longest > $0.longest } == true
    }
    #expect(isGap(Array(0...7) + (12...19)))
    #expect(isGap(Array(0...2) + (4...9)))
    #expect(isGap(Array(0...3) + (10...14)))
    #expect(!isGap(0...9))
    // Two working weeks, the second one with a day off, and the weekend with a holiday.
    #expect(!isGap(Array(0...4) + (7...11)))
    #expect(!isGap(Array(2...4) + [7, 8] + (10...11) + (14...16)))
    #expect(!isGap(Array(0...4) + (8...11)))
    // Six days in a row are no working week.
    #expect(isGap(Array(0...5) + (8...11)))
  }

  @Test("jitter is no gap, and irregular positions have no usual step")
  func irregular() {
    let jitter = (0..<300).map { index -> Double in
      Double(index * 15) + Double(index * 7 % 3) * 0.05
    }
    #expect(UsualStep(of: jitter).map { $0.longest > 15.2 } == true)
    let squares = (0..<300).map { Double($0 * $0) }
    #expect(UsualStep(of: squares) == nil)
    #expect(UsualStep(of: [0, 1, 2, 3, 4, 5, 6]) == nil)
    #expect(UsualStep(of: [Double](repeating: 5, count: 100)) == nil)
    #expect(UsualStep(of: [Double]()) == nil)
  }

  @Test("of many steps some are examined, with the same result")
  func many() throws {
    let all = (0..<100_000).filter { $0 % 1_000 < 990 }.map(Double.init)
    let step = try #require(UsualStep(of: all))
    #expect(step.length == 1 && step.longest == 1.5)
  }
}
