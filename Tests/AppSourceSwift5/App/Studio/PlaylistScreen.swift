import SwiftUI

struct Song: Identifiable {
  let id: Int
  var title: String
  var isLiked = false
}

struct Genre: Identifiable, Hashable {
  let id: String
}

/// A view that shows any views made from data.
struct Counted<Rows: DynamicViewContent>: View where Rows.Data: RandomAccessCollection {
  let rows: Rows

  var body: some View {
    rows
    Text("\(rows.data.count) styles").font(.footnote).foregroundStyle(.secondary)
  }
}

struct PlaylistScreen: View {
  @State private var songs = [
    Song(id: 1, title: "Low tide"), Song(id: 2, title: "Lanterns", isLiked: true),
    Song(id: 3, title: "North by east"),
  ]
  @State private var favourites: Set<Int> = [2]
  @State private var genres: [Genre] = []
  @State private var query = ""
  @State private var showsHint = false

  var body: some View {
    NavigationStack {
      List($songs, editActions: .all, selection: $favourites) { $song in
        HStack {
          Label(song.title, systemImage: song.isLiked ? "heart.fill" : "music.note")
            .foregroundStyle(song.isLiked ? .pink : .primary)
          Spacer()
          Toggle("Liked", isOn: $song.isLiked).labelsHidden()
        }
        .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
      }
      .navigationTitle("Playlist")
      .searchable(text: $query, tokens: $genres, prompt: "Songs") { Text($0.id) }
      .toolbar {
        Button("Hint") { withAnimation { showsHint.toggle() } }.id("hint")
      }
      .safeAreaInset(edge: .bottom) { hint }
    }
  }

  private var hint: some View {
    VStack {
      Counted(rows: ForEach(["Jazz", "Folk"], id: \.self) { Text($0) })
      if showsHint {
        Image(systemName: "arrow.right")
          .layoutDirectionBehavior(.mirrors)
          .transition(.blurReplace)
        Text("Drag a song to move it")
          .textVariant(.sizeDependent)
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
      NavigationLink("Charts") { Text("Charts") }
        .isDetailLink(false)
    }
    .padding()
    .background(.bar)
    .materialActiveAppearance(.active)
  }
}

struct EditedRows: View {
  @Binding var songs: [Song]

  var body: some View {
    List {
      ForEach($songs, editActions: .move) { $song in TextField("Title", text: $song.title) }
      ForEach($songs, id: \.title, editActions: .delete) { $song in Text(song.title) }
    }
    .tabViewSidebarHeader { Text("Header") }
    .tabViewSidebarFooter { Text("Footer") }
    .tabViewSidebarBottomBar { Text("Bar") }
  }
}
