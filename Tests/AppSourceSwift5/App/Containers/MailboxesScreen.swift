import SwiftUI

/// Mailboxes with the numbers of their unread letters.
struct MailboxesScreen: View {
  @State private var unread = ["Inbox": 12, "Archive": 0, "Junk": 3]
  @Environment(\.locale) private var locale

  var body: some View {
    NavigationStack {
      List {
        Section("On this device") {
          ForEach(unread.keys.sorted(), id: \.self) { name in
            NavigationLink {
              Text("No letters")
            } label: {
              Label(name, systemImage: name == "Junk" ? "trash" : "tray")
            }
            .badge(unread[name] ?? 0)
          }
        }
        Section {
          Text("Storage").badge("2 GB")
          Text("Account").badge(Text("Ada").italic())
          Button("Mark all as read") {
            unread = unread.mapValues { _ in 0 }
          }
          .id("read all")
        }
      }
      .navigationTitle("Mailboxes")
    }
  }
}
