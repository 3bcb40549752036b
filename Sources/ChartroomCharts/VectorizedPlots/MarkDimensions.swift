public import Foundation

/// The widths or heights of the marks of a plot: a constant, or a value for each element.
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

  /// A length that suits the mark.
  ///
  /// For rectangles, it is the whole category or unit. For bars, it is seven tenths of the category or unit, nearly all
  /// of a bin, or, for values without bands, seven tenths of the least distance between them (at most 40 points).
  public static var automatic: MarkDimensions { MarkDimensions(source: .constant(.automatic)) }
  /// Returns a constant length, in points.
  public static func fixed(_ length: CGFloat) -> MarkDimensions {
    MarkDimensions(source: .constant(.fixed(length)))
  }
  /// Returns the length at a key path, in points.
  public static func fixed(_ length: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions(source: .element { .fixed($0[keyPath: length]) })
  }
  /// Returns the length of the category, unit or bin, less a constant inset in points on both sides.
  public static func inset(_ inset: CGFloat) -> MarkDimensions {
    MarkDimensions(source: .constant(.inset(inset)))
  }
  /// Returns the length of the category, unit or bin, less the inset at a key path, in points, on both sides.
  public static func inset(_ inset: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions(source: .element { .inset($0[keyPath: inset]) })
  }
  /// Returns a constant fraction of the length of the category, unit or bin.
  public static func ratio(_ ratio: CGFloat) -> MarkDimensions {
    MarkDimensions(source: .constant(.ratio(ratio)))
  }
  /// Returns the length of the category, unit or bin, multiplied by the fraction at a key path.
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
