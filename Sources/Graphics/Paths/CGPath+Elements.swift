public import Foundation

/// The kind of an element of a path.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath, with one point.
  case moveToPoint
  /// A line, with one point.
  case addLineToPoint
  /// A quadratic Bézier curve, with its control point and its end.
  case addQuadCurveToPoint
  /// A cubic Bézier curve, with its control points and its end.
  case addCurveToPoint
  /// The end of a closed subpath, without points.
  case closeSubpath
}

/// An element of a path.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points of the element, which exist only while the element is visited.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a closure for each element, in order.
  ///
  /// - Parameter block: The closure; the element and its points exist only during the call.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { element in
      var points: [CGPoint]
      let type: CGPathElementType
      switch element {
      case .move(let end): (type, points) = (.moveToPoint, [end])
      case .line(let end): (type, points) = (.addLineToPoint, [end])
      case .quadCurve(let end, let control):
        (type, points) = (.addQuadCurveToPoint, [control, end])
      case .curve(let end, let control1, let control2):
        (type, points) = (.addCurveToPoint, [control1, control2, end])
      case .closeSubpath: (type, points) = (.closeSubpath, [.zero])
      }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: start)) { block($0) }
      }
    }
  }

  /// Returns a copy, which no change of the path affects; never `nil`.
  public final func copy() -> CGPath? { CGPath(path) }

  /// Returns a transformed copy; never `nil`.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }

  /// Returns a copy that can be changed; never `nil`.
  public final func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }

  /// Returns the outline of the stroked path.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the stroke.
  ///   - lineCap: The ends of the stroke.
  ///   - lineJoin: The corners of the stroke.
  ///   - miterLimit: The greatest length of a sharp corner, as a multiple of the width.
  ///   - transform: A transform of the path; the identity by default.
  /// - Returns: The outline.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }
}
