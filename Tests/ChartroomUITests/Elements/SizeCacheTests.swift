import ChartroomUI
import Foundation
import Testing

@Suite("Size caches")
struct SizeCacheTests {
  private static func size(_ index: Int) -> CGSize { CGSize(width: index, height: 2 * index) }
  private static func proposal(_ index: Int) -> ProposedViewSize {
    ProposedViewSize(width: CGFloat(index), height: index.isMultiple(of: 2) ? nil : 7)
  }

  @Test(
    "a cache answers all proposals so far, up to its capacity", arguments: 0...SizeCache.capacity)
  func answers(count: Int) {
    var cache = SizeCache()
    for index in 0..<count { cache.add(SizeAnswer(Self.size(index)), for: Self.proposal(index)) }
    #expect(cache.count == count)
    #expect(cache.isEmpty == (count == 0))
    for index in 0..<count {
      #expect(cache.answer(to: Self.proposal(index))?.size == Self.size(index))
    }
    #expect(cache.answer(to: Self.proposal(count))?.size == nil)
  }

  @Test("a full cache drops its older half")
  func dropsOlderHalf() {
    var cache = SizeCache()
    let half = SizeCache.capacity / 2
    for index in 0...SizeCache.capacity {
      cache.add(SizeAnswer(Self.size(index)), for: Self.proposal(index))
    }
    #expect(cache.count == half + 1)
    for index in 0..<half { #expect(cache.answer(to: Self.proposal(index))?.size == nil) }
    for index in half...SizeCache.capacity {
      #expect(cache.answer(to: Self.proposal(index))?.size == Self.size(index))
    }
  }

  @Test("a missing length differs from every length")
  func missingLengths() {
    var cache = SizeCache()
    cache.add(SizeAnswer(Self.size(1)), for: .unspecified)
    #expect(cache.answer(to: .zero)?.size == nil)
    #expect(cache.answer(to: .infinity)?.size == nil)
    #expect(cache.answer(to: ProposedViewSize(width: nil, height: 0))?.size == nil)
    #expect(cache.answer(to: .unspecified)?.size == Self.size(1))
  }

  @Test("a size that is the same where it fits answers all wider proposals, of any height")
  func fittingSizes() {
    var cache = SizeCache()
    cache.add(SizeAnswer(Self.size(10), for: .fitting), for: .infinity)
    #expect(cache.answer(to: .unspecified)?.size == Self.size(10))
    #expect(cache.answer(to: ProposedViewSize(width: 10, height: 0))?.size == Self.size(10))
    #expect(cache.answer(to: ProposedViewSize(width: 9.9, height: .infinity))?.size == nil)
    #expect(
      cache.allSatisfy { proposal, answer in
        proposal == ProposedViewSize(width: .infinity, height: nil) && answer.reach == .fitting
      })
  }

  @Test("a constant size answers all proposals")
  func constantSizes() {
    var cache = SizeCache()
    cache.add(SizeAnswer(Self.size(10), for: .all), for: .unspecified)
    #expect(cache.answer(to: .zero)?.size == Self.size(10))
    #expect(cache.answer(to: .infinity)?.size == Self.size(10))
    #expect(cache.allSatisfy { $0 == .unspecified && $1.reach == .all })
    cache.removeAll()
    #expect(cache.answer(to: .zero)?.size == nil)
  }

  @Test("all sizes are visited, with their proposals", arguments: [0, 1, 3, 4, 20])
  func visits(count: Int) {
    var cache = SizeCache()
    for index in 0..<count { cache.add(SizeAnswer(Self.size(index)), for: Self.proposal(index)) }
    var visited = 0
    let all = cache.allSatisfy { proposal, answer in
      visited += 1
      return proposal == Self.proposal(visited - 1)
        && answer == SizeAnswer(Self.size(visited - 1))
    }
    #expect(all)
    #expect(visited == count)
    #expect(cache.allSatisfy { $1.size.width < CGFloat(count - 1) } == (count == 0))
  }

  @Test("a cache is empty after its sizes are removed")
  func removal() {
    var cache = SizeCache()
    for index in 0..<10 { cache.add(SizeAnswer(Self.size(index)), for: Self.proposal(index)) }
    cache.removeAll()
    #expect(cache.isEmpty)
    for index in 0..<10 { #expect(cache.answer(to: Self.proposal(index))?.size == nil) }
    cache.add(SizeAnswer(Self.size(5)), for: Self.proposal(5))
    #expect(cache.count == 1)
  }
}
