import Foundation

/// The values of the elements of a plot for one quantity, not yet encoded.
enum PlottedColumn {
  /// The value of all elements.
  case constant(PlottedExtent)
  case numbers(ContiguousArray<Double>)
  /// Dates, in seconds since 1 January 2001, 00:00 UTC.
  case dates(ContiguousArray<Double>)
  case extents([PlottedExtent])

  /// Returns the value of an element.
  func extent(_ index: Int) -> PlottedExtent {
    switch self {
    case .constant(let extent): extent
    case .numbers(let numbers): .value(.number(numbers[index]))
    case .dates(let dates): .value(.date(dates[index]))
    case .extents(let extents): extents[index]
    }
  }
}

/// A quantity of the elements of a plot.
struct ElementColumn<Element> {
  /// The name of the quantity.
  let label: String
  /// Reads the values of all elements.
  let read: (UnsafeBufferPointer<Element>) -> PlottedColumn

  init(_ label: String, constant extent: PlottedExtent) {
    self.label = label
    read = { _ in .constant(extent) }
  }

  /// Creates a quantity whose values are known, one for each element.
  init(_ label: String, values: PlottedColumn) {
    self.label = label
    read = { _ in values }
  }

  init<Value: Plottable>(_ label: String, _ keyPath: KeyPath<Element, Value>) {
    self.label = label
    // These types are read without an enumeration value for each element.
    read =
      switch keyPath {
      case let keyPath as KeyPath<Element, Double>: { .numbers(Self.read(keyPath, $0) { $0 }) }
      case let keyPath as KeyPath<Element, CGFloat>:
        { .numbers(Self.read(keyPath, $0) { Double($0) }) }
      case let keyPath as KeyPath<Element, Float>:
        { .numbers(Self.read(keyPath, $0) { Double($0) }) }
      case let keyPath as KeyPath<Element, Int>: { .numbers(Self.read(keyPath, $0) { Double($0) }) }
      case let keyPath as KeyPath<Element, Date>:
        { .dates(Self.read(keyPath, $0) { $0.timeIntervalSinceReferenceDate }) }
      default:
        { elements in
          .extents(elements.map { .value($0[keyPath: keyPath].primitivePlottable._plotted) })
        }
      }
  }

  init<Value: Plottable>(
    _ label: String, _ start: KeyPath<Element, Value>, _ end: KeyPath<Element, Value>
  ) {
    self.label = label
    read = { elements in
      .extents(
        elements.map {
          .range(
            $0[keyPath: start].primitivePlottable._plotted,
            $0[keyPath: end].primitivePlottable._plotted)
        })
    }
  }

  init(
    _ label: String, _ keyPath: KeyPath<Element, Date>, _ unit: Calendar.Component,
    _ calendar: Calendar?
  ) {
    self.label = label
    read = { elements in .extents(elements.map { .unit($0[keyPath: keyPath], unit, calendar) }) }
  }

  /// Reads the values at a key path as doubles.
  ///
  /// Stored properties are read from memory, several times as fast as through the key path.
  @inline(__always)
  private static func read<Value>(
    _ keyPath: KeyPath<Element, Value>, _ elements: UnsafeBufferPointer<Element>,
    _ number: (Value) -> Double
  ) -> ContiguousArray<Double> {
    guard let offset = MemoryLayout<Element>.offset(of: keyPath),
      let start = UnsafeRawPointer(elements.baseAddress)
    else { return ContiguousArray(elements.map { number($0[keyPath: keyPath]) }) }
    return numbers(
      at: start + offset, stride: MemoryLayout<Element>.stride, count: elements.count, number)
  }
}

/// Reads equidistant values in memory as doubles.
///
/// The function does not depend on the type of the elements, so that inlined calls specialise it for their values.
private func numbers<Value>(
  at start: UnsafeRawPointer, stride: Int, count: Int, _ number: (Value) -> Double
) -> ContiguousArray<Double> {
  ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initialized in
    for index in 0..<count {
      let value = start.load(fromByteOffset: index * stride, as: Value.self)
      buffer.initializeElement(at: index, to: number(value))
    }
    initialized = count
  }
}
