import Foundation
public import Graphics

/// A function that maps the elapsed fraction of an animation's duration to the animation's progress.
public struct UnitCurve: Hashable, Sendable {
  private enum Function: Hashable {
    case linear
    case bezier(CGPoint, CGPoint)
    case circularIn
    case circularOut
    case circularInOut
  }

  private let function: Function

  /// The curve with constant velocity.
  public static let linear = UnitCurve(function: .linear)
  /// A curve that starts and ends slowly, with the control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = bezier(startX: 0.42, startY: 0, endX: 0.58, endY: 1)
  /// A curve that starts slowly, with the control points (0.42, 0) and (1, 1).
  public static let easeIn = bezier(startX: 0.42, startY: 0, endX: 1, endY: 1)
  /// A curve that ends slowly, with the control points (0, 0) and (0.58, 1).
  public static let easeOut = bezier(startX: 0, startY: 0, endX: 0.58, endY: 1)
  /// A curve along a quarter circle that starts slowly.
  public static let circularEaseIn = UnitCurve(function: .circularIn)
  /// A curve along a quarter circle that ends slowly.
  public static let circularEaseOut = UnitCurve(function: .circularOut)
  /// A curve along two quarter circles of half the size that starts and ends slowly.
  public static let circularEaseInOut = UnitCurve(function: .circularInOut)

  /// Creates a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - startControlPoint: The first control point. Its x coordinate is clamped to 0...1.
  ///   - endControlPoint: The second control point. Its x coordinate is clamped to 0...1.
  /// - Returns: The curve. A coordinate that is not finite counts as 0.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    bezier(
      startX: startControlPoint.x, startY: startControlPoint.y, endX: endControlPoint.x,
      endY: endControlPoint.y)
  }

  static func bezier(
    startX: CGFloat, startY: CGFloat, endX: CGFloat, endY: CGFloat
  ) -> UnitCurve {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: x.isFinite ? min(max(x, 0), 1) : 0, y: y.isFinite ? y : 0)
    }
    return UnitCurve(function: .bezier(point(startX, startY), point(endX, endY)))
  }

  /// The inverse function: the curve with its axes exchanged.
  ///
  /// For a Bézier curve, the y coordinates of the control points are first clamped to 0...1, because only
  /// then is there an inverse.
  public var inverse: UnitCurve {
    switch function {
    case .linear: self
    case .bezier(let start, let end):
      .bezier(startX: start.y, startY: start.x, endX: end.y, endY: end.x)
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: self
    }
  }

  /// Returns the progress of the animation.
  ///
  /// - Parameter progress: The elapsed fraction of the duration, clamped to 0...1; NaN counts as 0.
  /// - Returns: 0 at the start and 1 at the end. In between, a Bézier curve can leave this range.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    switch function {
    case .linear: return progress
    case .bezier(let start, let end):
      let parameter = Self.parameter(x: progress, start.x, end.x)
      return Self.coordinate(parameter, start.y, end.y)
    case .circularIn: return Self.circular(progress)
    case .circularOut: return 1 - Self.circular(1 - progress)
    case .circularInOut:
      return progress < 0.5
        ? Self.circular(2 * progress) / 2 : 1 - Self.circular(2 - 2 * progress) / 2
    }
  }

  /// Returns the derivative of the curve.
  ///
  /// - Parameter progress: The elapsed fraction of the duration, clamped to 0...1; NaN counts as 0.
  /// - Returns: The derivative, computed from central differences or, at the ends, from one-sided
  ///   differences.
  public func velocity(at progress: Double) -> Double {
    let progress = progress > 0 ? min(progress, 1) : 0
    let low = max(progress - 1e-5, 0)
    let high = min(progress + 1e-5, 1)
    return (value(at: high) - value(at: low)) / (high - low)
  }

  private static func circular(_ x: Double) -> Double { 1 - max(1 - x * x, 0).squareRoot() }

  /// Returns a coordinate of the Bézier curve with the end points 0 and 1 at a parameter.
  private static func coordinate(_ t: Double, _ first: CGFloat, _ second: CGFloat) -> Double {
    let u = 1 - t
    return t * (3 * u * (u * Double(first) + t * Double(second)) + t * t)
  }

  /// Returns the parameter at which the curve has an x coordinate.
  ///
  /// The coordinate does not decrease, so that bisection always finds it. Newton's method is faster where the
  /// curve is not steep.
  private static func parameter(x: Double, _ first: CGFloat, _ second: CGFloat) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = coordinate(t, first, second) - x
      if abs(error) < 1e-12 { break }
      if error > 0 { high = t } else { low = t }
      let u = 1 - t
      let slope =
        3
        * (u * u * Double(first) + 2 * u * t * Double(second - first)
          + t * t * (1 - Double(second)))
      let newton = t - error / slope
      t = newton > low && newton < high ? newton : (low + high) / 2
    }
    return t
  }
}
