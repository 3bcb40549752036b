/// The arrays of a record in JSON that are a series: its positions and values, beside texts that name it.
///
/// Programs answer queries with such records: Amazon CloudWatch with arrays of equal length, Datadog with an array of
/// pairs, InfluxDB with an array of rows and their names, and Grafana with frames.
struct JSONSeries {
  /// The arrangement of the values.
  private enum Layout {
    /// An array for each column, with its name.
    case columns([(name: String, path: JSONPath)])
    /// An array of rows, which are arrays, and the names of their elements.
    case rows(JSONPath, names: [String])
  }

  /// The greatest depth at which arrays are looked for in a record.
  private static let mostDepth = 6

  private let layout: Layout
  /// The texts of the record, by their keys.
  private let labels: [(name: String, text: String)]
  /// The number of rows.
  let count: Int

  /// The names of the arrays.
  var arrays: [String] {
    switch layout {
    case .columns(let columns): columns.map(\.name)
    case .rows(let path, _): [path.spelled]
    }
  }

  /// Finds the series of a record; `nil` for other records.
  ///
  /// - Parameter record: An object.
  init?(_ record: borrowing JSONNode) {
    var found = Members()
    Self.collect(record, at: JSONPath(), depth: 0, to: &found)
    labels = found.labels
    if let columns = Self.frame(record) {
      layout = .columns(columns)
    } else if found.rows.count == 1, let path = found.rows.first,
      let rows = record.descendant(path), let names = Self.names(of: rows, in: record)
    {
      layout = .rows(path, names: names)
      count = rows.count
      return
    } else {
      let count = found.columns.map(\.count).max() ?? 0
      let columns = found.columns.filter { $0.count == count }
      guard columns.count > 1, count > 1, columns.contains(where: \.arePositions) else {
        return nil
      }
      let names = DelimitedReader.uniqueNames(columns.map { Self.lastKey(of: $0.path) })
      layout = .columns(zip(names, columns).map { ($0, $1.path) })
    }
    guard case .columns(let columns) = layout else { return nil }
    count = columns.first.flatMap { record.descendant($0.path) }?.count ?? 0
  }

  /// Whether all objects of an array have a series, at least one of which has rows.
  static func areSeries(_ array: borrowing JSONNode) -> Bool {
    var hasRows = false
    for index in 0..<array.count {
      guard let record = array.element(index), record.isObject else { return false }
      if JSONSeries(record) != nil {
        hasRows = true
      } else if index == 0 && array.count == 1 || !hasOnlyEmptyArrays(record) {
        return false
      }
    }
    return hasRows
  }

  /// Appends the rows of the series.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - columns: The columns of the table, to which those of the series and of its labels belong.
  /// - Throws: `JSONError` for too many columns, and for rows of different lengths.
  func append(
    _ record: borrowing JSONNode, to columns: inout JSONColumns
  ) throws(JSONError) {
    for index in 0..<count {
      switch layout {
      case .columns(let arrays):
        for (name, path) in arrays {
          guard let value = record.descendant(path.index(index)) else { continue }
          try columns.set(value, name)
        }
      case .rows(let path, let names):
        guard let row = record.descendant(path.index(index)) else { continue }
        guard row.isArray, row.count == names.count else {
          throw row.mismatch("an array of \(names.count) values, as the rows before")
        }
        for (place, name) in names.enumerated() {
          guard let value = row.element(place) else { continue }
          try columns.set(value, name)
        }
      }
      for (name, text) in labels { try columns.set(text, name) }
      columns.endRow()
    }
  }

  /// The members of a record that can belong to a series.
  private struct Members {
    var labels: [(name: String, text: String)] = []
    var columns: [(path: JSONPath, count: Int, arePositions: Bool)] = []
    var rows: [JSONPath] = []
  }

  /// Collects the members of an object, of objects inside of it, and of those that are alone in an array.
  private static func collect(
    _ node: borrowing JSONNode, at path: JSONPath, depth: Int, to found: inout Members
  ) {
    guard depth < mostDepth else { return }
    for key in node.keysInOrder {
      guard let value = node.member(key) else { continue }
      let place = path.key(key)
      if let text = value.text {
        found.labels.append((place.spelled, text))
      } else if value.isObject {
        collect(value, at: place, depth: depth + 1, to: &found)
      } else if let first = value.element(0) {
        if first.isObject {
          if value.count == 1 { collect(first, at: place.index(0), depth: depth + 1, to: &found) }
        } else if first.isArray {
          found.rows.append(place)
        } else {
          found.columns.append((place, value.count, arePositions(value, key)))
        }
      }
    }
  }

  /// Whether an array has times by its name and its values, or is named `x`.
  private static func arePositions(_ array: borrowing JSONNode, _ key: String) -> Bool {
    let key = key.lowercased()
    if key == "x" { return true }
    guard let first = array.element(0) else { return false }
    return ["time", "date", "stamp"].contains { key.contains($0) }
      && (first.text != nil || isEpoch(first))
  }

  /// Whether a number is one of seconds or milliseconds since 1970.
  private static func isEpoch(_ node: borrowing JSONNode) -> Bool {
    guard let number = node.number else { return false }
    return (1e9...4.2e9).contains(number) || (1e12...4.2e12).contains(number)
  }

  /// Returns the names of the elements of rows; `nil` for arrays that are no rows.
  private static func names(
    of rows: borrowing JSONNode, in record: borrowing JSONNode
  ) -> [String]? {
    guard let first = rows.element(0), first.count > 1 else { return nil }
    if let header = record.member("columns"), header.count == first.count {
      let names = (0..<header.count).compactMap { header.element($0)?.text }
      if names.count == first.count { return DelimitedReader.uniqueNames(names) }
    }
    // Without names, they are pairs of a time and a value, in any order.
    guard first.count == 2,
      let time = (0..<2).first(where: { place in
        guard let value = first.element(place) else { return false }
        return isEpoch(value)
      })
    else { return nil }
    return time == 0 ? ["time", JSONColumns.valueName] : [JSONColumns.valueName, "time"]
  }

  /// Returns the columns of a frame of Grafana; `nil` for another record.
  private static func frame(
    _ record: borrowing JSONNode
  ) -> [(name: String, path: JSONPath)]? {
    guard let fields = record.member("schema")?.member("fields"), fields.isArray,
      let values = record.member("data")?.member("values"), values.count == fields.count,
      values.element(0)?.isArray == true
    else { return nil }
    let names = (0..<fields.count).map { fields.element($0)?.member("name")?.text ?? "" }
    let path = JSONPath().key("data").key("values")
    return DelimitedReader.uniqueNames(names).enumerated().map { ($1, path.index($0)) }
  }

  private static func hasOnlyEmptyArrays(_ record: borrowing JSONNode) -> Bool {
    var (arrays, isEmpty) = (0, true)
    for key in record.keysInOrder {
      guard let value = record.member(key), value.isArray else { continue }
      arrays += 1
      isEmpty = isEmpty && value.count == 0
    }
    return arrays > 0 && isEmpty
  }

  private static func lastKey(of path: JSONPath) -> String {
    for step in path.steps.reversed() {
      if case .key(let key) = step { return key }
    }
    return ""
  }
}
