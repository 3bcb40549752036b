import SwiftUI

extension ContainerValues {
  @Entry var isPinned = false
}

extension FocusedValues {
  @Entry var board: Binding<String>?
}

extension View {
  func pinned(_ isPinned: Bool = true) -> some View { containerValue(\.isPinned, isPinned) }
}

/// A container that draws each of its views as a card.
struct PinBoard<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(sections: content) { section in
        section.header.font(.headline)
        ForEach(subviews: section.content) { card in
          card
            .padding(8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(
              card.containerValues.isPinned ? Color.yellow.opacity(0.3) : Color.gray.opacity(0.15),
              in: .rect(cornerRadius: 8))
        }
        Group(subviews: section.content) { cards in
          Text(cards.count == 1 ? "1 card" : "\(cards.count) cards").font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
    }
  }
}

struct BoardScreen: View {
  @State private var isTable = false
  @State private var position = ScrollPosition(idType: String.self)
  @FocusedValue(\.board) private var board
  @FocusedObject private var router: Router?

  private var layout: AnyLayout {
    isTable
      ? AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        PinBoard {
          Section("Today") {
            Text("Paint the hull").pinned()
            ForEach(["Order rope", "Check the lamps"], id: \.self) { Text($0) }
          }
          Section("Later") { Text("Sell the dinghy").selectionDisabled() }
        }
        layout {
          GridRow {
            Text("Tasks").bold()
            Text("4")
          }
          GridRow {
            Text("Done").bold()
            Text("12")
          }
        }
        Button(isTable ? "As lines" : "As table") { isTable.toggle() }.id("table")
        Button("To the top") { position.scrollTo(edge: .top) }.id("top")
      }
      .padding()
    }
    .scrollPosition($position)
    .defaultScrollAnchor(.top, for: .initialOffset)
    .focusedValue(\.board, .constant("Today"))
    .focusedSceneObject(router)
    .containerCornerOffset(.leading, sizeToFit: true)
  }
}
