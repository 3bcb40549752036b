/// A parser of the numbers in data files.
package enum CellNumber {
  /// Returns the number in a cell, or NaN for a missing value; surrounding spaces are ignored.
  ///
  /// - Parameter cell: A decimal number with an optional point and exponent, such as `-12.5e3`. Grouping
  ///   separators, decimal commas and hexadecimal numbers are not supported.
  /// - Returns: The nearest `Double`; NaN for an empty cell, `NaN`, `NA`, `N/A`, `null` and `None`; ±∞ for
  ///   `inf`, `infinity` and numbers that are too large; `nil` for any other text.
  package static func parse(_ cell: UnsafeBufferPointer<UInt8>) -> Double? {
    let cell = trimmed(cell)
    guard let first = cell.first else { return .nan }
    var place = first == UInt8(ascii: "-") || first == UInt8(ascii: "+") ? 1 : 0
    var digits = DigitScan()
    digits.take(from: cell, &place, isFraction: false)
    if place < cell.count, cell[place] == UInt8(ascii: ".") {
      place += 1
      digits.take(from: cell, &place, isFraction: true)
    }
    guard digits.count > 0 else { return word(cell) }
    if place < cell.count, cell[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      guard digits.takeExponent(from: cell, &place) else { return nil }
    }
    guard place == cell.count else { return nil }
    guard let magnitude = digits.exact else { return rounded(cell) }
    return first == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  /// Returns the integer in a cell; `nil` for other texts, and for integers with more than 19 digits or 64
  /// bits.
  package static func whole(_ cell: UnsafeBufferPointer<UInt8>) -> Int64? {
    let cell = trimmed(cell)
    guard let first = cell.first else { return nil }
    let isNegative = first == UInt8(ascii: "-")
    let start = isNegative || first == UInt8(ascii: "+") ? 1 : 0
    // 19 digits cannot overflow 64 bits; more of them can only be leading zeros or too large.
    guard start < cell.count, cell.count - start <= 19 else { return nil }
    var magnitude: UInt64 = 0
    for place in start..<cell.count {
      let digit = cell[place] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      magnitude = magnitude &* 10 &+ UInt64(digit)
    }
    guard isNegative else { return Int64(exactly: magnitude) }
    return magnitude <= 1 << 63 ? Int64(truncatingIfNeeded: 0 &- magnitude) : nil
  }

  /// The digits of a number as an integer, and the power of ten by which the integer is multiplied.
  private struct DigitScan {
    var count = 0
    private var significant = 0
    private var mantissa: UInt64 = 0
    private var exponent = 0

    @inline(__always)
    mutating func take(
      from cell: UnsafeBufferPointer<UInt8>, _ place: inout Int, isFraction: Bool
    ) {
      while place < cell.count {
        let digit = cell[place] &- UInt8(ascii: "0")
        guard digit < 10 else { return }
        // More than 19 digits may overflow; `exact` does not look at them then.
        mantissa = mantissa &* 10 &+ UInt64(digit)
        if mantissa > 0 { significant += 1 }
        count += 1
        if isFraction { exponent -= 1 }
        place += 1
      }
    }

    /// Reads the exponent after the `e`, and returns whether there is one.
    mutating func takeExponent(from cell: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> Bool {
      guard place < cell.count else { return false }
      let isNegative = cell[place] == UInt8(ascii: "-")
      if isNegative || cell[place] == UInt8(ascii: "+") { place += 1 }
      let start = place
      var power = 0
      while place < cell.count {
        let digit = cell[place] &- UInt8(ascii: "0")
        guard digit < 10 else { break }
        power = min(power * 10 + Int(digit), 1_000_000)
        place += 1
      }
      exponent += isNegative ? -power : power
      return place > start
    }

    /// The number, if it is the quotient or the product of two exact numbers (Clinger: "How to Read Floating
    /// Point Numbers Accurately", PLDI 1990); `nil` otherwise.
    var exact: Double? {
      guard significant < 20, mantissa <= 1 << 53, abs(exponent) <= 22 else { return nil }
      let number = Double(mantissa)
      return exponent < 0 ? number / powers[-exponent] : number * powers[exponent]
    }
  }

  /// The powers of ten that a `Double` represents exactly.
  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  private static func rounded(_ cell: UnsafeBufferPointer<UInt8>) -> Double? {
    Double(String(decoding: cell, as: UTF8.self))
  }

  private static func word(_ cell: UnsafeBufferPointer<UInt8>) -> Double? {
    guard cell.count <= 9 else { return nil }
    switch String(decoding: cell, as: UTF8.self).lowercased() {
    case "nan", "na", "n/a", "null", "none": return .nan
    case "inf", "+inf", "infinity", "+infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    default: return nil
    }
  }

  static func trimmed(
    _ cell: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    var (start, end) = (0, cell.count)
    while start < end, isSpace(cell[start]) { start += 1 }
    while start < end, isSpace(cell[end - 1]) { end -= 1 }
    return UnsafeBufferPointer(rebasing: cell[start..<end])
  }

  @inline(__always)
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
