import Benchmarks
import Testing

@Suite("SampleStatistics")
struct SampleStatisticsTests {
  private func statistics(_ numbers: some Sequence<Int>) -> [Int]? {
    SampleStatistics(numbers.map { .nanoseconds($0) }).map { statistics in
      [statistics.minimum, statistics.median, statistics.p95].map { Int($0 / .nanoseconds(1)) }
    }
  }

  @Test("no samples have no statistics, and one is all of them")
  func few() {
    #expect(statistics([]) == nil)
    #expect(statistics([7]) == [7, 7, 7])
    #expect(statistics([9, 7]) == [7, 8, 9])
  }

  @Test("order does not matter, nor do equal samples")
  func order() {
    #expect(statistics([3, 1, 2]) == [1, 2, 3])
    #expect(statistics([5, 5, 5, 5]) == [5, 5, 5])
    #expect(statistics([4, 1, 4, 4]) == [1, 4, 4])
  }

  @Test("the 95th percentile is the nearest rank above")
  func percentile() {
    #expect(statistics(1...19)?.last == 19)
    #expect(statistics(1...20)?.last == 19)
    #expect(statistics(1...21)?.last == 20)
    #expect(statistics((1...100).reversed())?.last == 95)
    #expect(statistics(1...200)?.last == 190)
  }
}
