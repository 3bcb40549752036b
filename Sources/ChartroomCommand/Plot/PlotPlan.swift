import Dashboards
package import DataTables
import Decimation
package import Foundation

/// The columns and the marks of a chart of a table.
package struct PlotPlan: Equatable {
  /// The columns and the mark that the user asks for.
  package struct Request: Equatable {
    /// The name of the column of positions; `nil` to choose one.
    package var x: String?
    /// The names of the columns of values; empty to choose them.
    package var y: [String] = []
    /// The name of the column that divides the rows into series; `nil` to choose one.
    package var by: String?
    /// The names of the columns of values on the second axis.
    package var y2: [String] = []
    /// The name of the column of values that the colours of a heat map show; `nil` to choose one.
    package var z: String?
    /// The name of the column that divides the rows into small charts; `nil` for one chart.
    package var facet: String?
    /// The mark; `nil` to choose one.
    package var mark: PlotMark?
    /// The statistic of bars with equal names; `nil` for their sum.
    package var statistic: PlotStatistic?

    /// Creates a request that leaves all to the table.
    package init() {}

    /// The names of all columns that the user asks for.
    var columns: [String] { [x, by, z, facet].compactMap(\.self) + y + y2 }
  }

  /// The mark.
  package internal(set) var mark = PlotMark.line
  /// The index of the column of positions; `nil` for the numbers of the rows.
  package internal(set) var x: Int?
  /// The indices of the columns of values; empty for the numbers of rows with equal positions.
  package internal(set) var y: [Int] = []
  /// The index of the column of series; `nil` for none.
  package internal(set) var by: Int?
  /// The indices of the columns of values on the second axis, which are also among the columns of values.
  package internal(set) var y2: [Int] = []
  /// The index of the column of values that the colours of a heat map show; `nil` for the numbers of rows.
  package internal(set) var z: Int?
  /// The index of the column that divides the rows into small charts; `nil` for one chart.
  package internal(set) var facet: Int?
  /// The statistic of bars with equal names.
  package internal(set) var statistic = PlotStatistic.sum
  /// The places of the groups that are separate bars or areas, while the others are one series; `nil` if all are.
  package internal(set) var kept: [Int]?
  /// Whether the X axis has times or numbers.
  package internal(set) var hasContinuousPositions = true
  /// The zone of times that divide the rows.
  let timeZone: TimeZone
  /// What was left out, in sentences.
  package internal(set) var notes: [String] = []
  /// The cells of columns that are not drawn because of them, or were read as text, in sentences with their files.
  package internal(set) var warnings: [String] = []

  /// The maximum number of columns that are drawn without being asked for.
  private static let mostColumns = 8
  /// The greatest ratio of the extents of columns that are drawn together without being asked for.
  private static let mostRatio = 50.0
  /// The number of rows for each name from which names beside numbers are groups.
  private static let leastGroup = 5
  /// The maximum number of names of a column that divides rows into series even if equal positions are left.
  static let mostSeries = 12

  /// Chooses the columns and the mark.
  ///
  /// Positions are times, or else names or ascending numbers in the first column, or else the numbers of the rows, as
  /// those of more than eight columns of other numbers. Names are positions in place of their ranks, and numbers that
  /// ascend in each group of names in place of the groups. Without names, counters such as steps are positions in place
  /// of a first column in another order. Longitudes are positions of latitudes.
  /// Of several columns of times, they are those of the first one whose times differ.
  /// Values are the columns of numbers whose extents are similar to that of the first one that varies, other than
  /// counters and ranks. Rows with equal times or names are divided by a column of names. If each name has one row,
  /// rows with equal times are points instead. Names are drawn as bars, ordered positions as lines, others and those
  /// that more than two rows share as points, and a single column of numbers in no order as a histogram.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - request: What the user asks for.
  ///   - file: The name of the file for messages.
  ///   - timeZone: The zone of times that divide the rows; UTC by default.
  /// - Throws: `ToolError` with status 2 for an unknown column, or 3 if a column has the wrong type.
  package init(
    _ table: DataTable, _ request: Request, file: String, timeZone: TimeZone = .gmt
  ) throws(ToolError) {
    self.timeZone = timeZone
    func index(_ name: String, _ option: String) throws(ToolError) -> Int {
      guard let index = table.columns.firstIndex(where: { $0.name == name }) else {
        let names = table.columns.prefix(20).map { TableError.quoted($0.name) }
        throw ToolError(
          .usage,
          "\(option): \(file) has no column '\(name)'. The columns are: "
            + "\(names.joined(separator: ", "))\(table.columns.count > 20 ? ", …" : "").")
      }
      return index
    }
    if let name = request.x { x = try index(name, "--x") }
    if let name = request.by { by = try index(name, "--by") }
    if let name = request.facet { facet = try index(name, "--facet") }
    if let name = request.z { z = try index(name, "--z") }
    for name in request.y { y.append(try index(name, "--y")) }
    for name in request.y2 { y2.append(try index(name, "--y2")) }
    if request.mark == .heatmap {
      mark = .heatmap
      hasContinuousPositions = false
      if let statistic = request.statistic { try choose(statistic, table) }
      try chooseCells(table, request, file)
      try addWarnings(on: table, file)
      return
    }
    for column in y + y2 where table.columns[column].numbers == nil {
      if let fault = table.columns[column].fault { throw ToolError(ending: fault.first) }
      throw ToolError(
        .badInput,
        "\(file): column '\(table.columns[column].name)' has no numbers. Give a column of numbers with --y."
      )
    }
    let isDistribution = request.mark == .histogram || request.mark == .box
    let isMap = choosePlaces(table, request)
    if x == nil, !isDistribution {
      x = Self.position(in: table, without: y + y2, by: [by, facet].compactMap(\.self))
    }
    if request.mark == .box { chooseGroups(table) }
    if y.isEmpty { chooseValues(table) }
    if !y2.isEmpty { try addSecondAxis(request) }
    var equalPositions = EqualPositions(in: table, x: x, timeZone: timeZone)
    let drawn = y
    if by == nil, !isDistribution, request.mark != .pie {
      chooseSeries(table, request, &equalPositions)
    }
    if request.y.isEmpty { addNoteOnOthers(than: drawn, table) }
    try chooseMark(table, request, file, &equalPositions)
    if isMap { mark = .point }
    if x == nil, by == nil, facet == nil, request.mark == nil, let only = y.first, y.count == 1,
      let numbers = table.columns[only].numbers, SerialOrder.isAbsent(from: numbers)
    {
      mark = .histogram
      notes.append(
        "The values of '\(table.columns[only].name)' are in no order, so a histogram shows them; "
          + "--mark line shows their sequence.")
    }
    if let statistic = request.statistic { try choose(statistic, table) }
    hasContinuousPositions =
      !mark.isDistribution && !(x.map { table.columns[$0].isName } ?? false)
    if mark == .histogram || mark == .pie || mark == .box && by != nil, y.count > 1 {
      if !request.y.isEmpty {
        let name = table.columns[y[0]].name
        notes.append("A \(mark.rawValue) has one column of values: '\(name)' is drawn.")
      }
      y.removeLast(y.count - 1)
    }
    if mark == .histogram || mark == .pie, by != nil {
      notes.append("A \(mark.rawValue) is not divided by a column.")
      by = nil
    }
    joinGroups(of: table)
    addNotes(on: table)
    if request.by == nil { addNoteOnEqualPositions(table, &equalPositions) }
    try addWarnings(on: table, file)
  }

  /// Uses a statistic for the values of bars at names.
  ///
  /// - Throws: `ToolError` with status 2 for another chart, which does not combine values.
  private mutating func choose(_ statistic: PlotStatistic, _ table: DataTable) throws(ToolError) {
    guard mark == .bar, let x, table.columns[x].isName, !y.isEmpty else {
      throw ToolError(
        .usage,
        "--statistic: only bars of values at names combine values. Leave it out, or give --mark bar "
          + "with a column of names as --x and one of numbers as --y.")
    }
    self.statistic = statistic
  }

  /// Whether positions, series or small charts are times.
  func divides(byTimesOf table: DataTable) -> Bool {
    [x, by, facet].contains { $0.map { table.columns[$0].isTime } ?? false }
  }

  /// The indices of the columns whose numbers are positions, values or colours.
  var quantities: [Int] { [x, z].compactMap(\.self) + y }

  /// Adds a warning for each column with cells of another type than most, and for each one that is drawn with infinite
  /// numbers, which are gaps.
  ///
  /// - Throws: `ToolError` with status 3 for a column that is drawn, where the cells would be missing.
  private mutating func addWarnings(on table: DataTable, _ file: String) throws(ToolError) {
    let drawn = [x, by, z, facet].compactMap(\.self) + y
    for (index, column) in table.columns.enumerated() {
      guard let fault = column.fault, !column.isName, drawn.contains(index) else { continue }
      throw ToolError(ending: fault.first)
    }
    warnings += table.columns.compactMap(\.faultWarning)
    for index in Set(quantities).sorted() {
      guard let count = table.columns[index].numbers?.infiniteCount, count > 0 else { continue }
      let place = table.columns[index].infinite.map { "\($0.file):\($0.line)" } ?? file
      warnings.append(
        "\(place): \(table.columns[index].sentence(onInfinite: count)) left out. Correct the data.")
    }
  }

  /// Returns the column of positions; `nil` for the numbers of the rows.
  private static func position(in table: DataTable, without values: [Int], by: [Int]) -> Int? {
    // The name of its file is no position of a row.
    let others = table.columns.indices.filter { !by.contains($0) && $0 != table.files }
    let free = others.filter { !values.contains($0) }
    if let times = times(in: table, among: free) { return times }
    let numbers = others.filter { table.columns[$0].numbers != nil }
    // One name in all rows compares nothing.
    let named = free.filter { table.columns[$0].isName }
    let names = named.first { !table.columns[$0].hasOneName } ?? named.first
    let areGroups = names.map { isGroup(table.columns[$0]) } ?? true
    if numbers.count > 1, let counted = counted(in: table, among: free, names, areGroups) {
      return counted
    }
    // A loss is no position of an accuracy.
    if names == nil, table.isHistory, let first = numbers.first,
      !isAscending(table.columns[first].numbers ?? [])
    {
      return nil
    }
    // Without another column of numbers, there would be no values.
    if let first = free.first, let values = table.columns[first].numbers,
      numbers.count > 1, names == nil || !table.columns[first].isPlaceCode,
      isAscending(values) || areGroups && (names != nil || numbers.count <= mostColumns)
    {
      return first
    }
    return names
  }

  /// Returns the names that a column of ranks in front of them numbers, or else the column of counters, or the first
  /// numbers that ascend in the rows of each group of names; `nil` for none.
  private static func counted(
    in table: DataTable, among free: [Int], _ names: Int?, _ areGroups: Bool
  ) -> Int? {
    let columns = table.columns
    if let names, let first = free.first, columns[first].isRank, columns[names].isUnique,
      table.count <= PlotRows.mostNames
    {
      return names
    }
    let numbers = free.filter { columns[$0].numbers != nil }
    guard let first = numbers.first else { return nil }
    guard let names else {
      let counters = numbers.filter {
        columns[$0].isCounter && columns[$0].ascends(orRepeats: true)
      }
      return isAscending(columns[first].numbers ?? [])
        ? nil
        : counters.first { columns[$0].ascends(orRepeats: false) } ?? counters.first
          ?? numbers.first { columns[$0].isElapsedTime }
    }
    return areGroups && names == free.first && columns[first].ascends(inGroupsOf: columns[names])
      ? first : nil
  }

  /// Returns the first one of some columns with different times, or else the first one with times; `nil` for none.
  static func times(in table: DataTable, among columns: [Int]) -> Int? {
    let times = columns.filter { table.columns[$0].isTime }
    return times.first { table.columns[$0].instantCount == nil } ?? times.first
  }

  /// Whether each name has several rows, so that the names are groups rather than positions.
  private static func isGroup(_ column: DataColumn) -> Bool {
    guard case .names(let indices, let names) = column.values else { return false }
    return names.count <= mostSeries && indices.count >= leastGroup * names.count
  }

  static func isAscending(_ numbers: ContiguousArray<Double>) -> Bool {
    numbers.count > 2 && numbers.allSatisfy(\.isFinite)
      && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Whether the positions of each series ascend.
  private func isLine(_ positions: ContiguousArray<Double>, in table: DataTable) -> Bool {
    guard let by, positions.allSatisfy(\.isFinite) else { return Self.isAscending(positions) }
    let groups = table.columns[by].groups(in: timeZone)
    var last = Array(repeating: -Double.infinity, count: groups.names.count)
    var count = 0
    for (group, position) in zip(groups.indices, positions) where group >= 0 {
      count += 1
      guard position > last[Int(group)] else { return false }
      last[Int(group)] = position
    }
    // With one row for each group, there is nothing to join.
    return count > groups.names.count
  }

  /// Chooses longitudes and latitudes as positions and values, unless there are times with other values, and returns
  /// whether it does.
  private mutating func choosePlaces(_ table: DataTable, _ request: Request) -> Bool {
    guard x == nil, y.isEmpty, y2.isEmpty, [nil, .point].contains(request.mark),
      let places = Coordinates(in: table),
      ![by, facet].contains(places.longitude), ![by, facet].contains(places.latitude)
    else { return false }
    let hasTimes = table.columns.contains(where: \.isTime)
    let hasOthers = candidates(table).contains { column in
      !table.columns[column].isCoordinate && !table.columns[column].isCode
    }
    guard !hasTimes || !hasOthers else { return false }
    (x, y) = (places.longitude, [places.latitude])
    return true
  }

  /// Chooses the columns of numbers that can share a scale.
  private mutating func chooseValues(_ table: DataTable) {
    let candidates = candidates(table)
    let hasPlaces = Coordinates(in: table) != nil
    let added = candidates.filter {
      !table.columns[$0].isCode && !table.columns[$0].isCounter && !table.columns[$0].isRank
        && !table.isBound($0) && !table.isSetting($0) && !table.columns[$0].isProperty
        && !(hasPlaces && table.columns[$0].isCoordinate)
    }
    let drawable = added.isEmpty ? candidates : added
    // One number in all rows, such as the height of a weather station, is no scale for others, nor are states.
    let varying = drawable.filter { table.columns[$0].varies }
    guard
      let first = varying.first(where: { !table.columns[$0].isFlag }) ?? varying.first
        ?? drawable.first
    else { return }
    func extent(_ column: Int) -> Double {
      let range = Extremes.finite(in: table.columns[column].numbers ?? []) ?? 0...0
      return max(abs(range.lowerBound), abs(range.upperBound))
    }
    let length = extent(first)
    let isUnit = { (column: Int) in table.columns[column].unit == table.columns[first].unit }
    y = drawable.filter { column in
      let other = extent(column)
      return column == first
        || isUnit(column) && other <= length * Self.mostRatio && length <= other * Self.mostRatio
    }
    // Points have one value each.
    let isScatter =
      x.map { x in
        !table.columns[x].isCounter
          && table.columns[x].numbers.map { !Self.isAscending($0) } ?? false
      } ?? false
    y = isScatter ? [first] : Array(y.prefix(Self.mostColumns))
  }

  /// Returns the columns of numbers that can be values.
  private func candidates(_ table: DataTable) -> [Int] {
    let candidates = table.columns.indices.filter {
      ![x, by, facet].contains($0) && !y2.contains($0) && table.columns[$0].numbers != nil
    }
    // The numbers of records are not their values, nor are their times in another notation.
    let measured = candidates.filter { column in
      !table.columns[column].isIdentifier
        && x.map { table.columns[column].repeats(table.columns[$0]) } != true
    }
    return measured.isEmpty ? candidates : measured
  }

  /// Adds a note, in front of the others, on the columns of numbers that are not drawn.
  ///
  /// - Parameters:
  ///   - drawn: The columns of values that were chosen before the series.
  ///   - table: The table.
  private mutating func addNoteOnOthers(than drawn: [Int], _ table: DataTable) {
    guard !drawn.isEmpty else { return }
    let rest = candidates(table).filter { !drawn.contains($0) }
      .map { "'\(table.columns[$0].name)'" }
    guard !rest.isEmpty else { return }
    let more = rest.count > 3 ? " and \(rest.count - 3) more" : ""
    notes.insert(
      "Other columns of numbers are left out: \(rest.prefix(3).joined(separator: ", "))\(more); see --y.",
      at: 0)
  }

  private mutating func chooseMark(
    _ table: DataTable, _ request: Request, _ file: String,
    _ equalPositions: inout EqualPositions
  ) throws(ToolError) {
    let hasNames = x.map { table.columns[$0].isName } ?? false
    if let mark = request.mark {
      self.mark = mark
    } else if hasNames {
      mark = .bar
    } else if let x, let numbers = table.columns[x].numbers, !isLine(numbers, in: table) {
      mark = .point
    } else if areManyPoints(table, &equalPositions) {
      mark = .point
    } else if let kind = table.chartSet?.kind {
      mark = PlotMark(rawValue: kind.rawValue) ?? mark
    }
    guard y.isEmpty else {
      if mark == .pie, !hasNames {
        throw ToolError(
          .badInput, "\(file): a pie needs a column of names. Give one with --x, or another --mark."
        )
      }
      return
    }
    // Without numbers, equal names are counted.
    guard hasNames, mark == .bar || mark == .pie else {
      if let fault = table.columns.lazy.compactMap(\.fault).first(where: \.expectsNumbers) {
        throw ToolError(ending: fault.first)
      }
      throw ToolError(
        .badInput,
        "\(file): no column has only numbers, which a \(mark.rawValue) needs. Correct the file, or give "
          + "--mark bar with a column of names as --x.")
    }
    notes.append("Without numbers, the rows of each name are counted.")
    try checkCounts(table, request, file)
  }
}
