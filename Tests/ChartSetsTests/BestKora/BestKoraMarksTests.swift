import ChartSets
import Foundation
import TestSupport
import Testing

@Suite("BestKoraMarks")
struct BestKoraMarksTests {
  private func marks(_ values: ClosedRange<Double>, integers: Bool = true) -> [Double] {
    BestKoraMarks(values, integers: integers).values
  }

  /// The ranges of the five charts of stage 1 in the window 0.3...0.8, and the app's marks.
  private static let app: [(values: ClosedRange<Double>, marks: [Double])] = [
    (26...278, [26, 76, 126, 176, 226, 276]),
    (4277...47_596, [4277, 12_940, 21_603, 30_266, 38_929, 47_592]),
    (3961...7065, [3961, 4581, 5201, 5821, 6441, 7061]),
    (10...106, [10, 29, 48, 67, 86, 105]),
    (431_800...4_505_200, [431_800, 1_246_480, 2_061_160, 2_875_840, 3_690_520, 4_505_200]),
  ]

  @Test("are those of BestKora, and no round ones", arguments: 0..<5)
  func app(chart: Int) {
    #expect(marks(Self.app[chart].values) == Self.app[chart].marks)
  }

  @Test("come out with the contest's data", .enabled(if: Fixture.hasLocal("stage1.json")))
  func contest() throws {
    let charts = try ChartSetFile(contentsOf: Fixture.local("stage1.json")).charts
    for (chart, app) in zip(charts, Self.app) {
      let chart = try chart.get()
      let values = try #require(chart.rangeY(in: chart.bestKoraRange))
      #expect(values == app.values)
      #expect(marks(values) == app.marks)
    }
  }

  @Test("go up to the top where the app's step is 0, or leaves the top bare")
  func shortSpans() {
    #expect(marks(7...7) == [7])
    #expect(marks(7...8) == [7, 8])
    #expect(marks(0...4) == [0, 1, 2, 3, 4])
    #expect(marks(0...5) == [0, 1, 2, 3, 4, 5])
    #expect(marks(0...9) == [0, 2, 4, 6, 8])
    #expect(marks(0...24) == [0, 5, 10, 15, 20])
  }

  @Test("count in hundredths where values are no whole numbers")
  func fractions() {
    #expect(marks(0...0.5, integers: false) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(marks(0.301...0.804, integers: false) == [0.301, 0.401, 0.501, 0.601, 0.701, 0.801])
    #expect(marks(1.5...101.75, integers: false) == [2, 21, 40, 59, 78, 97])
    #expect(marks(0...5e20, integers: false).last == 5e20)
  }

  @Test("are six at most, ascend, stay inside, and leave less than a step above them")
  func laws() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<3000 {
      let size = pow(10, Double.random(in: 0...9, using: &random))
      let low = Double.random(in: -size...size, using: &random).rounded()
      let high = low + Double.random(in: 1...size + 1, using: &random).rounded()
      for integers in [true, false] {
        let marks = marks(low...high, integers: integers)
        let step = marks.count > 1 ? marks[1] - marks[0] : high - low
        let noise = (abs(low) + abs(high)) * 1e-12
        #expect(marks.count <= 6 && marks.count >= 2, "\(low)...\(high)")
        #expect(zip(marks, marks.dropFirst()).allSatisfy { $0 < $1 })
        #expect(marks[0] >= low - noise && marks[0] < low + step)
        #expect(marks.last ?? .infinity <= high + noise)
        #expect((marks.last ?? low) + step > high - noise, "\(low)...\(high)")
        if integers { #expect(marks.allSatisfy { $0 == $0.rounded() } && marks[0] == low) }
      }
    }
  }

  @Test("are fewer in a low plot, and the lowest is always there")
  func low() {
    let marks = BestKoraMarks(0...100, integers: true)
    func values(_ height: Double) -> [Double] {
      marks.apart(by: 22, in: 0...100, height: height).values
    }
    #expect(values(300) == marks.values)
    #expect(values(110) == marks.values)
    #expect(values(109) == [0, 40, 80])
    #expect(values(50) == [0, 60])
    #expect(values(0) == [0])
    #expect(values(-5) == marks.values)
  }

  @Test("survive numbers beyond reason", arguments: [true, false])
  func extremes(integers: Bool) {
    for values in [
      -1.7e308...1.7e308, 1e300...1.1e300, 0...Double.leastNonzeroMagnitude, 1e16...1e16 + 2,
      -1e-300...1e-300,
    ] {
      let marks = marks(values, integers: integers)
      #expect(!marks.isEmpty && marks.count <= 6)
      #expect(marks.allSatisfy { $0.isFinite }, "\(values): \(marks)")
    }
  }
}
