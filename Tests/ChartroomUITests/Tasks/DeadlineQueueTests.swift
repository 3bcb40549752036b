import ChartroomUI
import TestSupport
import Testing

@Suite("DeadlineQueue")
struct DeadlineQueueTests {
  @Test("after any additions and removals, the first element is that of a sorted list")
  func random() {
    var random = SplitMix64(seed: 71)
    for _ in 0..<200 {
      var queue = DeadlineQueue<Int, String>()
      var list: [(id: Int, deadline: Int)] = []
      for id in 0..<Int.random(in: 1...150, using: &random) {
        let deadline = Int.random(in: 0...9, using: &random)
        queue.add("\(id)", at: deadline, id: id)
        list.append((id, deadline))
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          let first = list.enumerated().min {
            ($0.element.deadline, $0.offset) < ($1.element.deadline, $1.offset)
          }
          let removed = queue.removeFirst()
          #expect(removed?.element == first.map { "\($0.element.id)" })
          #expect(removed?.deadline == first?.element.deadline)
          if let first { list.remove(at: first.offset) }
        case 1, 2:
          let id = Int.random(in: 0...id, using: &random)
          let index = list.firstIndex { $0.id == id }
          #expect(queue.remove(id) == index.map { "\(list[$0].id)" })
          if let index { list.remove(at: index) }
        default: break
        }
        #expect(queue.count == list.count)
        #expect(queue.firstDeadline == list.map(\.deadline).min())
      }
      let rest = list.enumerated().sorted {
        ($0.element.deadline, $0.offset) < ($1.element.deadline, $1.offset)
      }
      for (_, element) in rest { #expect(queue.removeFirst()?.element == "\(element.id)") }
      #expect(queue.removeFirst() == nil && queue.firstDeadline == nil)
    }
  }

  @Test(
    "the number of comparisons is proportional to n log n, for equal, ascending and random deadlines",
    arguments: [0, 1, 2])
  func comparisons(kind: Int) {
    let count = 10_000
    let counter = Counter()
    var random = SplitMix64(seed: 72)
    var queue = DeadlineQueue<Counted, Int>()
    for id in 0..<count {
      let value = [0, id, Int.random(in: 0..<count, using: &random)][kind]
      queue.add(id, at: Counted(value: value, counter: counter), id: id)
    }
    // Half of the elements are cancelled.
    for id in stride(from: 0, to: count, by: 2) { queue.remove(id) }
    var removed = 0
    while queue.removeFirst() != nil { removed += 1 }
    #expect(removed == count / 2)
    // The logarithm of the count is 14, and each level of the heap takes two entries of two comparisons each.
    #expect(counter.count < 14 * 4 * count)
  }

  private final class Counter {
    var count = 0
  }

  /// A deadline that counts its comparisons.
  private struct Counted: Comparable {
    let value: Int
    let counter: Counter

    static func == (lhs: Counted, rhs: Counted) -> Bool { lhs.value == rhs.value }

    static func < (lhs: Counted, rhs: Counted) -> Bool {
      lhs.counter.count += 1
      return lhs.value < rhs.value
    }
  }
}
