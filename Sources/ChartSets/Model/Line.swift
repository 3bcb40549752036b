package import Decimation
public import Graphics

/// A series of a chart set: a column of values with a name, a colour and a kind.
public struct Line: Identifiable, Sendable {
  /// The kind of mark that draws a series.
  ///
  /// The raw values are the types of the file format.
  public enum Kind: String, CaseIterable, Sendable {
    /// A polyline through the points, interrupted at gaps.
    case line
    /// A filled area, stacked on the areas of the preceding series.
    case area
    /// Bars without spacing, stacked on the bars of the preceding series.
    case bar
  }

  /// The label of the column in the file, such as `y0`, unique within the chart set.
  public let id: String
  /// The name of the series on its button and in tooltips.
  public var title: String
  /// The values, one for each point in time; NaN and ±∞ are gaps.
  public let points: ContiguousArray<Double>
  /// The base colour of the series and its button.
  ///
  /// Views adapt it to the appearance, and adjust it if its contrast with the background is too low.
  public var color: Color
  /// Whether the series is hidden.
  ///
  /// A hidden series is not drawn and does not affect the Y axis. Its button remains visible.
  public var isHidden: Bool
  /// The kind of mark that draws the series.
  ///
  /// All series of a chart set must have the same kind. If they do not, views draw every series as a
  /// line.
  public var type: Kind
  /// Whether all values except gaps are integers, so that the axis shows no fractions.
  package let holdsIntegers: Bool
  /// Whether any value is a gap.
  package let holdsGaps: Bool
  /// The values with the extremes of their blocks, from which the series is drawn.
  package let pyramid: Pyramid<Double>

  /// The number of values, including gaps.
  public var countY: Int { points.count }

  /// Creates a series.
  ///
  /// - Parameters:
  ///   - id: The label of the column, unique within the chart set.
  ///   - title: The name of the series on its button and in tooltips.
  ///   - points: The values, one for each point in time; NaN and ±∞ are gaps.
  ///   - color: The base colour of the series and its button.
  ///   - isHidden: Whether the series is hidden; `false` by default.
  ///   - type: The kind of mark that draws the series; `.line` by default.
  /// - Complexity: O(*n*) in the number of values.
  public init(
    id: String, title: String, points: ContiguousArray<Double>, color: Color,
    isHidden: Bool = false, type: Kind = .line
  ) {
    self.id = id
    self.title = title
    self.points = points
    self.color = color
    self.isHidden = isHidden
    self.type = type
    let traits = ValueTraits(points)
    holdsIntegers = traits.areIntegers
    holdsGaps = traits.holdGaps
    pyramid = Pyramid(points)
  }

  /// Returns whether the series has a value at an index, which is neither a gap nor beyond the last
  /// value.
  package func hasValue(at index: Int) -> Bool { index < countY && points[index].isFinite }

  /// Returns the minimum and maximum value in a range; `nil` if it has only gaps.
  ///
  /// - Parameter indices: The range of indices; it is clamped to those of the values.
  /// - Returns: The extremes, without gaps.
  /// - Complexity: O(log *n*) in the number of values.
  package func extremes(in indices: Range<Int>) -> ClosedRange<Double>? {
    pyramid.extremes(in: indices)
  }
}

extension Line: Equatable {
  /// Returns whether all properties of two series are equal, with NaN values equal to each other.
  ///
  /// - Complexity: O(1) if both series share the storage of their values, O(*n*) otherwise.
  public static func == (left: Line, right: Line) -> Bool {
    left.id == right.id && left.title == right.title && left.color == right.color
      && left.isHidden == right.isHidden && left.type == right.type
      && (left.points == right.points
        || left.points.elementsEqual(right.points) { $0 == $1 || ($0.isNaN && $1.isNaN) })
  }
}
