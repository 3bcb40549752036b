import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Inbox")
struct InboxTests {
  private final class Reader: MessageReceiver {
    var found: [Int] = []
    var action: (Int) -> Void = { _ in }

    func receive(_ value: Any) {
      guard let value = value as? Int else { return }
      found.append(value)
      action(value)
    }
  }

  private let inbox = Inbox()
  private let reader = Reader()

  private var receiver: Inbox.Receiver { Inbox.Receiver(node: reader) }

  @Test("values are delivered once, in their order, to their receivers")
  func order() {
    inbox.deliver()
    #expect(inbox.isEmpty && reader.found == [])
    let other = Reader()
    other.action = { [reader] value in reader.found.append(-value) }
    inbox.add(1, for: receiver)
    inbox.add(2, for: Inbox.Receiver(node: other))
    inbox.add(3, for: receiver)
    #expect(!inbox.isEmpty && reader.found == [])
    inbox.deliver()
    #expect(inbox.isEmpty && reader.found == [1, -2, 3])
    inbox.deliver()
    #expect(reader.found == [1, -2, 3])
  }

  @Test("a value that is published during a delivery waits for the next one")
  func duringDelivery() {
    reader.action = { [inbox, receiver] value in
      if value < 5 { inbox.add(value + 3, for: receiver) }
    }
    inbox.add(1, for: receiver)
    inbox.add(2, for: receiver)
    inbox.deliver()
    #expect(reader.found == [1, 2] && !inbox.isEmpty)
    inbox.deliver()
    #expect(reader.found == [1, 2, 4, 5])
    inbox.deliver()
    #expect(reader.found == [1, 2, 4, 5, 7] && inbox.isEmpty)
  }

  @Test("values for a receiver that is gone are lost, and keep nothing alive")
  func lostReceiver() {
    weak var gone: Reader?
    do {
      let short = Reader()
      gone = short
      inbox.add(1, for: Inbox.Receiver(node: short))
    }
    #expect(gone == nil)
    inbox.add(2, for: receiver)
    inbox.deliver()
    #expect(reader.found == [2])
  }

  @Test("nothing is delivered after all messages were removed")
  func removal() {
    inbox.add(1, for: receiver)
    inbox.removeAll()
    #expect(inbox.isEmpty)
    inbox.deliver()
    #expect(reader.found == [])
  }

  @Test("no value of several threads is lost, and those of a thread stay in their order")
  func threads() {
    let (threads, values) = (8, 500)
    let (inbox, receiver) = (inbox, receiver)
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for value in 0..<values { inbox.add(thread * values + value, for: receiver) }
    }
    inbox.deliver()
    #expect(reader.found.count == threads * values)
    for thread in 0..<threads {
      let own = reader.found.filter { $0 / values == thread }
      #expect(own == Array(thread * values..<(thread + 1) * values))
    }
  }

  @Test("a delivery has the transaction of the publication, not that of the delivering call")
  func transactions() {
    let model = Toggle()
    let stage = stage(width: 100, height: 100) {
      Evaluated {
        Color.red.frame(width: 10, height: 10).id(0).offset(x: model.isOn ? 80 : 0)
        Color.red.frame(width: 10, height: 10).id(1).offset(x: model.step > 0 ? 80 : 0)
      }
    }
    _ = stage.drawList()
    reader.action = { value in
      if value == 0 { model.isOn = true } else { model.step = 1 }
    }
    withAnimation(.linear(duration: 1)) { inbox.add(0, for: receiver) }
    inbox.deliver()
    stage.advance(to: 0.5)
    #expect(stage.frame(of: 0)?.minX == 40)
    inbox.add(1, for: receiver)
    withAnimation(.linear(duration: 1)) { inbox.deliver() }
    #expect(stage.frame(of: 1)?.minX == 80)
  }
}
