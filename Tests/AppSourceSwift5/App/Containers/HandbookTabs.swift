import SwiftUI

/// More tabs than fit in a bar.
struct HandbookTabs: View {
  private let chapters = [
    ("Knots", "link"), ("Weather", "cloud.sun"), ("Charts", "map"), ("Signals", "flag"),
    ("First aid", "cross"), ("Radio", "antenna.radiowaves.left.and.right"),
  ]

  var body: some View {
    TabView {
      ForEach(chapters, id: \.0) { chapter in
        ChapterTab(title: chapter.0)
          .tabItem {
            Image(systemName: chapter.1)
            Text(chapter.0).id("tab \(chapter.0)")
          }
      }
    }
    .toolbarBackground(.visible, for: .tabBar)
  }
}

private struct ChapterTab: View {
  let title: String
  @State private var pages = 1

  var body: some View {
    VStack(spacing: 12) {
      Text("\(title), page \(pages)")
      Button("Next page") { pages += 1 }.id("next \(title)")
    }
  }
}
