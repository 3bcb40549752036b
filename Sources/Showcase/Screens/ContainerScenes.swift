import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of split views, search fields and groups of controls.
  static let containers: [ShowcaseScene] = [
    #scene("containers.split-view", width: 1024, height: 500) {
      NavigationSplitView {
        List(selection: .constant("inbox" as String?)) {
          Label("Inbox", systemImage: "tray").badge(4).tag("inbox")
          Label("Sent", systemImage: "paperplane").tag("sent")
          Label("Trash", systemImage: "trash").tag("trash")
        }
        .navigationTitle("Mailboxes")
      } content: {
        List {
          VStack(alignment: .leading) {
            Text("Harbour office").font(.headline)
            Text("Your berth is ready").font(.subheadline).foregroundStyle(.secondary)
          }
          VStack(alignment: .leading) {
            Text("Sail loft").font(.headline)
            Text("Two new jibs").font(.subheadline).foregroundStyle(.secondary)
          }
        }
        .listStyle(.plain)
        .navigationTitle("Inbox")
        .navigationBarTitleDisplayMode(.inline)
      } detail: {
        VStack(alignment: .leading, spacing: 12) {
          Text("Your berth is ready").font(.title2.bold())
          Text("Berth 14 is free from Monday on. Please report to the harbour office.")
          Spacer()
        }
        .padding()
        .navigationTitle("Message")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { ShareLink(item: "Berth 14") }
      }
    },
    #scene("containers.split-view-narrow", width: 390, height: 300) {
      NavigationSplitView {
        List(selection: .constant(nil as Int?)) {
          ForEach(2022..<2026) { year in NavigationLink(String(year), value: year) }
        }
        .navigationTitle("Years")
      } detail: {
        Text("Select a year")
      }
    },
    #scene("containers.searchable", width: 390, height: 400) {
      NavigationStack {
        List {
          ForEach(["Anchor", "Buoy", "Compass"], id: \.self) { Text($0) }
        }
        .navigationTitle("Glossary")
        .toolbar { EditButton() }
      }
      .searchable(text: .constant(""), prompt: "Terms")
    },
    #scene("containers.searching", width: 390, height: 300) {
      NavigationStack {
        List { Text("Compass") }
          .navigationTitle("Glossary")
          .navigationBarTitleDisplayMode(.inline)
          .searchable(text: .constant("com"), isPresented: .constant(true))
      }
    },
    #scene("containers.suggestions", width: 390, height: 300) {
      let tags = ["Harbour", "Sail"].map { SearchTag(id: $0) }
      NavigationStack {
        List { Text("Compass") }
          .navigationTitle("Glossary")
          .navigationBarTitleDisplayMode(.inline)
          .searchable(
            text: .constant("br"), tokens: .constant(tags), isPresented: .constant(true)
          ) { tag in
            Text(tag.id)
          }
          .searchSuggestions {
            ForEach(["Breeze", "Brig", "Bridge"], id: \.self) { word in
              Label(word, systemImage: "magnifyingglass").searchCompletion(word)
            }
          }
      }
    },
    #scene("containers.control-group", width: 390, height: 220) {
      VStack(spacing: 20) {
        ControlGroup {
          Button {
          } label: {
            Label("Undo", systemImage: "arrow.uturn.backward")
          }
          Button {
          } label: {
            Label("Redo", systemImage: "arrow.uturn.forward")
          }
        }
        ControlGroup {
          Button {
          } label: {
            Image(systemName: "minus")
          }
          Button {
          } label: {
            Image(systemName: "plus")
          }
        }
        .tint(.green)
        ShareLink(item: "Harbour")
        RenameButton().renameAction {}
      }
    },
  ]
}

private struct SearchTag: Identifiable, Hashable {
  let id: String
}
