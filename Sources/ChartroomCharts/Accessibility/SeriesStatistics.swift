/// The extremes and the trend of the values of a series, which are read one after the other.
struct SeriesStatistics {
  /// The sums of the products of the differences from the first position and the first value.
  private struct Sums {
    private var origin = (x: 0.0, y: 0.0)
    private(set) var (x, y, xx, xy, yy) = (0.0, 0.0, 0.0, 0.0, 0.0)

    @inline(__always)
    mutating func add(_ position: Double, _ value: Double, isFirst: Bool) {
      if isFirst { origin = (position, value) }
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
    // Locals are in registers, which fields are not.
    var (added, gaps) = (0, 0)
    var sums = sums
    var places = (lowest: -1, highest: -1, first: -1, last: -1)
    var ends = (
      lowest: lowest?.value ?? .infinity, highest: highest?.value ?? -.infinity,
      first: first?.start ?? .infinity, last: last?.start ?? -.infinity
    )
    for place in 0..<min(values.count, positions.count) {
      let (x, y) = (positions[place], values[place])
      guard x.isFinite, y.isFinite else {
        gaps += 1
        continue
      }
      if y < ends.lowest { (ends.lowest, places.lowest) = (y, place) }
      if y > ends.highest { (ends.highest, places.highest) = (y, place) }
      if x < ends.first { (ends.first, places.first) = (x, place) }
      if x > ends.last { (ends.last, places.last) = (x, place) }
      sums.add(x, y, isFirst: count + added == 0)
      added += 1
    }
    func point(_ place: Int) -> Point? {
      guard place >= 0 else { return nil }
      return Point(value: values[place], start: positions[place], end: positions[place])
    }
    lowest = point(places.lowest) ?? lowest
    highest = point(places.highest) ?? highest
    first = point(places.first) ?? first
    last = point(places.last) ?? last
    self.sums = sums
    count += added
    gapCount += gaps
    return added
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
    sums.add(x, y, isFirst: count == 0)
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
