import Decimation
import TestSupport
import Testing

@Suite("Simplification")
struct SimplificationTests {
  /// A curve with loops, spikes, repeated points and gaps, of whole numbers.
  private struct RandomCurve {
    var x: [Double] = []
    var y: [Double] = []
    var tolerance: Double

    init(using random: inout SplitMix64, longest: Int = 300) {
      let reach = Int.random(in: 0...6, using: &random)
      let gapEvery = Int.random(in: 5...1_000, using: &random)
      var (atX, atY) = (0, 0)
      for _ in 0..<Int.random(in: 0...longest, using: &random) {
        atX += Int.random(in: -reach...reach + 2, using: &random)
        atY += Int.random(in: -reach...reach, using: &random)
        x.append(Double(atX))
        y.append(Double(atY))
        switch Int.random(in: 0..<gapEvery, using: &random) {
        case 0: x[x.count - 1] = .nan
        case 1: y[y.count - 1] = -.infinity
        default: break
        }
      }
      tolerance = Double(Int.random(in: 0...40, using: &random)) / 8
    }

    func isGap(_ index: Int) -> Bool { !x[index].isFinite || !y[index].isFinite }

    func simplified() -> Decimated {
      Simplification.indices(x: x.span, y: y.span, tolerance: tolerance)
    }

    /// The distance of a point from the straight line between two others.
    func distance(_ point: Int, from first: Int, to last: Int) -> Double {
      let (runX, runY) = (x[last] - x[first], y[last] - y[first])
      let length = runX * runX + runY * runY
      let along = (x[point] - x[first]) * runX + (y[point] - y[first]) * runY
      let part = length == 0 ? 0 : min(max(along / length, 0), 1)
      let (offX, offY) = (x[first] + part * runX - x[point], y[first] + part * runY - y[point])
      return (offX * offX + offY * offY).squareRoot()
    }

    /// The twin: the recursion of the papers, for one run.
    func naive(_ first: Int, _ last: Int) -> [Int] {
      let points = (first + 1..<max(last, first + 1)).map { ($0, square($0, first, last)) }
      guard let farthest = points.map(\.1).max(), farthest > tolerance * tolerance,
        let cut = points.first(where: { $0.1 == farthest })?.0
      else { return [first, last] }
      return naive(first, cut) + naive(cut, last).dropFirst()
    }

    /// The square of the distance, exact to the last division.
    private func square(_ point: Int, _ first: Int, _ last: Int) -> Double {
      let (runX, runY) = (x[last] - x[first], y[last] - y[first])
      let (fromX, fromY) = (x[point] - x[first], y[point] - y[first])
      let (toX, toY) = (x[point] - x[last], y[point] - y[last])
      let length = runX * runX + runY * runY
      let along = fromX * runX + fromY * runY
      if along <= 0 { return fromX * fromX + fromY * fromY }
      if along >= length { return toX * toX + toY * toY }
      let across = fromX * runY - fromY * runX
      return across * across / length
    }
  }

  @Test("equals the naive twin")
  func equalsNaiveTwin() {
    var random = SplitMix64(seed: 80)
    for number in 0..<5_000 {
      let curve = RandomCurve(using: &random)
      let runs = curve.x.indices.split { curve.isGap($0) }
      let expected = runs.map { $0.count == 1 ? [$0.first!] : curve.naive($0.first!, $0.last!) }
      let found = curve.simplified()
      #expect(found.runs.map { Array(found.indices[$0]) } == expected, "case \(number)")
    }
  }

  @Test("leaves out only what lies within the tolerance, keeps ends, and changes nothing twice")
  func laws() {
    var random = SplitMix64(seed: 81)
    for number in 0..<3_000 {
      let curve = RandomCurve(using: &random)
      let kept = curve.simplified()
      for run in kept.runs {
        for (first, last) in zip(kept.indices[run], kept.indices[run].dropFirst()) {
          for point in first...last {
            #expect(
              curve.distance(point, from: first, to: last) <= curve.tolerance + 1e-9,
              "case \(number)")
          }
        }
        let (first, last) = (kept.indices[run.lowerBound], kept.indices[run.upperBound - 1])
        #expect(first == 0 || curve.isGap(first - 1))
        #expect(last == curve.x.count - 1 || curve.isGap(last + 1))
      }
      var again = curve
      again.x = kept.runs.flatMap { kept.indices[$0].map { curve.x[$0] } + [.nan] }
      again.y = kept.runs.flatMap { kept.indices[$0].map { curve.y[$0] } + [0] }
      #expect(again.simplified().indices.count == kept.indices.count, "case \(number)")
    }
  }

  @Test("opens a closed curve nowhere")
  func closed() {
    let x: [Double] = [0, 5, 10, 10, 10, 5, 0, 0, 0]
    let y: [Double] = [0, 0, 0, 5, 10, 10, 10, 5, 0]
    let kept = Simplification.indices(x: x.span, y: y.span, tolerance: 0.5)
    #expect(kept == Decimated(indices: [0, 2, 4, 6, 8], runs: [0..<5]))
    let small = Simplification.indices(x: x.span, y: y.span, tolerance: 15)
    #expect(small.indices == [0, 8])
  }

  @Test("leaves out repeated points, and keeps a spike that goes beyond the end")
  func spikes() {
    let x: [Double] = [0, 0, 0, 20, 10, 10]
    let y: [Double] = [0, 0, 0, 0, 0, 0]
    #expect(Simplification.indices(x: x.span, y: y.span, tolerance: 0).indices == [0, 3, 5])
  }

  @Test("takes any tolerance, none and few points")
  func odd() {
    let x: [Double] = [0, 1, 2, 3]
    let y: [Double] = [0, 0, 1, 0]
    let none: [Double] = []
    let one = [7.0]
    for tolerance in [0, -1, Double.nan, -Double.infinity] {
      #expect(
        Simplification.indices(x: x.span, y: y.span, tolerance: tolerance).indices == [0, 1, 2, 3])
    }
    #expect(Simplification.indices(x: x.span, y: y.span, tolerance: .infinity).indices == [0, 3])
    #expect(Simplification.indices(x: x.span, y: y.span, tolerance: 1e300).indices == [0, 1, 2, 3])
    #expect(Simplification.indices(x: none.span, y: y.span, tolerance: 1) == Decimated())
    #expect(
      Simplification.indices(x: x.span, y: one.span, tolerance: 1)
        == Decimated(indices: [0], runs: [0..<1]))
  }

  @Test("keeps all points where products overflow")
  func huge() {
    let huge = Double.greatestFiniteMagnitude
    let x = [-huge, 0, huge, 1e200, -huge]
    let y = [huge, 1e100, -huge, huge, huge]
    #expect(Simplification.indices(x: x.span, y: y.span, tolerance: 5).indices == [0, 1, 2, 3, 4])
    #expect(Simplification.indices(x: x.span, y: y.span, tolerance: .infinity).indices == [0, 4])
  }

  @Test("ends soon on a curve of which each cut takes only one point off")
  func worstCase() {
    // Each point lies farther from the line to the end than all that follow.
    let count = 100_000
    let x = (0..<count).map { 1 / Double($0 + 1) }
    let y = (0..<count).map { $0.isMultiple(of: 2) ? 1 / Double($0 + 1) : 0 }
    let kept = Simplification.indices(x: x.span, y: y.span, tolerance: 0)
    #expect(kept.indices.count > count / 2)
    #expect(kept.indices.last == count - 1)
  }
}
