extension Binding {
  /// Creates a binding to the value in an optional, or `nil` if the optional is `nil`.
  ///
  /// If the optional becomes `nil` later, the binding reads the value that it had when the binding was
  /// created.
  ///
  /// - Parameter base: A binding to the optional.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      place: base.place?.appending(.unwrapped), get: { base.wrappedValue ?? first },
      set: { base.wrappedValue = $0 })
  }

  /// Creates a binding to a value as an optional; writes of `nil` are ignored.
  ///
  /// - Parameter base: A binding to the value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      place: base.place?.appending(.optional), get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to a type-erased value; writes of other types are ignored.
  ///
  /// - Parameter base: A binding to the value.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      place: base.place?.appending(.hashable), get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// The type of the bindings to the elements of the collection.
  public typealias Element = Binding<Value.Element>
  /// The type of an iterator over the bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// The type of a range of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The type of a position in the collection.
  public typealias Index = Value.Index
  /// The type of the collection of all positions.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position after that of the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of all elements, in ascending order.
  public var indices: Value.Indices { wrappedValue.indices }

  /// Returns the position after a given one.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  /// Replaces a position with the next one.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at a position.
  ///
  /// If the collection later no longer has this position, the binding reads the element that it had when it
  /// was created, and ignores writes.
  ///
  /// - Precondition: `position` is a position of an element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    element(at: position) { $0[position] = $1 }
  }
}

extension Binding where Value: Collection {
  /// Returns a binding to an element, which is replaced by a function of all elements and the new one.
  func element(
    at position: Value.Index, replace: @escaping (inout Value, Value.Element) -> Void
  ) -> Binding<Value.Element> {
    // Creating the binding is no dependency on the value.
    let first = Evaluation.withoutReader { wrappedValue[position] }
    let place = place.flatMap { place in
      (position as? any Hashable).map { place.appending(.element(AnyHashable($0))) }
    }
    func isValid(in whole: Value) -> Bool {
      position >= whole.startIndex && position < whole.endIndex
    }
    return Binding<Value.Element>(
      place: place,
      get: {
        let whole = wrappedValue
        return isValid(in: whole) ? whole[position] : first
      },
      set: { element in
        var whole = wrappedValue
        guard isValid(in: whole) else { return }
        replace(&whole, element)
        wrappedValue = whole
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the position before a given one.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }

  /// Replaces a position with the previous one.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
