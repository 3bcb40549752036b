import Decimation

/// The extremes and the trend of the values of a series, which are read one after the other.
struct SeriesStatistics {
  /// The sums of the products of the differences from the first position and the first value.
  private struct Sums {
    private var origin = (x: 0.0, y: 0.0)
    private(set) var (x, y, xx, xy, yy) = (0.0, 0.0, 0.0, 0.0, 0.0)

    /// Measures the differences from a position and a value, before the first ones are added.
    mutating func begin(_ position: Double, _ value: Double) { origin = (position, value) }

    @inline(__always)
    mutating func add(_ position: Double, _ value: Double) {
      let (dx, dy) = (position - origin.x, value - origin.y)
      x += dx
      y += dy
      xx += dx * dx
      xy += dx * dy
      yy += dy * dy
    }
  }

  /// A value with its position.
  struct Point {
    var value: Double
    /// The ends of the position; NaN for none.
    var start: Double
    var end: Double
  }

  let kind: MarkKind
  /// The name; `nil` for none.
  let name: String?
  /// The number or the date that is the name; `nil` for other names.
  let nameValue: ChartDescription.Value?
  private(set) var count = 0
  private(set) var gapCount = 0
  private(set) var lowest: Point?
  private(set) var highest: Point?
  /// The values at the least and at the greatest position.
  private(set) var first: Point?
  private(set) var last: Point?
  /// The sum of the values, and the part of the circle, of sectors.
  private(set) var total = 0.0
  private(set) var share = 0.0
  private var sums = Sums()

  init(kind: MarkKind, name: String?, nameValue: ChartDescription.Value? = nil) {
    self.kind = kind
    self.name = name
    self.nameValue = nameValue
  }

  /// Adds a mark without a position or a value.
  mutating func addGap() { gapCount += 1 }

  /// Adds a mark without a value.
  mutating func addMark() { count += 1 }

  /// Adds the values of marks, each at one position.
  ///
  /// - Parameters:
  ///   - values: The values. A mark whose value or position is not finite is a gap.
  ///   - positions: As many positions.
  /// - Returns: The number of marks that are no gaps.
  mutating func add(
    _ values: ContiguousArray<Double>, at positions: ContiguousArray<Double>
  ) -> Int {
    let (y, x) = (NumberExtent(values), NumberExtent(positions))
    // A value that is not a number makes a sum that is none.
    if y.isFinite, x.isFinite, values.count == positions.count,
      let sums = sums(with: values, at: positions)
    {
      include(values, y, at: positions, x)
      self.sums = sums
      count += values.count
      return values.count
    }
    var added = 0
    for place in 0..<min(values.count, positions.count) {
      if values[place].isFinite, positions[place].isFinite {
        add(values[place], values[place], start: positions[place], end: positions[place])
        added += 1
      } else {
        addGap()
      }
    }
    return added
  }

  /// Returns the sums with those of finite values; `nil` if a sum is not a number.
  private func sums(
    with values: ContiguousArray<Double>, at positions: ContiguousArray<Double>
  ) -> Sums? {
    // A local is in registers, which a field is not.
    var sums = sums
    if count == 0, let x = positions.first, let y = values.first { sums.begin(x, y) }
    for place in values.indices { sums.add(positions[place], values[place]) }
    return (sums.x + sums.y).isNaN ? nil : sums
  }

  /// Includes the extremes of finite values, each of which is at its first place.
  private mutating func include(
    _ values: ContiguousArray<Double>, _ y: NumberExtent,
    at positions: ContiguousArray<Double>, _ x: NumberExtent
  ) {
    func point(_ number: Double, in column: ContiguousArray<Double>) -> Point? {
      column.firstIndex(of: number).map {
        Point(value: values[$0], start: positions[$0], end: positions[$0])
      }
    }
    if y.low < lowest?.value ?? .infinity { lowest = point(y.low, in: values) }
    if y.high > highest?.value ?? -.infinity { highest = point(y.high, in: values) }
    if x.low < first?.start ?? .infinity { first = point(x.low, in: positions) }
    if x.high > last?.start ?? -.infinity { last = point(x.high, in: positions) }
  }

  /// Adds the sector of a value.
  mutating func addSector(_ value: Double, share: Double) {
    total += value
    self.share += share
  }

  /// Adds the least and the greatest value of a mark with its position.
  ///
  /// - Parameters:
  ///   - low: The least value.
  ///   - high: The greatest value.
  ///   - start: The beginning of the position; NaN for none.
  ///   - end: The end of the position; equal to its beginning for a single value.
  mutating func add(_ low: Double, _ high: Double, start: Double, end: Double) {
    let (x, y) = (start + (end - start) / 2, low + (high - low) / 2)
    if lowest.map({ low < $0.value }) ?? true {
      lowest = Point(value: low, start: start, end: end)
    }
    if highest.map({ high > $0.value }) ?? true {
      highest = Point(value: high, start: start, end: end)
    }
    if first.map({ start < $0.start }) ?? true { first = Point(value: y, start: start, end: end) }
    if last.map({ start > $0.start }) ?? true { last = Point(value: y, start: start, end: end) }
    if count == 0 { sums.begin(x, y) }
    sums.add(x, y)
    count += 1
  }

  /// The part of the difference between the extremes by which values rise or fall at least.
  private static let leastChange = 0.1
  /// The least correlation coefficient of points that rise or fall.
  private static let leastCorrelation = 0.5

  /// The trend of the values; `nil` for fewer than three values, and for equal positions.
  ///
  /// A series rises if the line of least squares rises, and the value at the last position is greater than that at
  /// the first one, each by at least a tenth of the difference between the extremes. The points of a scatter plot
  /// rise if the correlation coefficient is at least a half. Falling is the opposite, and all else is steady.
  var trend: ChartDescription.Trend? {
    guard count >= 3, let first, let last, let lowest, let highest, last.start > first.start
    else { return nil }
    let number = Double(count)
    let (xx, yy) = (sums.xx - sums.x * sums.x / number, sums.yy - sums.y * sums.y / number)
    let xy = sums.xy - sums.x * sums.y / number
    guard highest.value > lowest.value, xx > 0, yy > 0 else { return .steady }
    if kind == .point {
      let correlation = xy / (xx.squareRoot() * yy.squareRoot())
      return abs(correlation) >= Self.leastCorrelation
        ? correlation > 0 ? .rising : .falling : .steady
    }
    let least = (highest.value - lowest.value) * Self.leastChange
    let fitted = xy / xx * (last.start - first.start)
    let change = last.value - first.value
    if fitted >= least, change >= least { return .rising }
    if fitted <= -least, change <= -least { return .falling }
    return .steady
  }
}
