import ChartroomUI
import Foundation
import Graphics
import Observation
import Testing

@MainActor
@Suite("ForEach with bindings")
struct ForEachBindingTests {
  @Test("a row writes to its element of the collection, found by its id or by a key path")
  func writes() {
    let list = Shelf()
    let stage = stage(width: 100, height: 40) { ShelfView(shelf: list) }
    #expect(texts(stage) == ["a", "b", "a", "b"])
    stage.send(.tap(at: CGPoint(x: 50, y: 15)))
    #expect(list.books.map(\.title) == ["a", "b!"])
    stage.send(.tap(at: CGPoint(x: 50, y: 25)))
    #expect(list.books.map(\.title) == ["a!", "b!"])
    #expect(texts(stage) == ["a!", "b!", "a!", "b!"])
  }

  @Test("rows keep their state when their elements move")
  func moves() {
    let list = Shelf()
    let stage = stage(width: 100, height: 40) { ShelfView(shelf: list) }
    let first = stage.frame(of: "a")
    list.books.swapAt(0, 1)
    #expect(texts(stage) == ["b", "a", "b", "a"])
    #expect(first?.minY == 0)
    #expect(stage.frame(of: "a")?.minY == 10)
  }

  @Test("a binding to an element that is gone reads the last known one and writes nothing")
  func removed() throws {
    let list = Shelf()
    var bindings: [Binding<Book>] = []
    let rows = ForEach(Bindable(list).books) { book in
      bindings.append(book)
      return Text(book.wrappedValue.title)
    }
    for element in rows.data { _ = rows.content(element) }
    let last = try #require(bindings.last)
    list.books.removeLast()
    #expect(last.wrappedValue.title == "b")
    last.wrappedValue.title = "c"
    #expect(list.books.map(\.title) == ["a"])
    bindings[0].wrappedValue.title = "z"
    #expect(list.books.map(\.title) == ["z"])
  }

  @Test("bindings to one position are known as such")
  func places() {
    let list = Shelf()
    func bindings() -> [Binding<Book>] {
      var bindings: [Binding<Book>] = []
      let rows = ForEach(Bindable(list).books, id: \.title) { book in
        bindings.append(book)
        return EmptyView()
      }
      for element in rows.data { _ = rows.content(element) }
      return bindings
    }
    let (first, second) = (bindings(), bindings())
    #expect(first[0].isSame(as: second[0]))
    #expect(!first[0].isSame(as: second[1]))
  }

  private func texts(_ stage: Stage) -> [String] {
    stage.drawList().description.split(separator: "\"").enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

private struct Book: Identifiable {
  let id: Int
  var title: String
}

@Observable
@MainActor
private final class Shelf {
  var books = [Book(id: 1, title: "a"), Book(id: 2, title: "b")]
}

private struct ShelfView: View {
  @Bindable var shelf: Shelf

  var body: some View {
    VStack(spacing: 0) {
      ForEach($shelf.books) { $book in BookRow(book: $book).id(book.title) }
      ForEach($shelf.books, id: \.title) { book in BookRow(book: book) }
    }
  }
}

private struct BookRow: View {
  @Binding var book: Book

  var body: some View {
    Text(book.title).frame(maxWidth: .infinity).frame(height: 10).contentShape(Rectangle())
      .onTapGesture { book.title += "!" }
  }
}
