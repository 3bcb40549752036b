import SwiftUI

struct LoadingScreen: View {
  struct Article: Identifiable {
    let id: Int
    let title: String
    let summary: String
  }

  @State private var articles: [Article] = []
  @State private var isLoading = true
  private let notification = UINotificationFeedbackGenerator()

  private static let sample = (0..<3).map {
    Article(id: $0, title: "Title of an article", summary: "A summary in two lines, number \($0)")
  }

  var body: some View {
    VStack(spacing: 16) {
      if !isLoading && articles.isEmpty {
        ContentUnavailableView(
          "No Articles", systemImage: "newspaper", description: Text("Pull to refresh."))
      } else {
        ForEach(isLoading ? Self.sample : articles) { article in
          HStack(alignment: .top) {
            AsyncImage(url: URL(string: "https://example.org/\(article.id).png")) { image in
              image.resizable().scaledToFill()
            } placeholder: {
              Color(.systemGray5)
            }
            .frame(width: 44, height: 44)
            .clipShape(RoundedRectangle(cornerRadius: 8))
            VStack(alignment: .leading) {
              Label(article.title, systemImage: "doc.text").font(.headline)
              Text(article.summary).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
          }
        }
        .redacted(reason: isLoading ? .placeholder : [])
        .allowsHitTesting(!isLoading)
      }
      Button("Finish") {
        isLoading = false
        notification.notificationOccurred(.warning)
      }
      .id("finish")
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
