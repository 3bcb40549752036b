import SwiftUI

struct Book: Identifiable, Hashable {
  let id: Int
  var title: String
  var isRead = false
}

@MainActor
final class Library: ObservableObject {
  @Published var books = [
    Book(id: 1, title: "Persuasion"), Book(id: 2, title: "Typee"), Book(id: 3, title: "Walden"),
  ]
  @Published private(set) var refreshes = 0

  var unread: Int { books.filter { !$0.isRead }.count }

  func refresh() async { refreshes += 1 }

  func toggle(_ book: Book) {
    guard let index = books.firstIndex(where: { $0.id == book.id }) else { return }
    books[index].isRead.toggle()
  }

  func remove(_ book: Book) { books.removeAll { $0.id == book.id } }

  func open(_ url: URL) {
    guard url.host == "add" else { return }
    books.append(Book(id: books.count + 1, title: url.lastPathComponent))
  }
}

struct ReadingListScreen: View {
  @StateObject private var library = Library()
  @State private var chosen: Book.ID?

  var body: some View {
    VStack(spacing: 0) {
      ReadingHeader(unread: library.unread)
      List {
        ForEach(library.books) { book in
          BookRow(book: book, library: library)
            .listRowSeparator(.hidden)
            .deleteDisabled(!book.isRead)
            .moveDisabled(book.isRead)
        }
        .onDelete { library.books.remove(atOffsets: $0) }
        .onMove { library.books.move(fromOffsets: $0, toOffset: $1) }
      }
      .refreshable { await library.refresh() }
      .contextMenu(forSelectionType: Book.ID.self) { ids in
        Button("Open \(ids.count)") { chosen = ids.first }
      } primaryAction: { ids in
        chosen = ids.first
      }
      .scrollBounceBehavior(.basedOnSize)
      .scrollDismissesKeyboard(.interactively)
      .scrollIndicatorsFlash(onAppear: true)
      .scrollIndicatorsFlash(trigger: library.books.count)
      ShelfStrip(books: library.books)
    }
    .sensoryFeedback(.success, trigger: library.refreshes)
    .sensoryFeedback(.impact(weight: .light, intensity: 0.7), trigger: library.unread) { $1 < $0 }
    .sensoryFeedback(trigger: chosen) { chosen == nil ? nil : .selection }
    .sensoryFeedback(trigger: library.books.count) { old, new in
      new > old ? .increase : .impact(flexibility: .soft)
    }
    .onOpenURL(perform: { library.open($0) })
    .handlesExternalEvents(preferring: ["books"], allowing: ["*"])
    .onSubmit(of: [.text, .search]) { chosen = nil }
    .submitScope()
    .readerWindow()
  }
}

private struct ReadingHeader: View {
  let unread: Int

  var body: some View {
    HStack {
      Image(systemName: "book")
        .symbolEffect(.bounce.up, options: .repeat(2).speed(1.5), value: unread)
        .symbolEffect(.pulse, isActive: unread > 2)
        .symbolEffectsRemoved(unread == 0)
      Text("\(unread) unread")
        .font(.headline)
        .contentTransition(.numericText(value: Double(unread)))
        .accessibilityHeading(.h1)
      Spacer()
      Image(systemName: "wifi").symbolEffect(.variableColor.iterative.reversing)
    }
    .padding()
    .privacySensitive()
    .invalidatableContent()
    .speechAdjustedPitch(0.2)
    .speechAlwaysIncludesPunctuation()
    .speechAnnouncementsQueued(false)
    .speechSpellsOutCharacters(false)
  }
}

private struct BookRow: View {
  let book: Book
  @ObservedObject var library: Library

  @State private var isHovered = false
  @State private var pointer: CGPoint?

  var body: some View {
    HStack {
      Text(book.title).textSelection(.enabled)
      Spacer()
      Button(book.isRead ? "Unread" : "Read", action: toggle)
        .id("toggle \(book.id)")
        .keyboardShortcut("r", modifiers: [.command, .shift])
        .help(book.isRead ? "Marks the book as unread" : "Marks the book as read")
    }
    .background(isHovered ? Color.yellow : Color.clear)
    .swipeActions(edge: .leading) {
      Button("Read", action: toggle)
    }
    .swipeActions(allowsFullSwipe: false) {
      Button("Delete", role: .destructive, action: remove)
    }
    .contextMenu {
      Button("Toggle", action: toggle)
      Button("Delete", role: .destructive, action: remove)
    }
    .onHover { isHovered = $0 }
    .onContinuousHover { phase in
      switch phase {
      case .active(let point): pointer = point
      case .ended: pointer = nil
      }
    }
    .hoverEffect(.lift, isEnabled: !book.isRead)
    .focusable(interactions: .activate)
    .focusEffectDisabled()
    .rowKeys(toggle: toggle, remove: remove)
    .accessibilityActions { Button("Toggle", action: toggle) }
    .accessibilityInputLabels([book.title, "book"])
    .accessibilityRespondsToUserInteraction()
    .accessibilityActivationPoint(.trailing)
  }

  private func toggle() { library.toggle(book) }
  private func remove() { library.remove(book) }
}

extension View {
  fileprivate func rowKeys(
    toggle: @escaping @MainActor () -> Void, remove: @escaping @MainActor () -> Void
  ) -> some View {
    onKeyPress(.space) {
      toggle()
      return .handled
    }
    .onKeyPress(.delete, phases: .down) { press in
      guard press.modifiers.contains(.command) else { return .ignored }
      remove()
      return .handled
    }
    .onKeyPress(keys: [.return, "o"]) { _ in .ignored }
    .onKeyPress(characters: .decimalDigits) { $0.characters == "0" ? .handled : .ignored }
    .onKeyPress { $0.key == .escape ? .handled : .ignored }
  }

  fileprivate func readerWindow() -> some View {
    statusBarHidden()
      .statusBar(hidden: true)
      .persistentSystemOverlays(.hidden)
      .defersSystemGestures(on: [.bottom, .top])
      .defaultHoverEffect(.highlight)
      .hoverEffectDisabled(false)
  }

  fileprivate func titleInput() -> some View {
    keyboardType(.emailAddress)
      .textContentType(.name)
      .textInputAutocapitalization(.words)
      .autocapitalization(.none)
      .autocorrectionDisabled()
      .disableAutocorrection(true)
      .submitLabel(.done)
  }
}

private struct ShelfStrip: View {
  let books: [Book]
  @State private var page = 0

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(books) { book in
          Text(book.title.prefix(1))
            .padding(10)
            .background(Color.orange.opacity(0.3), in: Circle())
            .contextMenu {
              Button("Next") { page += 1 }
            } preview: {
              Text(book.title).font(.largeTitle)
            }
            .accessibilityShowsLargeContentViewer { Text(book.title) }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .accessibilityAdjustableAction { page += $0 == .increment ? 1 : -1 }
    .accessibilityScrollAction { page += $0 == .leading ? -1 : 1 }
    .accessibilityIgnoresInvertColors()
    .titleInput()
    .help(Text("All books"))
    .keyboardShortcut(.defaultAction)
    .padding()
  }
}

#Preview("Reading list") { ReadingListScreen() }
