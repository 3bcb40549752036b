public import Foundation
public import Graphics

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates a set with a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path, for sources that make shapes of paths of UIKit: `Path(UIBezierPath(rect: rect).cgPath)`.
///
/// Angles are in radians.
open class UIBezierPath: @unchecked Sendable {
  private var path: Path
  /// The width of lines, in points; it is stored and not used.
  open var lineWidth: CGFloat = 1

  /// Creates an empty path.
  public init() { path = Path() }

  /// Creates a rectangle.
  public init(rect: CGRect) { path = Path(rect) }

  /// Creates the ellipse in a rectangle.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

  /// Creates a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates a rectangle of which some corners are rounded.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners.
  ///   - cornerRadii: The radius of the corners, of which the width counts.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
        bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)))
  }

  /// Creates an arc of a circle.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path = Path()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from one of Core Graphics.
  public init(cgPath: CGPath) { path = Path(cgPath) }

  /// The path of Core Graphics.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle that contains the path.
  open var bounds: CGRect { path.boundingRect }
  /// The end of the last element.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns whether a point is inside of the path.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  /// Starts a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // In contrast to Core Graphics, the direction is that on a screen.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  /// Closes the current subpath.
  open func close() { path.closeSubpath() }

  /// Adds a path.
  open func append(_ other: UIBezierPath) { path.addPath(other.path) }

  /// Transforms the path.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Removes all elements.
  open func removeAllPoints() { path = Path() }
}
