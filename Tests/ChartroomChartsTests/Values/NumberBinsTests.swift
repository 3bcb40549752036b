import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("NumberBins")
struct NumberBinsTests {
  nonisolated private static let data: [[Double]] = [
    [], [7], [0.25, 0.25], [-3, 12, 99.5], [1e300, -1e300], [1e308, -1.7e308],
    [.nan, 4, .infinity],
    [Double.leastNonzeroMagnitude, 0], [1e15, 1e15 + 1], (0..<1_000).map { sin(Double($0)) * 40 },
    [0, 1e-300],
  ]

  @Test("adjacent bins contain all values, each in the bin of its index", arguments: data)
  func containment(data: [Double]) {
    for count in [nil, -1, 1, 7, 100_000] {
      let bins = NumberBins(data: data, desiredCount: count)
      #expect(bins.count >= 1 && bins.count <= 10_000)
      #expect(bins.thresholds.allSatisfy { $0.isFinite })
      #expect(zip(bins.thresholds, bins.thresholds.dropFirst()).allSatisfy { $0 < $1 })
      #expect(zip(bins, bins.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
      for value in data where value.isFinite {
        #expect(bins[bins.index(for: value)].contains(value))
        if data.count < 10 { #expect(bins.filter { $0.contains(value) }.count == 1) }
      }
    }
  }

  @Test("bins of a size begin at multiples of it and enclose the data")
  func sizes() {
    #expect(NumberBins(size: 5, data: [1.0, 7, 22]).thresholds == [0, 5, 10, 15, 20, 25])
    #expect(NumberBins(size: 5, data: [Double.nan]).thresholds.first == 0)
  }

  @Test(
    "bins contain integers that are no doubles",
    arguments: [
      [Int.max], [.min], [.max - 1], [.max - 500], [.max - 600], [0x20_0000_0000_0003],
      [-0x20_0000_0000_0003], [.min, .max], [.max - 3, .max],
    ])
  func hugeIntegers(data: [Int]) {
    let bins = NumberBins(data: data)
    #expect(bins.count >= 1)
    for value in data { #expect(bins.filter { $0.contains(value) }.count == 1) }
    #expect(NumberBins(data: [UInt64.max])[0].contains(.max))
  }

  @Test("sizes are 1, 2 or 5 times a power of ten, and near to the desired count")
  func roundSizes() {
    for count in [3, 8, 10, 30, 250] {
      let bins = NumberBins(range: -13.7...1_291, desiredCount: count)
      let size = bins[0].upperBound - bins[0].lowerBound
      #expect([1, 2, 5].contains { log10(size / $0) == log10(size / $0).rounded() })
      #expect(bins.count > count / 2 && bins.count < count * 2)
    }
    #expect(
      NumberBins(range: 0.0...1).thresholds == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
    #expect(NumberBins(range: 0.0...10, desiredCount: 4).count == 5)
    #expect(NumberBins(range: 0...100, desiredCount: 5).thresholds == [0, 20, 40, 60, 80, 100])
    #expect(NumberBins(range: 0...100, desiredCount: 50, minimumStride: 20).count == 5)
    #expect(NumberBins(data: Array(0..<1_000)).count == 10)
  }

  @Test("bins of data are open at the end, so that each integer of a die has a bin")
  func die() {
    let rolls = [1, 6, 3, 4, 2, 2, 5]
    let bins = NumberBins(data: rolls, desiredCount: 6)
    #expect(bins.thresholds == [1, 2, 3, 4, 5, 6, 7])
    #expect(Dictionary(grouping: rolls, by: bins.index(for:)).mapValues(\.count)[1] == 2)
    let sizes = [1.5, 2.5]
    let decimals = NumberBins(data: sizes)
    #expect(Dictionary(grouping: sizes, by: decimals.index).count == 2)
  }

  @Test("bins of a count have the ends of the range, and bins of a size are multiples of it")
  func countsAndSizes() {
    #expect(NumberBins(range: 0.0...3, count: 4).thresholds == [0, 0.75, 1.5, 2.25, 3])
    #expect(NumberBins(range: 3...6, count: 100).thresholds == [3, 4, 5, 6])
    #expect(NumberBins(range: 2...2, count: 3).count == 1)
    #expect(NumberBins(size: 5, range: 3...21).thresholds == [0, 5, 10, 15, 20, 25])
    #expect(NumberBins(size: 0.1, range: 0.3...0.7).thresholds == [0.3, 0.4, 0.5, 0.6, 0.7])
    #expect(NumberBins(size: -1.0, range: 0...1).count > 0)
    #expect(NumberBins(size: 1e-9, range: 0.0...1).count <= 10_000)
    #expect(NumberBins(size: 1, range: 4...4).thresholds == [4, 5])
  }

  @Test("thresholds are sorted and distinct, and values beyond them are in the nearest bin")
  func thresholds() {
    let bins = NumberBins(thresholds: [3, .nan, 1, 3, 2.0])
    #expect(bins.thresholds == [1, 2, 3])
    #expect([-9, 1, 1.9, 2, 3, 9, .nan].map { bins.index(for: $0) } == [0, 0, 0, 1, 1, 1, 0])
    #expect(bins[1].contains(3) && !bins[0].contains(2))
    #expect(NumberBins<Double>(thresholds: [1]).isEmpty)
    #expect(NumberBins<Int>(thresholds: [])[3].lowerBound == 0)
    #expect([4, 5, 6, 7][NumberBins(thresholds: [1, 3])[0]] == [5, 6, 7])
  }

  @Test("integers at the ends of their type have bins")
  func extremeIntegers() {
    for bins in [
      NumberBins(data: [Int.min, Int.max]), NumberBins(data: [Int.max]),
      NumberBins(data: [Int.max - 1, Int.max]), NumberBins(range: Int.min...Int.max, count: 20_000),
      NumberBins(size: 1, range: Int.min...Int.max),
    ] { #expect(bins.count <= 10_000) }
    let bytes = NumberBins(data: [UInt8(0), 255])
    #expect(bytes.thresholds.first == 0 && bytes.thresholds.last == 255)
    #expect(NumberBins(data: [Float(0.1), 3e38]).thresholds.allSatisfy { $0.isFinite })
  }

  @Test("the bars of bins touch but for a gap of a point")
  func bars() {
    let bins = NumberBins(range: 0.0...4, count: 4)
    let stage = Stage(
      size: ProposedViewSize(width: 400, height: 100), scale: 2, shaper: BoxShaper()
    ) {
      Chart(bins.indices, id: \.self) { index in
        BarMark(x: .value(Text("Bin"), bins[index]), y: .value("Count", index + 1))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let edges = frames(stage.drawList()).flatMap { [$0.minX, $0.maxX] }
    #expect(edges == [0.5, 99.5, 100.5, 199.5, 200.5, 299.5, 300.5, 399.5])
  }

  /// The frames of the filled paths, in the coordinates of their groups.
  private func frames(_ list: DrawList) -> [CGRect] {
    list.commands.flatMap { command -> [CGRect] in
      switch command {
      case .fill(let path, _, _): [path.boundingRect]
      case .group(let group): frames(group.contents)
      default: []
      }
    }
  }
}
