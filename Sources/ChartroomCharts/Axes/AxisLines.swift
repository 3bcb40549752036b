import ChartroomUI
public import Foundation
public import Graphics

/// A line across the plot at a value of an axis.
public struct AxisGridLine {
  let isCentered: Bool?
  let stroke: StrokeStyle?

  /// Creates a grid line.
  ///
  /// - Parameters:
  ///   - centered: Whether the line is halfway between the value and the next one, or in the middle of a category. With
  ///     `false`, and with `nil`, the default, it is at the value, or at the beginning of the category.
  ///   - stroke: The style of the line; by default half a point wide, and dashed on the X axis.
  nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.stroke = stroke
  }
}

extension AxisGridLine {
  /// Returns the style of grid lines and ticks that have none: half a point, dashed on the X axis.
  static func usualStroke(of axis: Axis) -> StrokeStyle {
    StrokeStyle(lineWidth: 0.5, dash: axis == .horizontal ? [2, 2] : [])
  }
}

extension AxisGridLine: PrimitiveAxisMark {
  /// Adds the line.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _AxisMarkCollector) {
    collector.addGridLine(isCentered: content.isCentered, stroke: content.stroke)
  }
}

/// A short line outside of the plot at a value of an axis.
public struct AxisTick {
  /// The length of a tick.
  public struct Length: Hashable, Sendable {
    enum Kind: Hashable {
      case automatic
      case fixed(CGFloat)
      case label(extendPastBy: CGFloat)
      case longestLabel(extendPastBy: CGFloat)
    }

    let kind: Kind

    /// The default length: the height of a line with its distance from the plot on the X axis, and 0 on the Y axis.
    public static let automatic = Length(kind: .automatic)
    /// The distance from the plot to the far end of the label of the same value, or of the nearest label without it.
    public static let label = Length(kind: .label(extendPastBy: 0))
    /// The distance from the plot to the far end of the longest label at the same edge.
    public static let longestLabel = Length(kind: .longestLabel(extendPastBy: 0))
    /// Returns the length of `label` plus an additional length, in points.
    public static func label(extendPastBy length: CGFloat) -> Length {
      Length(kind: .label(extendPastBy: length))
    }
    /// Returns the length of `longestLabel` plus an additional length, in points.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      Length(kind: .longestLabel(extendPastBy: length))
    }

    init(kind: Kind) { self.kind = kind }
  }

  let isCentered: Bool?
  let length: Length
  let stroke: StrokeStyle?

  /// Creates a tick.
  ///
  /// - Parameters:
  ///   - centered: Whether the tick is halfway between the value and the next one, or in the middle of a category. With
  ///     `false`, and with `nil`, the default, it is at the value, or at the beginning of the category.
  ///   - length: The length; `automatic` by default.
  ///   - stroke: The style of the line; by default half a point wide, and dashed on the X axis.
  nonisolated public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    isCentered = centered
    self.length = length
    self.stroke = stroke
  }

  /// Creates a tick with a length in points.
  nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
  }
}

extension AxisTick: PrimitiveAxisMark {
  /// Adds the tick.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _AxisMarkCollector) {
    collector.addTick(
      isCentered: content.isCentered, length: content.length, stroke: content.stroke)
  }
}
