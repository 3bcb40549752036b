/// A view that consists of others without arranging them, each of which can appear and disappear separately.
@MainActor
protocol TransitionDistributing: View {
  associatedtype Distributed: View
  /// Returns the view with a transition of each of its views.
  func distributing(_ transition: AnyTransition) -> Distributed
}

extension Group: TransitionDistributing where Content: View {
  func distributing(_ transition: AnyTransition) -> Group<TransitionView<Content>> {
    .containing(TransitionView(content: content, transition: transition))
  }
}

extension TupleView: TransitionDistributing {
  func distributing(
    _ transition: AnyTransition
  ) -> TupleView<repeat TransitionView<each Content>> {
    TupleView<repeat TransitionView<each Content>>(
      repeat TransitionView(content: each views.parts, transition: transition))
  }
}

extension Optional: TransitionDistributing where Wrapped: View {
  func distributing(_ transition: AnyTransition) -> TransitionView<Wrapped>? {
    map { TransitionView(content: $0, transition: transition) }
  }
}

extension _ConditionalContent: TransitionDistributing
where TrueContent: View, FalseContent: View {
  func distributing(
    _ transition: AnyTransition
  ) -> _ConditionalContent<TransitionView<TrueContent>, TransitionView<FalseContent>> {
    switch storage {
    case .first(let content):
      .init(storage: .first(TransitionView(content: content, transition: transition)))
    case .second(let content):
      .init(storage: .second(TransitionView(content: content, transition: transition)))
    }
  }
}

extension ForEach: TransitionDistributing where Content: View {
  func distributing(
    _ transition: AnyTransition
  ) -> ForEach<Data, ID, TransitionView<Content>> {
    let content = content
    return ForEach<Data, ID, TransitionView<Content>>(data: data, id: id) {
      TransitionView(content: content($0), transition: transition)
    }
  }
}

extension IdentifiedView: TransitionDistributing {
  func distributing(_ transition: AnyTransition) -> IdentifiedView<TransitionView<Content>, ID> {
    IdentifiedView<TransitionView<Content>, ID>(
      content: TransitionView(content: content, transition: transition), id: id)
  }
}

extension ModifiedContent: TransitionDistributing
where Content: TransitionDistributing, Modifier: ElementModifier {
  func distributing(
    _ transition: AnyTransition
  ) -> ModifiedContent<Content.Distributed, Modifier> {
    ModifiedContent<Content.Distributed, Modifier>(
      content: content.distributing(transition), modifier: modifier)
  }
}
