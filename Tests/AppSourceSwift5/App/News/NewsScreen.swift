import Foundation
import SwiftUI

/// A list that loads when it appears.
public struct NewsScreen: View {
  @StateObject private var model = NewsModel()
  @State private var isSaved = false

  /// Creates the screen.
  public init() {}

  /// The headlines, or what takes their place.
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("\(model.seconds) s").font(.caption)
      ForEach(model.headlines) { Text($0.text) }
      switch model.phase {
      case .loading: Text("Loading…").foregroundStyle(.secondary)
      case .loaded: EmptyView()
      case .failed(let reason): Text(reason)
      }
      Button(isSaved ? "Saved" : "Save") { save() }.id("save")
    }
    .task { await model.load() }
    .task { await model.countSeconds() }
  }

  private func save() {
    isSaved = true
    Task {
      let clock = ContinuousClock()
      try await clock.sleep(until: clock.now + .seconds(2))
      isSaved = false
    }
  }
}
