import Synchronization

/// A node that receives published values.
@MainActor
package protocol MessageReceiver: AnyObject {
  /// Performs the action for a value.
  func receive(_ value: Any)
}

/// The values that publishers have published for the views of a stage, in order, from any thread.
package final class Inbox: Sendable {
  /// A published value on its way to a view; only the main actor reads it.
  private struct Message: @unchecked Sendable {
    let value: Any
    let receiver: Receiver
    let transaction: CurrentTransaction?
  }

  /// The receiver of the values of a subscription, which only the main actor reads.
  package struct Receiver: @unchecked Sendable {
    weak var node: (any MessageReceiver)?

    package init(node: any MessageReceiver) { self.node = node }
  }

  private let waiting = Mutex<[Message]>([])

  package init() {}

  package var isEmpty: Bool { waiting.withLock(\.isEmpty) }

  /// Adds a value, which is delivered in the transaction of this call.
  package func add(_ value: Any, for receiver: Receiver) {
    let message = Message(
      value: value, receiver: receiver, transaction: CurrentTransaction.place.value)
    waiting.withLock { $0.append(message) }
  }

  /// Delivers the values that were added before the call.
  @MainActor
  package func deliver() {
    let messages = waiting.withLock { waiting in
      defer { waiting.removeAll() }
      return waiting
    }
    for message in messages {
      CurrentTransaction.place.with(message.transaction) {
        message.receiver.node?.receive(message.value)
      }
    }
  }

  /// Forgets all messages.
  package func removeAll() { waiting.withLock { $0.removeAll() } }
}
