/// The place of the first infinite number of a column.
package struct InfinitePlace: Equatable, Sendable {
  /// The name of the file.
  package let file: String
  /// The line of the row, counted from 1.
  package let line: Int

  /// The maximum number of columns of a table in JSON whose places are found, since each one is searched in the text.
  static let mostInJSON = 20
}

extension ContiguousArray<Double> {
  /// The number of infinite numbers.
  ///
  /// - Complexity: O(*n*) for *n* numbers.
  package var infiniteCount: Int { reduce(0) { $0 + ($1.isInfinite ? 1 : 0) } }

  /// The numbers with NaN, for a missing number, in place of infinite ones.
  package var withoutInfinite: Self { Self(lazy.map { $0.isFinite ? $0 : .nan }) }
}

extension DataColumn {
  /// The index of the first infinite number; `nil` for none.
  ///
  /// - Complexity: O(*n*) for *n* numbers.
  var firstInfinite: Int? {
    if case .numbers(let numbers) = values { numbers.firstIndex(where: \.isInfinite) } else { nil }
  }

  /// Returns the beginning of a sentence on the infinite numbers of the column: `column 'a' has 2 infinite values,
  /// which are`.
  package func sentence(onInfinite count: Int) -> String {
    "column '\(name)' has "
      + (count == 1 ? "1 infinite value, which is" : "\(count) infinite values, which are")
  }
}
