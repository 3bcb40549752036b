package import Decimation
public import Graphics

/// One series of a chart set: a column of values with its name, colour and kind.
public struct Line: Identifiable, Sendable {
  /// How a series is drawn.
  public enum Kind: String, CaseIterable, Sendable {
    /// A polyline.
    case line
    /// A filled area.
    case area
    /// Bars that touch.
    case bar
  }

  /// The label of the column in the file, such as `y0`; unique within its set.
  public let id: String
  /// The name for people.
  public var title: String
  /// The values, one for each point in time of the set; NaN is a gap.
  public let points: ContiguousArray<Double>
  /// The colour of the series, its button and its values.
  public var color: Color
  /// Whether the series is switched off.
  public var isHidden: Bool
  /// How the series is drawn.
  public var type: Kind
  /// Whether all values that are no gaps are whole numbers, so that their axis shows no fractions.
  package let holdsIntegers: Bool
  /// Whether any value is a gap.
  package let holdsGaps: Bool
  /// The values with the extremes of their blocks, to be drawn from.
  package let pyramid: Pyramid<Double>

  /// The number of values, gaps included.
  public var countY: Int { points.count }

  /// Creates a series.
  ///
  /// - Parameters:
  ///   - id: The label of the column; unique within its set.
  ///   - title: The name for people.
  ///   - points: The values; NaN and ±∞ are gaps.
  ///   - color: The colour of the series.
  ///   - isHidden: Whether the series is switched off; it is on by default.
  ///   - type: How the series is drawn; a line by default.
  /// - Complexity: O(*n*) in the number of points, which are looked through twice.
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

  /// Returns whether the series has a value at a position; a gap and a position beyond the last value
  /// have none.
  package func hasValue(at index: Int) -> Bool { index < countY && points[index].isFinite }

  /// The lowest and highest value of a stretch; `nil` when all of it is gaps.
  ///
  /// - Parameter indices: Positions of points; what is outside is left out.
  /// - Returns: The extremes, gaps left out.
  /// - Complexity: O(log *n*), however long the stretch is.
  package func extremes(in indices: Range<Int>) -> ClosedRange<Double>? {
    pyramid.extremes(in: indices)
  }
}

extension Line: Equatable {
  /// Whether both are the same series; two gaps are equal.
  ///
  /// - Complexity: O(1) when both share their storage, O(*n*) otherwise.
  public static func == (left: Line, right: Line) -> Bool {
    left.id == right.id && left.title == right.title && left.color == right.color
      && left.isHidden == right.isHidden && left.type == right.type
      && (left.points == right.points
        || left.points.elementsEqual(right.points) { $0 == $1 || ($0.isNaN && $1.isNaN) })
  }
}
