import Foundation
import SwiftUI

struct Headline: Identifiable, Equatable {
  let id: Int
  let text: String
}

protocol NewsService: Sendable {
  func headlines(page: Int) async throws -> [Headline]
}

/// A service that answers after some time, as one on a network.
struct SlowNewsService: NewsService {
  func headlines(page: Int) async throws -> [Headline] {
    try await Task.sleep(for: .milliseconds(1_500))
    guard page < 2 else { throw URLError(.resourceUnavailable) }
    return (1...2).map { Headline(id: 2 * page + $0, text: "Headline \(2 * page + $0)") }
  }
}

@MainActor
final class NewsModel: ObservableObject {
  enum Phase: Equatable {
    case loading
    case loaded
    case failed(String)
  }

  @Published private(set) var phase = Phase.loading
  @Published private(set) var headlines: [Headline] = []
  @Published private(set) var seconds = 0
  private let service: any NewsService

  init(service: any NewsService = SlowNewsService()) { self.service = service }

  func load() async {
    do {
      for page in 0..<3 {
        let more = try await service.headlines(page: page)
        withAnimation { headlines += more }
        phase = .loaded
      }
    } catch is CancellationError {
      return
    } catch {
      phase = .failed("No more news")
    }
  }

  func countSeconds() async {
    while !Task.isCancelled {
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      seconds += 1
    }
  }
}
