public import Foundation

/// The width or the height of a mark.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  @usableFromInline enum Kind: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  @usableFromInline let kind: Kind

  /// A length that suits the mark.
  ///
  /// For rectangles, it is the whole category or unit. For bars, it is seven tenths of the category or unit, nearly all
  /// of a bin, or, for values without bands, seven tenths of the least distance between them (at most 40 points).
  @inlinable public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }
  /// Returns a constant length, in points.
  @inlinable
  public static func fixed(_ length: CGFloat) -> MarkDimension {
    MarkDimension(kind: .fixed(length))
  }
  /// Returns the length of the category, unit or bin, less an inset in points on both sides.
  ///
  /// For bars at values without bands, it is the least distance between them less the insets.
  @inlinable
  public static func inset(_ inset: CGFloat) -> MarkDimension {
    MarkDimension(kind: .inset(inset))
  }
  /// Returns a fraction of the length of the category, unit or bin, or of the least distance between bars at values
  /// without bands.
  @inlinable
  public static func ratio(_ ratio: CGFloat) -> MarkDimension {
    MarkDimension(kind: .ratio(ratio))
  }

  @inlinable
  init(kind: Kind) { self.kind = kind }

  /// Creates a constant length, in points.
  @inlinable
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  /// Creates a constant length, in points.
  @inlinable
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }

  /// The part of a category or unit that a mark of automatic length takes.
  static let usualRatio: CGFloat = 0.7

  /// Returns the length in a band.
  ///
  /// - Parameter band: The length of the band, in points; 0 without one.
  /// - Returns: The length, in points; not negative.
  func length(in band: CGFloat) -> CGFloat {
    let length =
      switch kind {
      case .automatic: band * Self.usualRatio
      case .fixed(let length): length
      case .inset(let inset): band - 2 * inset
      case .ratio(let ratio): band * ratio
      }
    return length.isFinite ? max(length, 0) : 0
  }
}
