/// The arrays of a record in JSON that are a series: its positions and values, beside labels that name it.
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

  /// A text, a number or a Boolean of a record, which is the same in all rows.
  private struct Label {
    enum Kind { case text, number, boolean }

    var path: JSONPath
    var name: String
    var text: String
    var kind: Kind

    /// Returns the label of a value; `nil` for null, arrays and objects.
    init?(_ node: borrowing JSONNode, at path: JSONPath) {
      if let text = node.text {
        (self.text, kind) = (text, .text)
      } else if let number = node.number {
        (text, kind) = (JSONWords.spelled(number), .number)
      } else if let boolean = node.boolean {
        (text, kind) = ("\(boolean)", .boolean)
      } else {
        return nil
      }
      self.path = path
      name = path.spelled
    }
  }

  private let layout: Layout
  private var labels: [Label]
  /// Whether the arrays are the purpose of the record: they have numbers at times, or names.
  private let isCertain: Bool
  /// The number of rows.
  let count: Int

  /// The names of the arrays.
  var arrays: [String] {
    switch layout {
    case .columns(let columns): columns.map(\.name)
    case .rows(let path, _): [path.spelled]
    }
  }

  /// The names of the columns of the arrays.
  private var names: [String] {
    switch layout {
    case .columns(let columns): columns.map(\.name)
    case .rows(_, let names): names
    }
  }

  /// Finds the series of a record; `nil` for other records.
  ///
  /// - Parameter record: An object.
  private init?(_ record: borrowing JSONNode) {
    var found = Members()
    Self.collect(record, at: JSONPath(), depth: 0, to: &found)
    // Texts come first, because series are rather named by them.
    labels =
      found.labels.filter { $0.kind == .text } + found.labels.filter { $0.kind != .text }
    if let columns = Self.frame(record) {
      layout = .columns(columns)
      isCertain = true
    } else if found.rows.count == 1, let path = found.rows.first,
      let rows = record.descendant(path), let parent = record.descendant(path.parent),
      let names = Self.names(of: rows, in: parent)
    {
      layout = .rows(path, names: names)
      count = rows.count
      isCertain = true
      shortenLabels(beside: path.parent)
      return
    } else {
      let count = found.columns.map(\.count).max() ?? 0
      let columns = found.columns.filter { $0.count == count }
      guard columns.count > 1, count > 1, columns.contains(where: { $0.role != .values }) else {
        return nil
      }
      isCertain =
        columns.contains { $0.role == .times }
        && columns.contains { $0.role == .values && Self.haveNumbers(record, $0.path) }
      let names = DelimitedReader.uniqueNames(columns.map { Self.lastKey(of: $0.path) })
      layout = .columns(zip(names, columns).map { ($0, $1.path) })
    }
    guard case .columns(let columns) = layout else { return nil }
    count = columns.first.flatMap { record.descendant($0.path) }?.count ?? 0
  }

  /// Returns the series of all objects of an array, with the indices of the objects; `nil` for other arrays.
  ///
  /// Objects whose arrays are all empty have none. Objects that have different numbers of their own, beside arrays
  /// without times or numbers, are records, to which the arrays are an addition. Labels with the names of columns are
  /// left out, and so are numbers and Booleans that are the same in all series that have them.
  ///
  /// - Parameter array: An array.
  /// - Returns: At least one series.
  static func all(in array: borrowing JSONNode) -> [(index: Int, series: JSONSeries)]? {
    var found: [(index: Int, series: JSONSeries)] = []
    for index in 0..<array.count {
      guard let record = array.element(index), record.isObject else { return nil }
      if let series = JSONSeries(record) {
        found.append((index, series))
      } else if !hasOnlyEmptyArrays(record) {
        return nil
      }
    }
    let labels = found.flatMap(\.series.labels)
    let texts = Dictionary(grouping: labels, by: \.name).mapValues { Set($0.map(\.text)) }
    let names = Set(found.flatMap(\.series.names))
    let kept = labels.filter { label in
      !names.contains(label.name) && (label.kind == .text || texts[label.name]?.count != 1)
    }
    guard
      found.contains(where: \.series.isCertain)
        || !kept.contains(where: { $0.kind == .number && $0.path.steps.count == 1 })
    else { return nil }
    let keptNames = Set(kept.map(\.name))
    for place in found.indices {
      found[place].series.labels.removeAll { !keptNames.contains($0.name) }
    }
    return found.isEmpty ? nil : found
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
      for label in labels { try columns.set(label: label.text, label.name) }
      columns.endRow()
    }
  }

  /// The members of a record that can belong to a series.
  private struct Members {
    /// What the elements of an array are.
    enum Role {
      case times
      /// Positions that are no times.
      case positions
      case values
    }

    var labels: [Label] = []
    var columns: [(path: JSONPath, count: Int, role: Role)] = []
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
      if let label = Label(value, at: place) {
        found.labels.append(label)
      } else if value.isObject {
        collect(value, at: place, depth: depth + 1, to: &found)
      } else if let first = value.element(0) {
        if first.isObject {
          if value.count == 1 { collect(first, at: place.index(0), depth: depth + 1, to: &found) }
        } else if first.isArray {
          found.rows.append(place)
        } else {
          found.columns.append((place, value.count, role(of: value, key)))
        }
      }
    }
  }

  /// Names the labels in an object, and in those inside of it, by their paths from it, unless others have these names.
  private mutating func shortenLabels(beside parent: JSONPath) {
    let known = Set(labels.map(\.name))
    for index in labels.indices {
      let steps = labels[index].path.steps
      guard steps.starts(with: parent.steps) else { continue }
      let name = JSONPath(steps.dropFirst(parent.steps.count)).spelled
      if !known.contains(name) { labels[index].name = name }
    }
  }

  /// Returns what the elements of an array are by its key and its first and last element.
  ///
  /// Positions have the key `x` or, if they are times, one with a word for times.
  private static func role(of array: borrowing JSONNode, _ key: String) -> Members.Role {
    let isX = key.lowercased() == "x"
    guard isX || words(of: key).contains(where: isTime), let first = array.element(0),
      let last = array.element(array.count - 1)
    else { return .values }
    return areTimes(first, last, key) ? .times : isX ? .positions : .values
  }

  /// Returns the words of a key in lowercase, such as `update` and `times` of `updateTimes` or `update_times`.
  private static func words(of key: String) -> [String] {
    var spaced = ""
    for character in key {
      if character.isUppercase, spaced.last?.isLowercase == true { spaced.append(" ") }
      spaced.append(character)
    }
    return spaced.lowercased().split { !$0.isLetter }.map(String.init)
  }

  /// Whether a word in lowercase is one for a time, or for several ones.
  private static func isTime(_ word: String) -> Bool {
    let one = word.hasSuffix("s") ? String(word.dropLast()) : word
    return word == "ts" || one == "datetime" || ColumnGuess.timeNames.contains(one)
  }

  /// Whether the first and the last value of a column are dates, with or without times of day, or both seconds or
  /// milliseconds since 1970.
  private static func areTimes(
    _ first: borrowing JSONNode, _ last: borrowing JSONNode, _ name: String
  ) -> Bool {
    guard var start = first.text, var end = last.text else {
      return isEpoch(first) && isEpoch(last)
    }
    let hints = ColumnGuess.Hints(
      isFirst: false, followsDates: false, usesCommas: false, isDecimalGiven: false)
    let guess = start.withUTF8 { start in
      end.withUTF8 { ColumnGuess(name, [start, $0], hints) }
    }
    if case .time = guess.kind { return true }
    return false
  }

  /// Whether a number is one of seconds or milliseconds since 1970.
  private static func isEpoch(_ node: borrowing JSONNode) -> Bool {
    guard let number = node.number else { return false }
    return ColumnGuess.epochs.contains(number) || ColumnGuess.epochs.contains(number / 1000)
  }

  /// Whether an array in a record has a number, also as a text.
  private static func haveNumbers(_ record: borrowing JSONNode, _ path: JSONPath) -> Bool {
    guard let array = record.descendant(path) else { return false }
    return (0..<array.count).contains { index in
      guard let value = array.element(index) else { return false }
      guard var text = value.text else { return value.number != nil }
      return text.withUTF8 { CellNumber.parse($0) } != nil
    }
  }

  /// Returns the names of the elements of rows, which can lie beside them; `nil` for arrays that are no rows.
  private static func names(
    of rows: borrowing JSONNode, in parent: borrowing JSONNode
  ) -> [String]? {
    guard let first = rows.element(0), first.count > 1 else { return nil }
    if let header = parent.member("columns"), header.count == first.count {
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
