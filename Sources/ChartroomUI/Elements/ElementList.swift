/// Some layout elements in order; a single one takes no array.
package enum ElementList {
  case one(LayoutElement)
  case many([LayoutElement])

  /// The elements as an array.
  package var array: [LayoutElement] {
    switch self {
    case .one(let element): [element]
    case .many(let elements): elements
    }
  }
}

extension ElementList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int {
    switch self {
    case .one: 1
    case .many(let elements): elements.count
    }
  }

  package subscript(index: Int) -> LayoutElement {
    switch self {
    case .one(let element):
      precondition(index == 0, "the list has one element")
      return element
    case .many(let elements): return elements[index]
    }
  }

  /// Returns the results of a closure for all elements.
  package func mapElements(_ transform: (LayoutElement) -> LayoutElement) -> ElementList {
    switch self {
    case .one(let element): .one(transform(element))
    case .many(let elements): .many(elements.map(transform))
    }
  }
}

extension ElementList: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: LayoutElement...) { self = .many(elements) }
}
