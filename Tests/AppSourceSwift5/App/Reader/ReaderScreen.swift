import SwiftUI

private struct ScrollOffsetKey: PreferenceKey {
  static var defaultValue: CGFloat { .zero }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

extension EnvironmentValues {
  @Entry var readerFontSize: CGFloat = 15
  @Entry var openNote: ((Int) -> Void)?
}

struct Chapter: Identifiable {
  let id: Int
  let title: String
  let paragraphs: [String]
  var notes: [Int: String] = [:]
}

struct ReaderScreen: View {
  let chapter: Chapter

  @State private var offset: CGFloat = 0
  @State private var fontSize: CGFloat = 15
  @State private var openedNote: Int?

  var body: some View {
    VStack(spacing: 0) {
      bar
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          ForEach(Array(chapter.paragraphs.enumerated()), id: \.offset) { index, text in
            Paragraph(text: text, number: index + 1, hasNote: chapter.notes[index + 1] != nil)
          }
        }
        .padding()
        .background(
          GeometryReader { proxy in
            Color.clear.preference(
              key: ScrollOffsetKey.self, value: -proxy.frame(in: .named("reader")).minY)
          })
      }
      .coordinateSpace(name: "reader")
      .onPreferenceChange(ScrollOffsetKey.self) { offset = $0 }
    }
    .overlay(alignment: .bottom) {
      if let openedNote, let note = chapter.notes[openedNote] {
        NoteCard(text: note) { self.openedNote = nil }
      }
    }
    .environment(\.readerFontSize, fontSize)
    .environment(\.openNote) { openedNote = $0 }
  }

  private var bar: some View {
    HStack {
      Text(chapter.title).font(.headline).lineLimit(1)
      Spacer()
      Text(offset > 0 ? "scrolled \(Int(offset))" : "top").font(.caption)
      Button("A+") { fontSize = min(fontSize + 3, 24) }.id("larger")
    }
    .padding(8)
    .background(Color(white: 0.95).ignoresSafeArea(edges: .top))
  }
}

private struct Paragraph: View {
  let text: String
  let number: Int
  let hasNote: Bool

  @Environment(\.readerFontSize) private var size
  @Environment(\.openNote) private var openNote

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text("\(number)").font(.caption2).foregroundStyle(.tertiary)
      Text(text)
        .font(.system(size: size, design: .serif))
        .lineSpacing(size / 5)
        .fixedSize(horizontal: false, vertical: true)
      if hasNote {
        Button("*") { openNote?(number) }.id("note \(number)")
      }
    }
  }
}

private struct NoteCard: View {
  let text: String
  let close: @MainActor () -> Void

  var body: some View {
    HStack {
      Text(text)
      Spacer()
      Button("Close", action: close).id("close")
    }
    .padding()
    .background(Color.yellow)
  }
}

extension Chapter {
  static let sample = Chapter(
    id: 1, title: "Loomings",
    paragraphs: ["Call me Ishmael.", "Some years ago, never mind how long precisely."],
    notes: [2: "A sailor's measure."])
}

#Preview { ReaderScreen(chapter: .sample) }
