/// Codes that are written with leading zeros, such as the postal code `01067`.
package enum LeadingZeros {
  /// The last words of the names of codes of places, in lowercase.
  package static let placeNames: Set<String> = [
    "zip", "zipcode", "plz", "postleitzahl", "postcode", "postalcode", "fips", "insee", "ags",
    "gemeindeschlüssel",
  ]
  /// The last words of the names of codes.
  private static let names = placeNames.union(["siret", "siren", "code"])

  /// Whether a column of numbers has codes: the last word of its name is one of codes, all cells have the same number
  /// of digits, and one begins with zero.
  ///
  /// - Parameters:
  ///   - cells: The cells that are not missing.
  ///   - name: The name of the column.
  /// - Returns: Whether it has codes.
  static func areCodes(_ cells: [UnsafeBufferPointer<UInt8>], of name: String) -> Bool {
    guard let last = name.lowercased().split(whereSeparator: { !$0.isLetter }).last,
      names.contains(String(last))
    else { return false }
    let cells = cells.map { CellNumber.trimmed($0) }
    let zero = UInt8(ascii: "0")
    return cells.allSatisfy { cell in
      cell.count == cells[0].count && cell.count > 1
        && cell.allSatisfy { (zero...UInt8(ascii: "9")).contains($0) }
    } && cells.contains { $0[0] == zero }
  }
}
