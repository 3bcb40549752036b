import SwiftUI

private struct Letter: Identifiable, Hashable {
  let id: Int
  let sender: String
  let subject: String
}

/// Letters with their texts, as on a tablet or a phone.
struct MailSplitScreen: View {
  @State private var selected: Letter?
  @State private var visibility = NavigationSplitViewVisibility.automatic

  private let letters = [
    Letter(id: 1, sender: "Harbour office", subject: "Your berth is ready"),
    Letter(id: 2, sender: "Sail loft", subject: "Two new jibs"),
  ]

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(letters, id: \.self, selection: $selected) { letter in
        NavigationLink(value: letter) {
          VStack(alignment: .leading) {
            Text(letter.sender).font(.headline).id("letter \(letter.id)")
            Text(letter.subject).font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
      .navigationTitle("Inbox")
      .navigationSplitViewColumnWidth(min: 250, ideal: 300)
    } detail: {
      if let selected {
        LetterView(letter: selected)
      } else {
        Text("Select a letter").foregroundStyle(.secondary)
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

private struct LetterView: View {
  let letter: Letter

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("From \(letter.sender)")
      Divider()
      Text("Dear captain, please come to the office.")
      Spacer()
    }
    .padding()
    .navigationTitle(letter.subject)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { ShareLink(item: letter.subject) }
  }
}
