/// Multiples of numbers or bytes, such as `K`, `Mi` or `bn`, before or behind a currency or without one.
///
/// Many letters have two meanings: `B` is a byte or a billion, and `T` is a number of bytes or a trillion.
struct NumberMultiples {
  /// A multiple, such as `M` or `bn`, and the currency behind it.
  private struct Part {
    let unit: String
    let multiple: String
    let currency: String
  }

  private let parts: [Part]
  private let uses: [String: UnitUse]
  /// Whether the numbers are amounts of money.
  private let isMoney: Bool
  /// Whether the name of the column is that of numbers of bytes.
  private let isNamedAsSizes: Bool

  /// The letters with their powers of a thousand or of 1024; a `B` is a byte or a billion.
  private static let letters: [String: Int] = [
    "k": 1, "K": 1, "M": 2, "G": 3, "T": 4, "P": 5, "Ki": 1, "Mi": 2, "Gi": 3, "Ti": 4, "B": 0,
  ]
  /// The letters of amounts of money, and the words, with their powers of a thousand.
  private static let moneyLetters = ["k": 1, "m": 2, "b": 3, "t": 4]
  private static let words: [String: Int] = [
    "thousand": 1, "million": 2, "billion": 3, "trillion": 4, "mn": 2, "mln": 2, "bn": 3, "tn": 4,
    "tsd": 1, "tsd.": 1, "mio": 2, "mio.": 2, "mrd": 3, "mrd.": 3,
  ]

  /// The words in names of columns of numbers of bytes.
  private static let sizeWords: Set<String> = [
    "size", "sizes", "filesize", "byte", "bytes", "disk", "memory", "mem", "ram", "rss", "swap",
    "used", "avail", "free", "größe", "taille",
  ]
  /// The number from which a whole number of billions would be unusual beside millions.
  private static let leastUnusual = 100.0

  /// Examines the units of a column; `nil` if one of them is no multiple.
  ///
  /// - Parameters:
  ///   - uses: The cells of each unit.
  ///   - hasCurrency: Whether a currency is in front of the numbers.
  ///   - name: The name of the column.
  init?(_ uses: [String: UnitUse], hasCurrency: Bool, name: String) {
    isNamedAsSizes = name.lowercased().split { !$0.isLetter }
      .contains { Self.sizeWords.contains(String($0)) }
    parts = uses.keys.sorted().map { unit in
      let (multiple, currency) = Currency.divided(unit)
      return Part(unit: unit, multiple: multiple, currency: currency)
    }
    self.uses = uses
    guard Set(parts.map(\.currency)).count == 1 else { return nil }
    isMoney = hasCurrency || !parts[0].currency.isEmpty
    for part in parts where !part.multiple.isEmpty {
      guard Self.letters[part.multiple] != nil || thousands(part.multiple) != nil else {
        return nil
      }
    }
  }

  /// Returns the power of a thousand of a multiple that is none of bytes; `nil` for others.
  private func thousands(_ multiple: String) -> Int? {
    let lowercase = multiple.lowercased()
    return Self.words[lowercase] ?? (isMoney ? Self.moneyLetters[lowercase] : nil)
  }

  /// Whether each number with a unit differs from the same number without one, so that a `B` is no byte.
  var areCertain: Bool {
    parts.allSatisfy { $0.multiple != "B" || isMoney || uses[$0.unit]?.hasFractions == true }
  }

  /// The conversion to plain numbers or to bytes; `nil` if a `B` can be a byte as well as a billion.
  ///
  /// Multiples are those of 1024 bytes, as the tools of file systems print them, if they are no money and one of them
  /// is binary, such as `Mi`, a `G` or a `P`, a `T` beside a `K`, or a `B` of zero. Otherwise, they are thousands,
  /// millions and trillions. A `B` is a billion then in amounts of money, with a fraction, or if there are neither a
  /// `K`, which is in sizes of files, nor hundreds of `B` without a `T`. In all other cases, the name of the column
  /// can be that of sizes.
  var conversion: UnitFamily.Conversion? {
    let multiples = Set(parts.map(\.multiple))
    let hasWords = parts.contains { thousands($0.multiple) != nil && $0.multiple.count > 1 }
    let bytes = multiples.contains("B") ? uses["B"] : nil
    let (hasT, hasK) = (multiples.contains("T"), !multiples.isDisjoint(with: ["k", "K"]))
    let canBeBytes =
      bytes.map { use in
        !use.hasFractions && (hasK || use.largest >= Self.leastUnusual && !hasT && !hasWords)
      } ?? false
    let isBinary =
      !isMoney && !hasWords
      && (multiples.contains { $0.hasSuffix("i") || $0 == "G" || $0 == "P" }
        || hasT && hasK && bytes == nil || bytes?.largest == 0
        || isNamedAsSizes && (canBeBytes || hasT && bytes == nil))
    guard isBinary || isMoney || !canBeBytes else { return nil }
    let factors = parts.map { part in
      let letter = part.multiple == "B" && !isBinary ? 3 : Self.letters[part.multiple] ?? 0
      let power = thousands(part.multiple) ?? letter
      return UnitFamily.Factor(
        unit: Array(part.unit.utf8),
        factor: (0..<power).reduce(1.0) { product, _ in product * (isBinary ? 1024 : 1000) })
    }
    guard factors.contains(where: { $0.factor > 1 }) else { return nil }
    let words = zip(parts, factors).filter { $0.1.factor > 1 }
      .map { "1 \($0.unit) = \(UnitFamily.digits($1.factor))" }.joined(separator: ", ")
    let unit = isBinary ? "B" : parts[0].currency
    let name = isBinary ? "bytes" : unit.isEmpty ? "plain numbers" : unit
    return UnitFamily.Conversion(
      unit: Array(unit.utf8), factors: factors + [UnitFamily.Factor(unit: [], factor: 1)],
      words: "converted to \(name): \(words)")
  }
}
