extension ForEach where Content: View {
  /// Creates views for bindings to elements that are identified by the value at a key path.
  ///
  /// A binding refers to the position of its element. If the collection no longer has this position, the
  /// binding reads the last known element and ignores writes.
  /// - Parameters:
  ///   - data: A binding to the collection of elements.
  ///   - id: The key path of an element's id.
  ///   - content: A closure that creates the view of an element from a binding to the element.
  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      id: { $0.1 },
      content: { element in
        let place = ElementPlace(index: element.0, lastKnown: elements[element.0])
        return content(data[dynamicMember: \.[place]])
      })
  }

  /// Creates views for bindings to identifiable elements.
  ///
  /// A binding refers to the position of its element. If the collection no longer has this position, the
  /// binding reads the last known element and ignores writes.
  /// - Parameters:
  ///   - data: A binding to the collection of elements.
  ///   - content: A closure that creates the view of an element from a binding to the element.
  public init<Elements>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
    Elements.Index: Hashable, ID == Elements.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }
}

/// A position in a collection, with the element that was there.
///
/// Places with the same index are equal, so that bindings to one position are known as such.
private struct ElementPlace<Index: Hashable, Element>: Hashable {
  let index: Index
  let lastKnown: Element

  static func == (lhs: ElementPlace, rhs: ElementPlace) -> Bool { lhs.index == rhs.index }
  func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension MutableCollection where Self: RandomAccessCollection, Index: Hashable {
  /// The element at a position, or the last known one if the collection has become shorter.
  fileprivate subscript(place: ElementPlace<Index, Element>) -> Element {
    get { has(place.index) ? self[place.index] : place.lastKnown }
    set { if has(place.index) { self[place.index] = newValue } }
  }

  private func has(_ index: Index) -> Bool { index >= startIndex && index < endIndex }
}
