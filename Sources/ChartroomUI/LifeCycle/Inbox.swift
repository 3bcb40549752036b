import Synchronization

/// A node that receives published values.
@MainActor
package protocol MessageReceiver: AnyObject {
  /// Performs the action for a value.
  func receive(_ value: Any)
}

/// The values that publishers have published for the views of a stage, and the closures for its main queue, in order,
/// from any thread.
package final class Inbox: Sendable {
  /// A published value on its way to a view, or a closure; only the main actor reads it.
  private enum Message: @unchecked Sendable {
    case value(Any, Receiver, CurrentTransaction?)
    case work(() -> Void)
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
    let message = Message.value(value, receiver, CurrentTransaction.place.value)
    waiting.withLock { $0.append(message) }
  }

  /// Adds a closure, which is called in no transaction.
  package func add(_ work: @escaping @Sendable () -> Void) {
    waiting.withLock { $0.append(.work(work)) }
  }

  /// Delivers the values that were added before the call, and calls the closures.
  @MainActor
  package func deliver() {
    let messages = waiting.withLock { waiting in
      defer { waiting.removeAll() }
      return waiting
    }
    for message in messages {
      switch message {
      case .value(let value, let receiver, let transaction):
        CurrentTransaction.place.with(transaction) { receiver.node?.receive(value) }
      case .work(let work): CurrentTransaction.place.with(nil, work)
      }
    }
  }

  /// Forgets all messages.
  package func removeAll() { waiting.withLock { $0.removeAll() } }
}
