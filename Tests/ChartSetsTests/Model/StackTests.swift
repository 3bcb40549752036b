import ChartSets
import Decimation
import Graphics
import Testing

@Suite("Stacks")
struct StackTests {
  private func chart(_ columns: [ContiguousArray<Double>], hidden: Set<Int> = []) -> LinesSet {
    LinesSet(
      id: 0, time: ContiguousArray((0..<(columns.first?.count ?? 0)).map(Double.init)),
      lines: columns.enumerated().map { position, points in
        Line(
          id: "y\(position)", title: "", points: points, color: .red,
          isHidden: hidden.contains(position), type: .bar)
      })
  }

  @Test("each series stands on those before it")
  func sums() {
    let stack = Stack(chart([[1, 2], [10, 20], [100, 200]]))
    #expect(stack.tops == [[1, 2], [11, 22], [111, 222]])
    #expect(stack.bottoms == nil)
    #expect(stack.range(in: 0..<2) == 0...222)
    #expect(stack.range(in: 0..<1) == 0...111)
  }

  @Test("a hidden series takes no height")
  func hidden() {
    #expect(
      Stack(chart([[1, 2], [10, 20], [100, 200]], hidden: [1])).tops == [[1, 2], [101, 202]])
  }

  @Test("a gap takes no height, and where all series have one there is none")
  func gaps() {
    #expect(Stack(chart([[1, .nan], [.infinity, 20]])).tops == [[1, 0], [1, 20]])
    let stack = Stack(chart([[1, .nan, -1], [2, .nan, 3]]))
    #expect(stack.tops[1][0] == 3 && stack.tops[1][1].isNaN && stack.tops[1][2] == 3)
    #expect(stack.bottoms?[1][1].isNaN == true && stack.total(at: 1).isNaN)
    #expect(stack.range(in: 1..<2) == nil && stack.range(in: 0..<3) == -1...3)
  }

  @Test("negative values hang from zero")
  func negative() {
    let stack = Stack(chart([[1, -2], [-10, -20], [5, 7]]))
    #expect(stack.tops == [[1, 0], [1, 0], [6, 7]])
    #expect(stack.bottoms == [[0, -2], [-10, -22], [-10, -22]])
    #expect(stack.total(at: 1) == -15)
    #expect(stack.range(in: 0..<2) == -22...7)
  }

  @Test("shares add up to a hundred, and a point without values is a gap")
  func shares() {
    let stack = Stack(chart([[1, 0, -5], [3, 0, 10]]), asShares: true)
    #expect(stack.tops[0][0] == 25)
    #expect(stack.tops[1][0] == 100)
    #expect(stack.tops[0][1].isNaN && stack.tops[1][1].isNaN)
    #expect(stack.tops[0][2] == 0 && stack.tops[1][2] == 100)
  }

  @Test("whole percentages add up to a hundred at every point, and a gap has none")
  func percents() {
    let stack = Stack(chart([[1, 2, .nan], [1, 3, .nan], [1, 995, .nan]]), asShares: true)
    #expect(stack.percents(at: 0) == [34, 33, 33])
    #expect(stack.percents(at: 1).reduce(0) { $0 + ($1 ?? 0) } == 100)
    #expect(stack.percents(at: 2) == [nil, nil, nil])
  }

  @Test("a series without a value has no share, one with a zero has 0 %")
  func noShare() {
    let stack = Stack(chart([[.nan, 0, .infinity], [3, 1, 1], [1, 1]]), asShares: true)
    #expect(stack.percents(at: 0) == [nil, 75, 25])
    #expect(stack.percents(at: 1) == [0, 50, 50])
    #expect(stack.percents(at: 2) == [nil, 100, nil])
  }

  @Test("changes of the set of series that have a value are counted, those of values are not")
  func changes() {
    #expect(Stack(chart([[1, 2, 3], [4, 0, 6]])).changes == nil)
    let stack = Stack(chart([[1, .nan, .nan, 4, 5], [1, 2, 3, 4]]))
    #expect(stack.changes == [0, 1, 1, 2, 3])
    #expect(Stack(chart([[1, .nan], [1, 2]], hidden: [0])).changes == nil)
    #expect(Stack(chart([[]])).changes == nil)
  }

  @Test("no visible series have no range")
  func empty() {
    #expect(Stack(chart([[1, 2]], hidden: [0])).range(in: 0..<2) == nil)
    #expect(Stack(chart([])).range(in: 0..<0) == nil)
  }
}
