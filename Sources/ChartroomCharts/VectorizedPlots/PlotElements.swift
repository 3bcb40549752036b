import ChartroomUI
import Foundation

/// A distance in points, of all elements of a plot or of each one.
enum ElementPlace<Element> {
  case constant(CGFloat?)
  case element(KeyPath<Element, CGFloat>)

  func value(of element: Element) -> CGFloat? {
    switch self {
    case .constant(let value): value
    case .element(let keyPath): element[keyPath: keyPath]
    }
  }
}

/// The positions or the extents of the elements of a plot on one axis.
enum ElementExtent<Element> {
  case value(ElementColumn<Element>)
  case interval(ElementColumn<Element>, ElementColumn<Element>)
  case fixed(ElementPlace<Element>, ElementPlace<Element>)

  init<Value>(_ value: PlottableProjection<Element, Value>) { self = .value(value.column) }

  init<Value>(
    _ start: PlottableProjection<Element, Value>, _ end: PlottableProjection<Element, Value>
  ) {
    self = .interval(start.column, end.column)
  }

  /// Places that are equal for all elements.
  static func fixed(_ start: CGFloat?, _ end: CGFloat?) -> ElementExtent {
    .fixed(.constant(start), .constant(end))
  }

  /// Places of each element.
  static func fixed(
    _ start: KeyPath<Element, CGFloat>, _ end: KeyPath<Element, CGFloat>
  ) -> ElementExtent {
    .fixed(.element(start), .element(end))
  }

  /// Whether the places differ among the elements.
  var variesPlaces: Bool {
    guard case .fixed(let start, let end) = self else { return false }
    if case .constant = start, case .constant = end { return false }
    return true
  }
}

/// A modification of the marks of a plot that depends on the element.
///
/// This type is an implementation detail. Do not use it.
public struct _ElementChange<Element> {
  enum Kind {
    case setting((Element) -> MarkChange)
    case encoding(MarkChannel, ElementColumn<Element>)
    case position(ElementColumn<Element>, Axis?, MarkDimension)
    case description((Element, inout MarkAccessibility, EnvironmentValues) -> Void)
  }

  let kind: Kind
}

/// The marks of a plot, one for each element, without the elements.
struct PlotDescription<Element> {
  /// The extents of sectors.
  struct Sectors {
    let angle: ElementColumn<Element>
    let innerRadius: MarkDimensions<Element>
    let outerRadius: MarkDimensions<Element>
    let angularInset: ElementPlace<Element>
  }

  let kind: MarkKind
  let x: ElementExtent<Element>
  let y: ElementExtent<Element>
  var width = MarkDimensions<Element>.automatic
  var height = MarkDimensions<Element>.automatic
  var stacking = MarkStackingMethod.unstacked
  var series: ElementColumn<Element>?
  var sectors: Sectors?
  /// The modifications, the innermost one first.
  var changes: [_ElementChange<Element>] = []

  /// Whether the form of the marks depends on the element.
  var variesForm: Bool {
    if let sectors {
      if case .element = sectors.angularInset { return true }
      if sectors.innerRadius.constant == nil || sectors.outerRadius.constant == nil { return true }
    }
    return width.constant == nil || height.constant == nil || x.variesPlaces || y.variesPlaces
  }
}

/// The elements of a plot and their marks.
///
/// This type is an implementation detail. Do not use it.
public struct _PlotElements<Data: RandomAccessCollection> {
  private let data: Data
  private var description: PlotDescription<Data.Element>

  init(_ data: Data, _ description: PlotDescription<Data.Element>) {
    self.data = data
    self.description = description
  }
}

extension _PlotElements: VectorizedChartContent, PrimitiveChartContent {
  /// The type of the elements.
  public typealias DataElement = Data.Element

  /// Adds the marks of the elements, as columns.
  ///
  /// - Complexity: O(*n*) for *n* elements. No value is created for each mark.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    func collect(_ elements: UnsafeBufferPointer<Data.Element>) {
      collector.add(content.description, elements)
    }
    if content.data.withContiguousStorageIfAvailable({ collect($0) }) == nil {
      ContiguousArray(content.data).withUnsafeBufferPointer { collect($0) }
    }
  }

  /// Returns the plot with a modification.
  ///
  /// This method is an implementation detail. Do not call it.
  nonisolated public func _modified(by change: _ElementChange<Data.Element>) -> Self {
    var plot = self
    plot.description.changes.append(change)
    return plot
  }
}
