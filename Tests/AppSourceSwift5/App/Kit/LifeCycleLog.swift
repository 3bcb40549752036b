import SwiftUI

/// Notes the life cycle of views, as apps do for analytics.
@Observable
final class EventLog {
  private(set) var events: [String] = []

  func note(_ event: String) { events.append(event) }
}

extension View {
  func tracked(_ name: String, in log: EventLog) -> some View {
    onAppear { log.note("+\(name)") }
      .onDisappear { log.note("-\(name)") }
  }
}

struct TabsScreen: View {
  enum Tab: String, CaseIterable { case home, search, you }

  @State private var log = EventLog()
  @State private var tab = Tab.home

  var body: some View {
    VStack {
      Group {
        switch tab {
        case .home: Text("Home").tracked("home", in: log)
        case .search: Text("Search").tracked("search", in: log)
        case .you: Text("You").tracked("you", in: log)
        }
      }
      .frame(maxHeight: .infinity)
      HStack {
        ForEach(Tab.allCases, id: \.rawValue) { item in
          Text(item.rawValue.capitalized)
            .frame(maxWidth: .infinity)
            .foregroundStyle(item == tab ? .primary : .secondary)
            .onTapGesture { tab = item }
            .id("tab \(item.rawValue)")
        }
      }
      Text(log.events.joined(separator: " "))
    }
    .padding()
  }
}

struct FeedScreen: View {
  @State private var pages = 1
  @State private var log = EventLog()

  private var items: Range<Int> { 0..<pages * 20 }

  var body: some View {
    VStack {
      Text("\(items.count) items")
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0, pinnedViews: []) {
          ForEach(items, id: \.self) { item in
            Text("Item \(item)")
              .frame(height: 20)
              .onAppear { loadMore(after: item) }
          }
        }
      }
      .frame(height: 100)
      .id("feed")
    }
  }

  private func loadMore(after item: Int) {
    log.note("\(item)")
    if item == items.upperBound - 1, pages < 3 { pages += 1 }
  }
}

#Preview("Tabs") { TabsScreen() }
#Preview("Feed") { FeedScreen() }
