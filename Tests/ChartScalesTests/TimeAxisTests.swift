import ChartScales
import Foundation
import TestSupport
import Testing

@Suite("TimeAxis")
struct TimeAxisTests {
  private func days(_ days: [Double]) -> TimeAxis {
    TimeAxis(ContiguousArray(days.map { $0 * 86_400_000 }))
  }

  @Test("days, short days, months and years are even, and so are one point and none")
  func even() {
    #expect(TimeAxis.even(5).isEven)
    #expect(days([0, 23 / 24.0, 2]).isEven)
    #expect(days([0, 31, 59, 90]).isEven)
    #expect(days([0, 365, 731]).isEven)
    #expect(TimeAxis([]).isEven && TimeAxis([7]).isEven)
    #expect(TimeAxis.even(5).position(of: 3) == 3)
  }

  @Test("positions of uneven points count the usual step")
  func uneven() {
    let axis = TimeAxis([0, 1000, 2000, 8000, 9000, 9000, 10_000])
    #expect(!axis.isEven && axis.timeStep == 1 && axis.length == 10)
    #expect((0..<7).map(axis.position) == [0, 1, 2, 8, 9, 9, 10])
    #expect(!TimeAxis([5, 5]).isEven && TimeAxis([5, 5]).length == 0)
  }

  @Test("replaces times that no axis can have by the ones before, and keeps the others")
  func valid() {
    let farthest = 8.64e15
    #expect(TimeAxis.valid([]) == [] && TimeAxis.valid([1, 1, 2]) == [1, 1, 2])
    #expect(TimeAxis.valid([.nan, 5, 3, .infinity, 9]) == [5, 5, 5, 5, 9])
    #expect(TimeAxis.valid([.nan, .infinity]) == [0, 0])
    #expect(TimeAxis.valid([-1e300, 0, 1e300]) == [-farthest, 0, farthest])
    var random = SplitMix64(seed: 4)
    for _ in 0..<500 {
      let time = ContiguousArray(
        (0..<Int.random(in: 0...9, using: &random)).map { _ in
          Double(bitPattern: random.next())
        })
      let valid = TimeAxis.valid(time)
      #expect(valid.count == time.count && TimeAxis.valid(valid) == valid)
      #expect(valid.allSatisfy { abs($0) <= farthest })
      #expect(zip(valid, valid.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test("searches find what a scan finds")
  func searches() {
    var random = SplitMix64(seed: 9)
    for round in 0..<400 {
      var moment = 0.0
      let time = ContiguousArray(
        (0..<Int.random(in: 0...40, using: &random)).map { _ in
          moment += round % 2 == 0 ? 1000 : Double(Int.random(in: 0...3, using: &random)) * 700
          return moment
        })
      let axis = TimeAxis(time)
      let positions = time.indices.map(axis.position)
      for _ in 0..<20 {
        let place = Double.random(in: -3...axis.length + 3, using: &random).rounded()
        #expect(
          axis.firstIndex(atOrAfter: place) == positions.firstIndex { $0 >= place } ?? time.count)
        #expect(axis.lastIndex(atOrBefore: place) == positions.lastIndex { $0 <= place } ?? -1)
        let nearest = axis.nearestIndex(to: place).map { abs(positions[$0] - place) }
        #expect(nearest == positions.map { abs($0 - place) }.min())
      }
    }
  }

  @Test("moments and positions are each other's inverse", arguments: [true, false])
  func dates(isEven: Bool) throws {
    // A day of 23 hours among even ones; a hole among uneven ones.
    let hours: [Double] = isEven ? [0, 24, 47, 71] : [0, 24, 240, 264]
    let axis = TimeAxis(ContiguousArray(hours.map { $0 * 3_600_000 }))
    #expect(axis.isEven == isEven)
    for place in stride(from: -2.0, through: axis.length + 2, by: 0.25) {
      let date = try #require(axis.date(at: place))
      #expect(abs(axis.position(of: date) - place) < 1e-9, "\(place)")
    }
    for (index, hour) in hours.enumerated() {
      #expect(axis.date(at: axis.position(of: index)) == Date(timeIntervalSince1970: hour * 3600))
    }
  }

  @Test("bars of even points take a step each; others touch unless points are missing")
  func bars() {
    #expect(TimeAxis.even(3).barExtent(of: 0) == (-0.5, 0.5))
    let axis = TimeAxis([0, 1000, 2000, 2500, 8000])
    #expect(axis.timeStep == 1)
    #expect(axis.barExtent(of: 0) == (-0.5, 0.5))
    #expect(axis.barExtent(of: 2) == (1.5, 2.25))
    #expect(axis.barExtent(of: 3) == (2.25, 3))
    #expect(axis.barExtent(of: 4) == (7.5, 8.5))
  }
}
