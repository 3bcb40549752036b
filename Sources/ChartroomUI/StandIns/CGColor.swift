public import Foundation
public import Graphics

/// A colour of Core Graphics, whose components are those of sRGB.
public final class CGColor: Hashable, Sendable {
  let resolved: Color.Resolved

  init(_ resolved: Color.Resolved) { self.resolved = resolved }

  /// Creates a colour from red, green and blue components; values outside 0...1 are clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color.Resolved(
        red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
  }

  /// Creates a shade of grey; values outside 0...1 are clamped.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The opacity, in 0...1.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

  /// The number of components, which is 4.
  public var numberOfComponents: Int { 4 }

  /// The red, green, blue and opacity components, in 0...1.
  public var components: [CGFloat]? {
    [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }

  /// Returns whether both colours have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.resolved == rhs.resolved }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

extension Color {
  /// Creates the colour of a Core Graphics colour.
  public init(cgColor: CGColor) { self.init(base: .fixed(cgColor.resolved)) }

  /// The colour for Core Graphics, with the components of the light colour scheme; `nil` for a colour of a catalog.
  public var cgColor: CGColor? {
    if case .asset = base { nil } else { CGColor(resolve(in: .light)) }
  }
}

extension Color.Resolved {
  /// The colour for Core Graphics.
  public var cgColor: CGColor { CGColor(self) }
}
