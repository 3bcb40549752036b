import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Lists of elements")
struct ElementListTests {
  private static func elements(_ count: Int) -> [LayoutElement] {
    let core = stage(width: 10, height: 10) { Color.red }.core
    return (0..<count).map { _ in LayoutElement(core: core) }
  }

  @Test("a list holds its elements in order, one without an array and others", arguments: 0...3)
  func order(count: Int) {
    let elements = Self.elements(count)
    let list = count == 1 ? ElementList.one(elements[0]) : .many(elements)
    #expect(list.count == count)
    #expect(list.map(ObjectIdentifier.init) == elements.map(ObjectIdentifier.init))
    #expect(list.array.map(ObjectIdentifier.init) == elements.map(ObjectIdentifier.init))
    for index in list.indices { #expect(list[index] === elements[index]) }
  }

  @Test("elements are mapped one by one", arguments: 0...3)
  func map(count: Int) {
    let (elements, others) = (Self.elements(count), Self.elements(count))
    let list = count == 1 ? ElementList.one(elements[0]) : .many(elements)
    let mapped = list.mapElements { element in
      elements.firstIndex { $0 === element }.map { others[$0] } ?? element
    }
    #expect(mapped.map(ObjectIdentifier.init) == others.map(ObjectIdentifier.init))
  }
}
