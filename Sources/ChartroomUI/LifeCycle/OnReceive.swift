public import OpenCombine

nonisolated extension View {
  /// Performs an action for each value that a publisher publishes while the view is on the stage.
  ///
  /// Values can be published on any thread. The actions run in the order of the values, on the main actor,
  /// after the next layout and the actions of `onAppear` and `onChange`. State changes in the action belong
  /// to the transaction in which the value was published. The subscription is kept if the publisher is known
  /// to equal that of the previous evaluation, for example because it is the same object. Otherwise, it is
  /// replaced.
  ///
  /// - Parameters:
  ///   - publisher: The publisher, which must not fail.
  ///   - action: The action, which receives a value.
  /// - Returns: The view with the action.
  @preconcurrency
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    SubscriptionView(content: self, publisher: publisher, action: action)
  }
}

struct SubscriptionView<Content: View, P: Publisher> where P.Failure == Never {
  let content: Content
  let publisher: P
  let action: @MainActor (P.Output) -> Void
}

extension SubscriptionView: ContentView {
  func makeNode(_ context: NodeContext) -> Node { SubscriptionNode(self, context) }
}

/// The node of a view with an action for the values of a publisher.
final class SubscriptionNode<Content: View, P: Publisher>: ContentNode<SubscriptionView<Content, P>>
where P.Failure == Never {
  private lazy var comparison = Comparison(of: P.self)
  private var subscription: AnyCancellable?

  override init(_ view: SubscriptionView<Content, P>, _ context: NodeContext) {
    super.init(view, context)
    subscribe()
  }

  override func update(_ view: SubscriptionView<Content, P>, environment: EnvironmentValues) {
    let isAnother = comparison.mayDiffer(self.view.publisher, view.publisher)
    super.update(view, environment: environment)
    if isAnother { subscribe() }
  }

  private func subscribe() {
    subscription?.cancel()
    let inbox = core.tasks.inbox
    let receiver = Inbox.Receiver(node: self)
    // Values arrive on any thread, so that the closure must not be isolated.
    subscription = view.publisher.sink { @Sendable value in
      inbox.add(value, for: receiver)
    }
  }

  override func dispose() {
    subscription?.cancel()
    subscription = nil
    super.dispose()
  }
}

extension SubscriptionNode: MessageReceiver {
  func receive(_ value: Any) {
    guard isAlive, let value = value as? P.Output else { return }
    view.action(value)
  }
}
