import ChartScales
import ChartroomCharts
import DataTables
import Decimation
import Foundation

extension DataColumn {
  /// The numbers; `nil` for columns of other types.
  var numbers: ContiguousArray<Double>? {
    if case .numbers(let numbers) = values { numbers } else { nil }
  }

  var isTime: Bool { if case .times = values { true } else { false } }
  var isName: Bool { if case .names = values { true } else { false } }

  /// Whether all rows with a name have the same one.
  var hasOneName: Bool { if case .names(_, let names) = values { names.count == 1 } else { false } }

  /// Whether a row has no value.
  func isMissing(_ row: Int) -> Bool {
    switch values {
    case .numbers(let numbers): numbers[row].isNaN
    case .times(let times): times[row] == Self.missingTime
    case .names(let indices, _): indices[row] < 0
    }
  }

  /// The number of rows with a known time if all of these are equal; `nil` for other columns.
  var instantCount: Int? {
    guard case .times(let times) = values else { return nil }
    var (first, count) = (Self.missingTime, 0)
    for time in times where time != Self.missingTime {
      if count == 0 { first = time }
      guard time == first else { return nil }
      count += 1
    }
    return count
  }

  /// Whether the name is that of an identifier: `id`, or a name such as `user_id`, `user.id`, `User ID` or `userId`.
  var isIdentifier: Bool {
    guard name.lowercased().hasSuffix("id") else { return false }
    guard let last = name.dropLast(2).last else { return true }
    // A capital begins a word behind a small letter, as in `userId`, but not in `PAID`.
    return "_. -".contains(last) || last.isLowercase && name.dropLast().last == "I"
  }

  /// The words of the name in lowercase, also those of names such as `sourceVersion`; only their letters.
  private var words: [String] {
    var words = [""]
    for (last, character) in zip([" "] + Array(name), name) {
      if !character.isLetter || last.isLowercase && character.isUppercase { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
    }
    return words.filter { !$0.isEmpty }
  }

  /// The last word of the name in lowercase; empty for names without letters.
  var lastWord: String { words.last ?? "" }

  /// The last words of the names of codes: numbers that are identifiers or ordinals, and have no meaningful sum.
  private static let codes = LeadingZeros.placeNames.union([
    "hour", "weekday", "dow", "week", "month", "quarter", "year", "status", "code", "number", "no",
    "nr", "stunde", "wochentag", "woche", "monat", "quartal", "jahr", "nummer", "document", "doc",
    "docto", "beleg", "belegnr", "belegnummer",
  ])

  /// Whether the column has whole numbers, and the last word of its name is that of a code, as in `status_code`, and
  /// not that of a rate, as in `cars_per_hour`.
  var isCode: Bool {
    let words = words
    return Self.codes.contains(words.last ?? "") && words.dropLast().last != "per"
      && numbers?.areWhole == true
  }

  /// Whether the column has whole numbers that are codes of places, which have no distances.
  var isPlaceCode: Bool { LeadingZeros.placeNames.contains(lastWord) && numbers?.areWhole == true }

  /// The words of the names of years with fractions.
  private static let years: Set<String> = ["year", "date", "jahr", "datum", "année", "año", "anno"]

  /// Whether the column has years, also with fractions such as 2000.0833.
  var hasYears: Bool {
    guard unit == nil, !Self.years.isDisjoint(with: words), let numbers,
      let range = Extremes.finite(in: numbers)
    else { return false }
    return range.lowerBound >= 1800 && range.upperBound <= 2200
  }

  /// Whether the column has only the numbers 0 and 1, such as the states of a door.
  var isFlag: Bool {
    numbers?.allSatisfy { $0.isNaN || $0 == 0 || $0 == 1 } == true && varies
  }

  /// The last words of the names of properties of a whole table.
  private static let properties: Set<String> = ["version", "elevation", "altitude"]

  /// Whether all rows have one number that describes their source, such as the elevation of a weather station.
  var isProperty: Bool { Self.properties.contains(lastWord) && numbers != nil && !varies }

  /// The last words of the names of counters, such as those of the steps of a training.
  private static let counters: Set<String> = ["step", "epoch", "iteration", "iter", "episode"]

  /// Whether the column has numbers, and the last word of its name is that of a counter, as in `global_step`.
  ///
  /// Counters are positions rather than values.
  var isCounter: Bool {
    Self.counters.contains(lastWord) && numbers != nil
  }

  /// The last words of the names of times from a start, which are positions if they ascend, and else values.
  private static let elapsedTimes: Set<String> = ["offset", "elapsed", "seconds"]

  /// Whether the column has times from a start that ascend from each row to the next one.
  var isElapsedTime: Bool {
    (Self.elapsedTimes.contains(lastWord) || name.lowercased() == "time_s")
      && (numbers?.count ?? 0) > 2 && ascends(orRepeats: false)
  }

  /// The names of ranks.
  private static let ranks: Set<String> = [
    "pos", "position", "rank", "ranking", "place", "rang", "platz", "#", "no", "no.", "nr", "nr.",
  ]

  /// Whether the column has a name of ranks, and numbers the rows from 1; equal ranks follow each other.
  var isRank: Bool {
    guard Self.ranks.contains(name.lowercased()), let numbers, numbers.first == 1 else {
      return false
    }
    return ascends(orRepeats: true) && numbers.allSatisfy { $0 <= Double(numbers.count) }
  }

  /// Returns whether the numbers ascend from each row to the next one.
  ///
  /// - Parameter repeats: Whether they may be equal as well.
  /// - Returns: Whether they do; not if one is missing.
  func ascends(orRepeats repeats: Bool) -> Bool {
    guard let numbers, !numbers.contains(where: \.isNaN) else { return false }
    return zip(numbers, numbers.dropFirst()).allSatisfy { repeats ? $0 <= $1 : $0 < $1 }
  }

  /// Whether the numbers ascend in the rows of each name of a column, and recur in those of other names, as laps do.
  ///
  /// It is not the case for values by which the rows of each name are sorted.
  func ascends(inGroupsOf column: DataColumn) -> Bool {
    guard let numbers, case .names(let indices, let names) = column.values, names.count > 1,
      2 * Set(numbers).count <= numbers.count
    else { return false }
    var last = Array(repeating: -Double.infinity, count: names.count)
    for (number, index) in zip(numbers, indices) where index >= 0 {
      guard number > last[Int(index)], number.isFinite else { return false }
      last[Int(index)] = number
    }
    return true
  }

  /// Whether the numbers are the times of another column in a unit of which a second has a power of a thousand, from
  /// 1970 or, in the time of another zone, a few hours later or earlier.
  func repeats(_ other: DataColumn) -> Bool {
    guard let numbers, case .times(let times) = other.values,
      let first = numbers.indices.first(where: {
        !numbers[$0].isNaN && times[$0] != Self.missingTime
      })
    else { return false }
    let day = 86_400.0
    return [1.0, 1e3, 1e6, 1e9].contains { perSecond in
      let offset = numbers[first] / perSecond - Double(times[first]) / 1e6
      return abs(offset) <= day
        && numbers.indices.allSatisfy {
          numbers[$0].isNaN || times[$0] == Self.missingTime
            || abs(numbers[$0] / perSecond - Double(times[$0]) / 1e6 - offset) <= 1
        }
    }
  }

  /// Whether two rows have different numbers.
  var varies: Bool {
    guard let numbers else { return false }
    let range = Extremes.finite(in: numbers)
    return range.map { $0.lowerBound < $0.upperBound } ?? false
  }

  /// A sentence about the cells of another type than most, for a column of names or one that is not drawn.
  var faultWarning: String? {
    guard let fault else { return nil }
    let cells = fault.count == 1 ? "1 such cell" : "\(fault.count) such cells"
    return isName
      ? "\(fault.first) The column was read as text because of \(cells)."
      : "\(fault.first) The column, which is not drawn, has \(cells)."
  }

  /// The name, with a unit that is too long to be beside each number.
  var title: String {
    guard let unit, !NumberLabels.isShort(unit) else { return name }
    return "\(name) (\(unit))"
  }

  /// The times in seconds since 1 January 2001, 00:00 UTC, NaN for missing ones; `nil` for columns of other types.
  var seconds: ContiguousArray<Double>? {
    guard case .times(let times) = values else { return nil }
    return ContiguousArray(
      times.lazy.map {
        $0 == Self.missingTime
          ? .nan : Double($0) / 1e6 - Date.timeIntervalBetween1970AndReferenceDate
      })
  }

  /// The names of the rows; `nil` for missing ones and for columns of other types.
  var texts: [String?]? {
    guard case .names(let indices, let names) = values else { return nil }
    return indices.map { $0 < 0 ? nil : names[Int($0)] }
  }
}

extension DataTable {
  /// The columns by which known programs are recognised, and those of their settings, which are no results: of Google
  /// Benchmark, Splunk and the Java Microbenchmark Harness.
  private static let programs: [(names: Set<String>, settings: Set<String>)] = [
    (
      ["real_time", "cpu_time", "time_unit"],
      [
        "family_index", "per_family_instance_index", "repetitions", "repetition_index", "threads",
        "iterations",
      ]
    ),
    (["_time", "_span"], ["_span", "_spandays"]),
    (["Benchmark", "Mode", "Score"], ["Threads", "Samples"]),
  ]

  /// Whether a column has settings of the program that wrote the table.
  func isSetting(_ index: Int) -> Bool {
    let name = columns[index].name
    guard let program = Self.programs.first(where: { $0.settings.contains(name) }) else {
      return false
    }
    return program.names.isSubset(of: columns.map(\.name))
  }

  /// Whether the table is the history of a training: a column of numbers also has those of the validation, as Keras
  /// names them: `loss` and `val_loss`.
  var isHistory: Bool {
    let names = Set(columns.filter { $0.numbers != nil }.map(\.name))
    return names.contains { names.contains("val_\($0)") }
  }

  /// Whether a column has the least or the greatest values of another one, as Weights & Biases names them: `loss__MIN`.
  func isBound(_ index: Int) -> Bool {
    let name = columns[index].name
    guard name.hasSuffix("__MIN") || name.hasSuffix("__MAX") else { return false }
    return columns.contains { $0.name == name.dropLast(5) }
  }
}
