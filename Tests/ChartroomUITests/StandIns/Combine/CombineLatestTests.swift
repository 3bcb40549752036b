import ChartroomUI
import OpenCombine
import Testing

@Suite("combineLatest and merge")
struct CombineLatestTests {
  private struct Failure: Error, Equatable {}

  private typealias Subject = PassthroughSubject<Int, Failure>

  /// The descriptions of what a publisher has published.
  private final class Record {
    private(set) var all: [String] = []
    private(set) var subscription: AnyCancellable?

    init<P: Publisher>(_ publisher: P) {
      subscription = publisher.sink { [unowned self] completion in
        if case .finished = completion { all.append("end") } else { all.append("failure") }
      } receiveValue: { [unowned self] in
        all.append("\($0)")
      }
    }
  }

  @Test("a pair follows each value as soon as both publishers have one, until both finish")
  func pairs() {
    let (a, b) = (Subject(), Subject())
    let record = Record(a.combineLatest(b))
    a.send(1)
    a.send(2)
    #expect(record.all == [])
    b.send(3)
    a.send(4)
    a.send(completion: .finished)
    b.send(5)
    #expect(record.all == ["(2, 3)", "(4, 3)", "(4, 5)"])
    b.send(completion: .finished)
    #expect(record.all.last == "end")
  }

  @Test("the first failure ends the publisher")
  func failures() {
    let (a, b) = (Subject(), Subject())
    let (latest, merged) = (Record(a.combineLatest(b)), Record(a.merge(with: b)))
    a.send(1)
    b.send(completion: .failure(Failure()))
    a.send(2)
    #expect(latest.all == ["failure"])
    #expect(merged.all == ["1", "failure"])
  }

  @Test("a cancelled subscription receives nothing")
  func cancelling() {
    let (a, b) = (Subject(), Subject())
    let record = Record(a.combineLatest(b))
    a.send(1)
    b.send(2)
    record.subscription?.cancel()
    a.send(3)
    #expect(record.all == ["(1, 2)"])
  }

  @Test("values sent while a value is received come behind it")
  func nesting() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var all: [[Int]] = []
    let subscription = a.combineLatest(b).sink {
      all.append([$0, $1])
      if $0 < 3 { a.send($0 + 1) }
    }
    b.send(9)
    a.send(1)
    #expect(all == [[1, 9], [2, 9], [3, 9]])
    subscription.cancel()
  }

  @Test("three and four publishers are combined, with a function, too")
  func more() {
    let (a, b, c, d) = (Just(1), Just(2), Just(3), [4, 5].publisher)
    #expect(Record(a.combineLatest(b, c)).all == ["(1, 2, 3)", "end"])
    #expect(Record(a.combineLatest(b, c, d)).all == ["(1, 2, 3, 4)", "(1, 2, 3, 5)", "end"])
    #expect(Record(a.combineLatest(b) { $0 + $1 }).all == ["3", "end"])
    #expect(Record(a.combineLatest(b, c) { $0 + $1 + $2 }).all == ["6", "end"])
    #expect(Record(a.combineLatest(b, c, d) { $0 + $1 + $2 + $3 }).all == ["10", "11", "end"])
  }

  @Test("values of merged publishers come in the order of their arrival, until all finish")
  func merging() {
    let (a, b, c) = (Subject(), Subject(), Subject())
    let record = Record(a.merge(with: b, c))
    for (subject, value) in [(b, 1), (a, 2), (c, 3)] { subject.send(value) }
    for subject in [a, b] { subject.send(completion: .finished) }
    c.send(4)
    #expect(record.all == ["1", "2", "3", "4"])
    c.send(completion: .finished)
    #expect(record.all.last == "end")
    #expect(Record(Publishers.MergeMany([Just(1), Just(2)])).all == ["1", "2", "end"])
    #expect(Record(Publishers.MergeMany([Just<Int>]())).all == ["end"])
    #expect(Record(Just(1).merge(with: Just(2), Just(3), Just(4), Just(5))).all.count == 6)
  }

  @Test("a subscriber receives no more values than it demands")
  func demand() {
    let merged = [1, 2, 3].publisher.merge(with: [4].publisher)
    #expect(Record(merged.prefix(2)).all == ["1", "2", "end"])
    #expect(Record(Just(1).combineLatest([2, 3].publisher).first()).all == ["(1, 2)", "end"])
  }
}
