import Foundation
import SwiftUI

enum LoadState<Value> {
  case idle
  case loading
  case loaded(Value)
  case failed(Error)
}

protocol ArticleRepository: Sendable {
  func articles() throws -> [Article]
}

struct Article: Identifiable, Codable {
  let id: Int
  let title: String
}

struct StaticRepository: ArticleRepository {
  func articles() throws -> [Article] {
    let json = #"[{"id": 1, "title": "Tides"}, {"id": 2, "title": "Currents"}]"#
    return try JSONDecoder().decode([Article].self, from: Data(json.utf8))
  }
}

struct BrokenRepository: ArticleRepository {
  struct Offline: LocalizedError {
    var errorDescription: String? { "You are offline" }
  }

  func articles() throws -> [Article] { throw Offline() }
}

@MainActor
final class ArticleStore: ObservableObject {
  @Published private(set) var state = LoadState<[Article]>.idle
  private let repository: any ArticleRepository

  init(repository: any ArticleRepository) { self.repository = repository }

  func load() {
    do {
      state = .loaded(try repository.articles())
    } catch {
      state = .failed(error)
    }
  }
}

struct LoadableView<Value, Content: View>: View {
  let state: LoadState<Value>
  let retry: @MainActor () -> Void
  @ViewBuilder let content: (Value) -> Content

  var body: some View {
    switch state {
    case .idle: Button("Load", action: retry).id("load")
    case .loading: Text("Loading…")
    case .loaded(let value): content(value)
    case .failed(let error):
      VStack {
        Text(error.localizedDescription).foregroundColor(.red)
        Button("Retry", action: retry).id("load")
      }
    }
  }
}

struct ArticleScreen: View {
  @StateObject private var store: ArticleStore

  init(repository: any ArticleRepository) {
    _store = StateObject(wrappedValue: ArticleStore(repository: repository))
  }

  var body: some View {
    LoadableView(state: store.state, retry: store.load) { articles in
      VStack(alignment: .leading) {
        ForEach(articles) { article in
          Text(article.title)
        }
      }
    }
  }
}
