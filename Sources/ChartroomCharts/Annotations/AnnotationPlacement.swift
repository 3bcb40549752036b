import ChartroomUI
import Foundation

/// The frames of annotations in a plot and the padding of the scales that makes room for them.
///
/// All coordinates are those of the plot.
struct AnnotationPlacement {
  /// An annotation with the frame of its marks.
  struct Target {
    /// The frame of the marks.
    var frame: CGRect
    /// The frame of the values of the marks, without symbols and offsets.
    var values: CGRect
    /// The position to which the automatic one is resolved.
    var position: AnnotationPosition.Kind
    let annotation: MarkAnnotation
    /// The size of the view.
    let size: CGSize
    /// The axes along which the marks have fixed places, which padding of the scale does not move.
    var fixedAxes: Axis.Set = []
    /// Whether the marks are in the plot; they can leave it while they vanish.
    var isShown = true
  }

  /// The frame of the chart.
  let chart: CGRect
  let plot: CGRect
  /// The axes along which the chart scrolls, so that its marks end at the edges of the plot.
  var scrolledAxes: Axis.Set = []

  /// The usual distance of an annotation from its marks, in points.
  static let usualSpacing: CGFloat = 4
  /// The maximum share of a scale that makes room for annotations at one end.
  private static let mostPadding: CGFloat = 0.45

  /// Returns the frame of the view of an annotation, which follows marks out of the plot; `nil` if its marks have none.
  func frame(_ target: Target) -> CGRect? {
    var frame = preferredFrame(target)
    guard frame.minX.isFinite, frame.minY.isFinite else { return nil }
    guard target.isShown else { return frame }
    if let bounds = boundary(target.annotation.overflow.x, along: .horizontal) {
      frame.origin.x = max(min(frame.minX, bounds.maxX - frame.width), bounds.minX)
    }
    if let bounds = boundary(target.annotation.overflow.y, along: .vertical) {
      frame.origin.y = max(min(frame.minY, bounds.maxY - frame.height), bounds.minY)
    }
    return frame
  }

  /// Returns the rectangle into which an annotation is moved; `nil` if it stays where it is.
  private func boundary(
    _ strategy: AnnotationOverflowResolution.Strategy, along axis: Axis.Set
  ) -> CGRect? {
    switch strategy.kind {
    case .disabled, .padScale: nil
    // A scale cannot make room for the annotation of a rule that spans the plot.
    case .automatic: scrolledAxes.contains(axis) ? plot : chart
    case .fit(let boundary): boundary == .plot ? plot : chart
    }
  }

  /// Returns the frame beside the marks, without regard to the edges of the plot.
  private func preferredFrame(_ target: Target) -> CGRect {
    let (marks, size, alignment) = (target.frame, target.size, target.annotation.alignment)
    let gap = target.annotation.spacing ?? Self.usualSpacing
    let start = marks.minX - gap - size.width
    let above = marks.minY - gap - size.height
    let (end, below) = (marks.maxX + gap, marks.maxY + gap)
    let x: CGFloat
    switch alignment.horizontal {
    case .leading: x = marks.minX
    case .trailing: x = marks.maxX - size.width
    default: x = marks.midX - size.width / 2
    }
    let y: CGFloat
    switch alignment.vertical {
    case .top: y = marks.minY
    case .bottom: y = marks.maxY - size.height
    default: y = marks.midY - size.height / 2
    }
    let origin =
      switch target.position {
      case .automatic, .overlay: CGPoint(x: x, y: y)
      case .top: CGPoint(x: x, y: above)
      case .bottom: CGPoint(x: x, y: below)
      case .leading: CGPoint(x: start, y: y)
      case .trailing: CGPoint(x: end, y: y)
      case .topLeading: CGPoint(x: start, y: above)
      case .topTrailing: CGPoint(x: end, y: above)
      case .bottomLeading: CGPoint(x: start, y: below)
      case .bottomTrailing: CGPoint(x: end, y: below)
      }
    return CGRect(origin: origin, size: size)
  }

  /// Returns a space whose scales leave room for the annotations.
  ///
  /// Marks beyond the domain of a scale get no room at that end.
  ///
  /// - Parameters:
  ///   - space: The space without room for them.
  ///   - targets: A closure that returns the annotations in a space.
  /// - Returns: The space; less than half of a scale is left free at each end.
  static func padded(_ space: PlotSpace, for targets: (PlotSpace) -> [Target]) -> PlotSpace {
    let plot = CGRect(origin: .zero, size: space.size)
    let placement = AnnotationPlacement(chart: plot, plot: plot)
    var result = space
    // Padding at one end moves the marks at the other end a little, so that a second pass follows.
    for _ in 0..<2 {
      var (x, y) = (result.xPadding, result.yPadding)
      for target in targets(result) {
        let frame = placement.preferredFrame(target)
        guard frame.minX.isFinite, frame.minY.isFinite else { continue }
        let (marks, values) = (target.frame, target.values)
        func fraction(_ edge: CGFloat, _ axis: Axis) -> Double {
          result.fraction(at: edge, along: axis) ?? 0.5
        }
        // Values beyond the end of a scale get no room there.
        func isInside(_ edge: CGFloat, _ axis: Axis) -> Bool {
          (-1e-6...1 + 1e-6).contains(fraction(edge, axis))
        }
        if !target.fixedAxes.contains(.horizontal),
          target.padsScale(target.annotation.overflow.x, isOutside: target.isBeside)
        {
          if isInside(values.minX, .horizontal) {
            let needed = room(-frame.minX, 1 - fraction(marks.minX, .horizontal))
            x.start = max(x.start, result.xPadding.start + needed)
          }
          if isInside(values.maxX, .horizontal) {
            let needed = room(frame.maxX - plot.maxX, fraction(marks.maxX, .horizontal))
            x.end = max(x.end, result.xPadding.end + needed)
          }
        }
        if !target.fixedAxes.contains(.vertical),
          target.padsScale(target.annotation.overflow.y, isOutside: target.isAboveOrBelow)
        {
          if isInside(values.minY, .vertical) {
            let needed = room(-frame.minY, fraction(marks.minY, .vertical))
            y.end = max(y.end, result.yPadding.end + needed)
          }
          if isInside(values.maxY, .vertical) {
            let needed = room(frame.maxY - plot.maxY, 1 - fraction(marks.maxY, .vertical))
            y.start = max(y.start, result.yPadding.start + needed)
          }
        }
      }
      result = PlotSpace(
        size: space.size,
        xPadding: limited(x, in: plot.width, atLeast: space.xPadding),
        yPadding: limited(y, in: plot.height, atLeast: space.yPadding),
        nameInset: space.nameInset)
    }
    return result
  }

  /// Returns padding that takes at most a share of a scale, and at least the padding that the app gives it.
  private static func limited(
    _ padding: PlotSpace.Padding, in length: CGFloat, atLeast given: PlotSpace.Padding
  ) -> PlotSpace.Padding {
    let limit = length * mostPadding
    return PlotSpace.Padding(
      start: max(given.start, min(padding.start, limit)),
      end: max(given.end, min(padding.end, limit)))
  }

  /// Returns the padding at an end of a scale that moves a mark by a distance.
  ///
  /// - Parameters:
  ///   - distance: The distance, in points.
  ///   - fraction: The position of the mark on the scale, as the distance from the other end.
  /// - Returns: The padding, in points; 0 if it would hardly move the mark.
  private static func room(_ distance: CGFloat, _ fraction: Double) -> CGFloat {
    distance > 0 && fraction > 0.1 ? distance / min(fraction, 1) : 0
  }
}

extension AnnotationPlacement.Target {
  /// Whether the view is before or behind its marks.
  fileprivate var isBeside: Bool { position == .leading || position == .trailing }

  /// Whether the view is above or below its marks.
  fileprivate var isAboveOrBelow: Bool {
    switch position {
    case .automatic, .overlay, .leading, .trailing: false
    default: true
    }
  }

  fileprivate func padsScale(
    _ strategy: AnnotationOverflowResolution.Strategy, isOutside: Bool
  ) -> Bool {
    strategy == .padScale || strategy == .automatic && isOutside
  }
}
