import ChartScales
import ChartSets
import ChartroomUI
import Decimation
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("Line")
struct LineTests {
  private func line(_ points: ContiguousArray<Double>, id: String = "y0") -> Line {
    Line(id: id, title: "A", points: points, color: .red)
  }

  @Test("lines are equal by all of their properties, and a gap equals a gap")
  func equality() {
    let one = line([1, .nan, 3])
    #expect(one == line([1, .nan, 3]) && line([]) == line([]))
    #expect(
      one != line([1, .nan]) && one != line([1, 2, 3]) && one != line([1, .nan, 3], id: "y1"))
    #expect(line([.infinity]) != line([.nan]) && line([0]) == line([-0.0]))
    var other = one
    other.isHidden = true
    #expect(one != other)
    other = one
    other.title = "B"
    #expect(one != other)
    other = one
    other.color = .blue
    #expect(one != other)
    other = one
    other.type = .bar
    #expect(one != other)
  }

  @Test("has a value where there is a finite one, and extremes without gaps")
  func values() {
    let line = line([1, .nan, -.infinity, 7, 3])
    #expect(
      (0..<9).map(line.hasValue) == [true, false, false, true, true, false, false, false, false])
    #expect(line.extremes(in: 0..<5) == 1...7 && line.extremes(in: 1..<3) == nil)
    #expect(line.extremes(in: 4..<99) == 3...3 && line.extremes(in: 7..<9) == nil)
    #expect(line.countY == 5)
  }

  @Test("knows whether it has fractions and gaps")
  func traits() {
    #expect(line([1, 2, -3]).holdsIntegers && !line([1, 2.5]).holdsIntegers)
    #expect(line([1, .nan]).holdsIntegers && line([1, .nan]).holdsGaps)
    #expect(!line([1, 2]).holdsGaps && line([.infinity]).holdsGaps && !line([]).holdsGaps)
  }
}
