import SwiftUI

#if canImport(Combine)
  import Combine
#endif

/// A model whose publishers deliver their values on schedulers.
final class SuggestionsModel: ObservableObject {
  @Published var query = ""
  @Published var language = "en"
  @Published private(set) var suggestions = "none"
  @Published private(set) var status = "idle"
  @Published private(set) var answer = "no answer"
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $query
      .dropFirst()
      .debounce(for: .seconds(0.5), scheduler: RunLoop.main)
      .removeDuplicates()
      .combineLatest($language)
      .map { query, language in "\(query) in \(language)" }
      .receive(on: DispatchQueue.main)
      .assign(to: &$suggestions)

    Publishers.CombineLatest3($query, $language, Just("live"))
      .map { $0.isEmpty ? "idle" : "\($1) \($2)" }
      .merge(with: Empty())
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.status = $0 }
      .store(in: &subscriptions)

    lookUp("answer")
      .subscribe(on: DispatchQueue.main)
      .delay(for: .milliseconds(200), scheduler: DispatchQueue.main)
      .throttle(for: 0.1, scheduler: OperationQueue.main, latest: true)
      .catch { _ in Just("failed") }
      .receive(on: OperationQueue.main)
      .sink { [weak self] in self?.answer = $0 }
      .store(in: &subscriptions)
  }

  private func lookUp(_ word: String) -> AnyPublisher<String, Error> {
    Deferred { Future<String, Error> { promise in promise(.success(word)) } }
      .eraseToAnyPublisher()
  }
}

/// A screen of a model with publishers.
public struct SuggestionsScreen: View {
  @StateObject private var model = SuggestionsModel()

  /// Creates the screen.
  public init() {}

  /// The values of the model, and a button that changes its query.
  public var body: some View {
    VStack {
      Text(model.suggestions)
      Text(model.status)
      Text(model.answer)
      Button("Type") { model.query += "a" }.id("type")
    }
  }
}
