public import Foundation

/// The widths or heights of the marks of a plot: a constant, or a value of each element.
public struct MarkDimensions<DataElement>: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Source {
    case constant(MarkDimension)
    case element((DataElement) -> MarkDimension)
  }

  let source: Source

  private init(source: Source) { self.source = source }

  /// Creates a constant length, in points.
  public init(integerLiteral value: Int) { source = .constant(.fixed(CGFloat(value))) }
  /// Creates a constant length, in points.
  public init(floatLiteral value: Double) { source = .constant(.fixed(CGFloat(value))) }

  /// A length that suits the scale: seven tenths of a category or of a calendar unit.
  public static var automatic: MarkDimensions { MarkDimensions(source: .constant(.automatic)) }
  /// Returns a constant length, in points.
  public static func fixed(_ length: CGFloat) -> MarkDimensions {
    MarkDimensions(source: .constant(.fixed(length)))
  }
  /// Returns the length at a key path, in points.
  public static func fixed(_ length: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions(source: .element { .fixed($0[keyPath: length]) })
  }
  /// Returns the length of the category or unit, less a constant inset on both sides, in points.
  public static func inset(_ inset: CGFloat) -> MarkDimensions {
    MarkDimensions(source: .constant(.inset(inset)))
  }
  /// Returns the length of the category or unit, less the inset at a key path on both sides, in points.
  public static func inset(_ inset: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions(source: .element { .inset($0[keyPath: inset]) })
  }
  /// Returns a constant fraction of the length of the category or unit.
  public static func ratio(_ ratio: CGFloat) -> MarkDimensions {
    MarkDimensions(source: .constant(.ratio(ratio)))
  }
  /// Returns the fraction at a key path of the length of the category or unit.
  public static func ratio(_ ratio: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions(source: .element { .ratio($0[keyPath: ratio]) })
  }

  /// The dimension of all elements; `nil` if it depends on the element.
  var constant: MarkDimension? {
    if case .constant(let dimension) = source { return dimension }
    return nil
  }

  /// Returns the dimension of an element.
  func dimension(of element: DataElement) -> MarkDimension {
    switch source {
    case .constant(let dimension): dimension
    case .element(let dimension): dimension(element)
    }
  }
}
