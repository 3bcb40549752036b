/// The table of a JSON text, with the paths of its values.
struct JSONTableSource: ~Copyable {
  private var columns = JSONColumns()
  private var samples = MetricSamples()
  private var assumptions: [String] = []
  private let node: JSONNode
  private let shape: Shape
  /// The indices of the arrays of a chart set by the names of their columns.
  private var places: [String: Int] = [:]
  /// The ids of the columns of a chart set, in their order.
  private var ids: [String] = []

  /// The forms of tables.
  private enum Shape: Equatable {
    case records
    case arrays(hasHeader: Bool)
    case values
    case columns([String])
    /// Arrays whose first elements are their names, with other names to show.
    case chartSet
    /// Arrays of rows, beside the names of their elements.
    case split
    case members
    /// Columns as objects with the values of the keys of an index, as pandas writes them.
    case indexed
    /// Series of metrics with their samples, as Prometheus answers queries.
    case samples
    /// Objects with arrays of positions and values inside.
    case series
  }

  /// The greatest depth at which a table is looked for.
  private static let mostDepth = 6

  /// Reads the rows of a table.
  ///
  /// - Parameters:
  ///   - root: The root of the text.
  ///   - path: The path of the table; `nil` to find it.
  ///   - limit: The maximum number of rows.
  /// - Returns: The source with all rows.
  /// - Throws: `JSONError` if there is no table, or a row is not like those before.
  static func read(
    _ root: borrowing JSONNode, at path: String?, limit: Int
  ) throws(JSONError) -> JSONTableSource {
    let start = try root.descendant(at: path ?? "")
    let place = try find(in: root, from: start)
    var source = JSONTableSource(
      node: root.descendant(place.path) ?? root.shared(), shape: place.shape)
    if let others = place.otherSets {
      if let next = others.first {
        source.assumptions.append(
          "Of \(others.count + 1) chart sets, the first one was read; --path "
            + "\(place.path.parent.index(next).spelled) is the next one.")
      }
    } else if let text = place.path.spelled(root: "array"), place.path != start.path {
      source.assumptions.append(
        "The rows are those of '\(text)'\(place.isOnly ? "" : "; see --path for others").")
    }
    try source.read(limit)
    return source
  }

  private init(node: consuming JSONNode, shape: Shape) {
    self.node = node
    self.shape = shape
  }

  /// The place of a table in a text.
  private struct Place {
    var path: JSONPath
    var shape: Shape
    /// Whether there is no other table.
    var isOnly = true
    /// The indices of the other chart sets in the array of which the table is the first one; `nil` for other tables.
    var otherSets: [Int]?
  }

  /// Finds the greatest table of the least depth, or the first one of several chart sets.
  private static func find(
    in root: borrowing JSONNode, from start: borrowing JSONNode
  ) throws(JSONError) -> Place {
    var found: [(path: JSONPath, shape: Shape, count: Int)] = []
    var level = [start.path]
    for _ in 0..<mostDepth where found.isEmpty {
      var next: [JSONPath] = []
      for path in level {
        guard let node = root.descendant(path) else { continue }
        if node.isArray, let first = node.element(0), shape(of: first) == .chartSet {
          let others = (1..<node.count).filter { index in
            guard let other = node.element(index) else { return false }
            return shape(of: other) == .chartSet
          }
          return Place(path: first.path, shape: .chartSet, otherSets: others)
        }
        if let shape = shape(of: node) {
          let inner = shape == .records ? innerSeries(of: node) : nil
          found.append(inner.map { ($0, .series, node.count) } ?? (path, shape, node.count))
        } else if node.isObject {
          next += node.keysInOrder.prefix(1000).map { path.key($0) }
        }
      }
      level = next
    }
    if let best = found.max(by: { $0.count < $1.count }) {
      return Place(path: best.path, shape: best.shape, isOnly: found.count == 1)
    }
    if start.indexOfMembers != nil { return Place(path: start.path, shape: .indexed) }
    if !start.membersShareKeys, let inner = innerMembers(of: start, in: root) {
      let isIndexed = root.descendant(inner)?.indexOfMembers != nil
      return Place(path: inner, shape: isIndexed ? .indexed : .members)
    }
    guard start.hasAlikeMembers else {
      throw start.mismatch("a table: an array of objects or an object of arrays; see --path")
    }
    return Place(path: start.path, shape: .members)
  }

  /// Returns the path of the object with most members that share keys, of those of the least depth; `nil` for none.
  private static func innerMembers(
    of start: borrowing JSONNode, in root: borrowing JSONNode
  ) -> JSONPath? {
    var level = [start.path]
    for _ in 0..<mostDepth {
      let next = level.flatMap { path in
        root.descendant(path)?.keysInOrder.prefix(1000).map { path.key($0) } ?? []
      }
      let found = next.compactMap { path -> (path: JSONPath, count: Int)? in
        guard let node = root.descendant(path), node.membersShareKeys else { return nil }
        return (path, node.count)
      }
      if let best = found.max(by: { $0.count < $1.count }) { return best.path }
      level = next
    }
    return nil
  }

  /// Returns the form of a table; `nil` for a value that is none by itself.
  private static func shape(of node: borrowing JSONNode) -> Shape? {
    if node.isArray {
      guard let first = node.element(0) else { return nil }
      if first.isObject {
        return areSeries(node) ? .samples : JSONSeries.all(in: node) != nil ? .series : .records
      }
      guard first.isArray else { return .values }
      let hasNames = first.count > 0 && allTexts(first) && node.count > 1
      guard hasNames, let second = node.element(1) else { return .arrays(hasHeader: false) }
      return .arrays(hasHeader: !allTexts(second))
    }
    guard node.isObject else { return nil }
    if let columns = node.member("columns"), let first = columns.element(0) {
      if first.isArray, first.element(0)?.text != nil { return .chartSet }
      if first.text != nil, let data = node.member("data"), data.element(0)?.isArray == true {
        return .split
      }
    }
    var names: [String] = []
    for key in node.keysInOrder {
      guard let value = node.member(key), value.isArray, let first = value.element(0) else {
        continue
      }
      // An array of records is the table itself.
      if first.isObject || first.isArray { return nil }
      names.append(key)
    }
    return names.isEmpty ? nil : .columns(names)
  }

  /// Returns the path of an array of series in the first object of an array, as in the results of InfluxDB; `nil` for
  /// none.
  private static func innerSeries(of array: borrowing JSONNode) -> JSONPath? {
    guard let first = array.element(0) else { return nil }
    for key in first.keysInOrder {
      guard let member = first.member(key), member.isArray else { continue }
      if JSONSeries.all(in: member) != nil { return member.path }
    }
    return nil
  }

  /// Whether the objects of an array are series in an answer of Prometheus, with or without other members.
  ///
  /// One object that can be nothing else is enough, because others with mistakes are errors.
  private static func areSeries(_ array: borrowing JSONNode) -> Bool {
    guard let first = array.element(0), first.member("metric")?.isObject == true else {
      return false
    }
    return (0..<array.count).contains { index in
      guard let node = array.element(index) else { return false }
      return isSeries(node)
    }
  }

  /// Whether an object has a metric with labels, and one sample or several ones.
  ///
  /// A sample is a time in seconds with the text of a number, or with anything else if the metric has a name, or among
  /// several ones. Other pairs and other values of objects can be any data.
  private static func isSeries(_ node: borrowing JSONNode) -> Bool {
    guard let metric = node.member("metric"), metric.isObject else { return false }
    if let values = node.member("values") {
      guard let first = values.element(0) else { return values.isArray }
      return isPairWithTime(first)
    }
    if let value = node.member("value") {
      return isPairWithTime(value)
        && (value.element(1)?.text != nil || metric.member(MetricSamples.nameLabel) != nil)
    }
    // The samples of native histograms, which are left out.
    return ["histogram", "histograms"].contains { node.member($0)?.isArray == true }
  }

  private static func isPairWithTime(_ node: borrowing JSONNode) -> Bool {
    node.isArray && node.count == 2 && node.element(0)?.number != nil
  }

  private static func allTexts(_ node: borrowing JSONNode) -> Bool {
    (0..<node.count).allSatisfy { node.element($0)?.text != nil }
  }

  private mutating func read(_ limit: Int) throws(JSONError) {
    switch shape {
    case .records, .arrays, .values: try readRows(of: node.shared(), limit)
    case .split:
      guard let data = node.member("data"), let header = node.member("columns") else { return }
      let names = Self.texts(header)
      try readRows(of: data, names: names, index: node.indexName(besides: names), limit)
    case .chartSet: try readChartSet()
    case .samples: try readSamples(limit)
    case .series: try readSeries(limit)
    case .columns(let names):
      let count = node.member(names[0])?.count ?? 0
      guard count <= limit else { throw Self.tooManyRows(limit) }
      for name in names {
        guard let array = node.member(name) else { continue }
        guard array.count == count else {
          throw JSONError(
            at: array.path,
            message: """
              found \(array.count) values, expected \(count), as in '\(TableError.quoted(names[0]))'. Add the missing \
              values as null.
              """)
        }
        try columns.append(column: array, name)
      }
    case .indexed:
      guard let index = node.indexOfMembers else { return }
      guard index.keys.count <= limit else { throw Self.tooManyRows(limit) }
      try columns.append(columnsOf: node, index)
    case .members:
      guard node.count <= limit else { throw Self.tooManyRows(limit) }
      for key in node.keysInOrder {
        guard let value = node.member(key) else { continue }
        try columns.append(value, key: key)
      }
    }
    guard max(columns.count, samples.count) > 0 else {
      throw node.mismatch("a table with rows; give a file with rows")
    }
  }

  private mutating func readRows(
    of array: consuming JSONNode, names: [String] = [], index indexName: String? = nil,
    _ limit: Int
  ) throws(JSONError) {
    var (names, start) = (names, 0)
    if shape == .arrays(hasHeader: true), let header = array.element(0) {
      (names, start) = (Self.texts(header), 1)
    }
    guard array.count <= limit else { throw Self.tooManyRows(limit) }
    var length = names.isEmpty ? nil : names.count
    for index in start..<max(array.count, start) {
      guard let row = array.element(index) else { continue }
      try Self.check(row, hasLength: &length, isNamed: !names.isEmpty)
      switch shape {
      case .records where !row.isObject:
        throw row.mismatch("an object, as the elements before; write all rows alike")
      case .arrays where !row.isArray, .split where !row.isArray:
        throw row.mismatch("an array, as the elements before; write all rows alike")
      case .values where row.isArray || row.isObject:
        throw row.mismatch("a number or a text, as the elements before; write all rows alike")
      default:
        if let indexName, let value = node.member(JSONNode.indexName)?.element(index) {
          try columns.set(value, indexName)
        }
        try columns.append(row, names: names)
      }
    }
  }

  /// Throws an error for an array that has another number of elements than those before.
  ///
  /// - Parameters:
  ///   - row: A row, which is an array or another value.
  ///   - length: The number of elements; `nil` before the first array, which sets it.
  ///   - isNamed: Whether there are as many names of columns.
  /// - Throws: `JSONError` with the path of the row.
  static func check(
    _ row: borrowing JSONNode, hasLength length: inout Int?, isNamed: Bool
  ) throws(JSONError) {
    guard row.isArray else { return }
    let expected = length ?? row.count
    length = expected
    guard row.count != expected else { return }
    throw JSONError(
      at: row.path,
      message: """
        found \(row.count) \(row.count == 1 ? "value" : "values"), expected \(expected), as in \
        \(isNamed ? "the names of the columns" : "the rows before"). \
        \(row.count < expected ? "Add null for missing values." : "Remove the surplus values.")
        """)
  }

  private mutating func readSeries(_ limit: Int) throws(JSONError) {
    let array = node.shared()
    for (index, series) in JSONSeries.all(in: array) ?? [] {
      guard let record = array.element(index) else { continue }
      if columns.count == 0 {
        let names = series.arrays.prefix(3).map { "'\(TableError.quoted($0))'" }
        assumptions.append(
          "The elements of \(names.joined(separator: ", "))\(series.arrays.count > 3 ? ", …" : "")"
            + " were read as rows.")
      }
      guard columns.count + series.count <= limit else { throw Self.tooManyRows(limit) }
      try series.append(record, to: &columns)
    }
  }

  private mutating func readSamples(_ limit: Int) throws(JSONError) {
    let array = node.shared()
    for index in 0..<array.count {
      guard let series = array.element(index) else { continue }
      guard let metric = series.member("metric"), metric.isObject else {
        throw series.mismatch("a series with its metric, as the elements before")
      }
      var labels: [(name: String, value: String)] = []
      for key in metric.keysInOrder {
        guard let value = metric.member(key) else { continue }
        labels.append((key, try value.text(expected: "a text, as the value of a label")))
      }
      if let values = series.member("values") {
        for place in 0..<values.count {
          guard let sample = values.element(place) else { continue }
          try append(sample, labels, limit)
        }
      } else if let sample = series.member("value") {
        try append(sample, labels, limit)
      }
    }
  }

  /// Appends a sample: a time in seconds and a value, which is a text or a number.
  private mutating func append(
    _ sample: borrowing JSONNode, _ labels: [(name: String, value: String)], _ limit: Int
  ) throws(JSONError) {
    guard samples.count < limit else { throw Self.tooManyRows(limit) }
    guard sample.count == 2, let seconds = sample.element(0)?.number,
      let time = Int64(exactly: (seconds * 1e6).rounded()), let last = sample.element(1)
    else { throw sample.mismatch("a sample: an array of the seconds since 1970 and a value") }
    var text = last.text ?? ""
    guard
      let value = last.number
        ?? (last.text == nil ? nil : text.withUTF8 { CellNumber.parse($0) })
    else { throw last.mismatch("a number, as the value of a sample; correct it") }
    guard samples.append(labels, at: time, value) else {
      throw JSONError(.limit, at: sample.path, message: "too many labels. Split the file.")
    }
  }

  private mutating func readChartSet() throws(JSONError) {
    guard let arrays = node.member("columns") else { return }
    let names = node.member("names")
    var length: Int?
    var (found, known): ([(index: Int, id: String, name: String)], Set<String>) = ([], [])
    for index in 0..<arrays.count {
      guard let array = arrays.element(index), let id = array.element(0) else { continue }
      let name = try id.text(expected: "the name of the column; see the format of chart sets")
      guard array.count == length ?? array.count else {
        throw array.mismatch("as many values as in the columns before; add null for missing ones")
      }
      length = array.count
      // Several columns can have one name, which can also be the id of another one.
      let shown = names?.member(name)?.text ?? name
      found.append((index, name, known.insert(shown).inserted ? shown : name))
    }
    for (column, name) in zip(found, DelimitedReader.uniqueNames(found.map(\.name))) {
      guard let array = arrays.element(column.index) else { continue }
      places[name] = column.index
      ids.append(column.id)
      try columns.append(column: array, name, from: 1)
    }
  }

  private static func texts(_ node: consuming JSONNode?) -> [String] {
    guard let node else { return [] }
    var (texts, known): ([String], Set<String>) = ([], [])
    for index in 0..<node.count {
      let text = node.element(index)?.text ?? ""
      let isNew = !text.isEmpty && known.insert(text).inserted
      texts.append(isNew ? text : "column \(index + 1)")
    }
    return texts
  }

  /// Returns the table.
  ///
  /// - Parameters:
  ///   - reader: The options for texts.
  ///   - error: Returns the error of a table for a finding with the path of the value.
  /// - Returns: The table.
  /// - Throws: The error with the path of a value of another type than those before.
  mutating func finish(
    _ reader: DelimitedReader, error: (JSONError, _ value: JSONPath) -> TableError
  ) throws(TableError) -> DataTable {
    if shape == .samples { return samples.table(assumptions) }
    let (shape, places) = (shape, places)
    let node = node.shared()
    let table = try columns.finish(reader, assumptions: assumptions) { fault in
      let (row, value) = Self.path(of: fault.row, fault.column, shape, places, node)
      return error(
        JSONError(
          at: row, message: "column '\(TableError.quoted(fault.column))': \(fault.message)"), value)
    }
    // The names of columns in the table have no units.
    return ids.isEmpty
      ? table : table.with(ChartSetStyle(node, zip(ids, table.columns.map(\.name))))
  }

  /// Returns the path of a row, or of the value of a column that is an array, and the path of the value.
  private static func path(
    of row: Int, _ column: String, _ shape: Shape, _ places: [String: Int],
    _ node: borrowing JSONNode
  ) -> (row: JSONPath, value: JSONPath) {
    switch shape {
    case .columns:
      let value = node.path.key(column).index(row)
      return (value, value)
    case .chartSet:
      // The first element is the name.
      let value = node.path.key("columns").index(places[column] ?? 0).index(row + 1)
      return (value, value)
    case .series: return (node.path, node.path)
    case .records, .values, .samples, .arrays(hasHeader: false):
      return paths(node.element(row), column, [], node.path.index(row))
    case .arrays(hasHeader: true):
      let names = texts(node.element(0))
      return paths(node.element(row + 1), column, names, node.path.index(row + 1))
    case .split:
      let names = texts(node.member("columns"))
      return paths(
        node.member("data")?.element(row), column, names, node.path.key("data").index(row))
    case .indexed:
      let key = node.indexOfMembers?.keys[row] ?? ""
      let value = node.path.key(column).key(key)
      return node.descendant(value) == nil ? (node.path, node.path) : (value, value)
    case .members:
      let key = node.keysInOrder[row]
      return paths(node.member(key), column, [], node.path.key(key))
    }
  }

  private static func paths(
    _ row: consuming JSONNode?, _ column: String, _ names: [String], _ path: JSONPath
  ) -> (row: JSONPath, value: JSONPath) {
    guard let row else { return (path, path) }
    return (path, value(of: column, in: row, names))
  }

  /// Returns the path of the value of a column in a row, or that of the row if it has none.
  ///
  /// - Parameters:
  ///   - column: The name of the column, which objects inside of others join by points.
  ///   - row: The row: an object, an array or a single value.
  ///   - names: The names of the elements of an array.
  /// - Returns: The path.
  static func value(
    of column: String, in row: borrowing JSONNode, _ names: [String] = []
  ) -> JSONPath {
    if row.isArray {
      let index = names.firstIndex(of: column) ?? Int(column.dropFirst(7)).map { $0 - 1 }
      guard let index, row.element(index) != nil else { return row.path }
      return row.path.index(index)
    }
    if row.member(column) != nil { return row.path.key(column) }
    for point in column.indices where column[point] == "." {
      guard let member = row.member(String(column[..<point])), member.isObject else { continue }
      let path = value(of: String(column[column.index(after: point)...]), in: member)
      if path != member.path { return path }
    }
    return row.path
  }

  static func tooManyRows(_ limit: Int) -> JSONError {
    JSONError(.limit, message: "more than \(limit) rows, which is the limit. Split the file.")
  }
}
