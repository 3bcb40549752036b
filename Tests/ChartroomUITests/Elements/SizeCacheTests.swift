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
    for index in 0..<count { cache.add(Self.size(index), for: Self.proposal(index)) }
    #expect(cache.count == count)
    #expect(cache.isEmpty == (count == 0))
    for index in 0..<count { #expect(cache.size(for: Self.proposal(index)) == Self.size(index)) }
    #expect(cache.size(for: Self.proposal(count)) == nil)
  }

  @Test("a full cache drops its older half")
  func dropsOlderHalf() {
    var cache = SizeCache()
    let half = SizeCache.capacity / 2
    for index in 0...SizeCache.capacity {
      cache.add(Self.size(index), for: Self.proposal(index))
    }
    #expect(cache.count == half + 1)
    for index in 0..<half { #expect(cache.size(for: Self.proposal(index)) == nil) }
    for index in half...SizeCache.capacity {
      #expect(cache.size(for: Self.proposal(index)) == Self.size(index))
    }
  }

  @Test("a missing length differs from every length")
  func missingLengths() {
    var cache = SizeCache()
    cache.add(Self.size(1), for: .unspecified)
    #expect(cache.size(for: .zero) == nil)
    #expect(cache.size(for: .infinity) == nil)
    #expect(cache.size(for: ProposedViewSize(width: nil, height: 0)) == nil)
    #expect(cache.size(for: .unspecified) == Self.size(1))
  }

  @Test("all sizes are visited, with their proposals", arguments: [0, 1, 3, 4, 20])
  func visits(count: Int) {
    var cache = SizeCache()
    for index in 0..<count { cache.add(Self.size(index), for: Self.proposal(index)) }
    var visited = 0
    let all = cache.allSatisfy { proposal, size in
      visited += 1
      return proposal == Self.proposal(visited - 1) && size == Self.size(visited - 1)
    }
    #expect(all)
    #expect(visited == count)
    #expect(cache.allSatisfy { $1.width < CGFloat(count - 1) } == (count == 0))
  }

  @Test("a cache is empty after its sizes are removed")
  func removal() {
    var cache = SizeCache()
    for index in 0..<10 { cache.add(Self.size(index), for: Self.proposal(index)) }
    cache.removeAll()
    #expect(cache.isEmpty)
    for index in 0..<10 { #expect(cache.size(for: Self.proposal(index)) == nil) }
    cache.add(Self.size(5), for: Self.proposal(5))
    #expect(cache.count == 1)
  }
}
