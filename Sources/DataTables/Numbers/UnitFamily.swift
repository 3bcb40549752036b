/// Units of one quantity, in which the cells of a column can be written side by side, such as `35 ms` and `1.2 s`.
struct UnitFamily {
  /// The factor by which a number with a unit is multiplied.
  struct Factor: Equatable {
    /// The unit in UTF-8.
    var unit: [UInt8]
    var factor: Double
  }

  /// The units of a family, with their sizes.
  private let sizes: [String: Double]

  /// The units of time with their numbers of seconds.
  static let times: [String: Double] = [
    "ns": 1e-9, "us": 1e-6, "µs": 1e-6, "μs": 1e-6, "ms": 1e-3, "s": 1, "sec": 1, "min": 60,
    "h": 3600, "hr": 3600, "d": 86_400,
  ].merging(
    [
      ("nanosecond", 1e-9), ("microsecond", 1e-6), ("millisecond", 1e-3), ("sec", 1),
      ("second", 1), ("min", 60), ("minute", 60), ("hr", 3600), ("hour", 3600), ("day", 86_400),
      ("week", 604_800),
    ].flatMap { name, size in [(name, size), (name + "s", size)] }
  ) { $1 }

  private static let families: [UnitFamily] = [
    UnitFamily(sizes: times),
    UnitFamily(sizes: ["month": 1, "months": 1, "year": 12, "years": 12]),
    UnitFamily(bytes: ""), UnitFamily(bytes: "/s"),
    UnitFamily(sizes: ["bps": 1, "kbps": 1e3, "Kbps": 1e3, "Mbps": 1e6, "Gbps": 1e9]),
    UnitFamily(sizes: ["bit/s": 1, "kbit/s": 1e3, "Mbit/s": 1e6, "Gbit/s": 1e9]),
    UnitFamily(sizes: ["mm": 1e-3, "cm": 1e-2, "m": 1, "km": 1e3]),
    UnitFamily(sizes: ["mg": 1e-3, "g": 1, "kg": 1e3, "t": 1e6]),
    UnitFamily(sizes: ["mW": 1e-3, "W": 1, "kW": 1e3, "MW": 1e6, "GW": 1e9]),
    UnitFamily(sizes: ["Wh": 1, "kWh": 1e3, "MWh": 1e6, "GWh": 1e9]),
    UnitFamily(sizes: ["Hz": 1, "kHz": 1e3, "MHz": 1e6, "GHz": 1e9]),
    UnitFamily(sizes: ["µV": 1e-6, "mV": 1e-3, "V": 1, "kV": 1e3]),
    UnitFamily(sizes: ["µA": 1e-6, "mA": 1e-3, "A": 1, "kA": 1e3]),
  ]

  private init(sizes: [String: Double]) { self.sizes = sizes }

  /// Creates the family of bytes, decimal and binary ones.
  private init(bytes suffix: String) {
    let decimal = ["B", "kB", "KB", "MB", "GB", "TB", "PB"]
    let powers = [1, 1e3, 1e3, 1e6, 1e9, 1e12, 1e15]
    let binary = [
      "KiB": 0x1p10, "MiB": 0x1p20, "GiB": 0x1p30, "TiB": 0x1p40, "PiB": 0x1p50,
    ]
    sizes = Dictionary(
      uniqueKeysWithValues: (Array(zip(decimal, powers)) + Array(binary)).map {
        ($0.0 + suffix, $0.1)
      })
  }

  /// Whether a text is a unit of a family.
  static func isUnit(_ text: String) -> Bool { families.contains { $0.sizes[text] != nil } }

  /// The conversion of units to one of them.
  struct Conversion {
    /// The unit of the numbers after the conversion; empty for none.
    var unit: [UInt8]
    var factors: [Factor]
    /// The predicate of a sentence about the units, such as `converted to ms: 1 s = 1000 ms`; empty if they differ in
    /// their spelling alone.
    var words: String
  }

  /// The conversion of the thousandths of processor cores that Kubernetes writes beside whole ones.
  static let millicores = Conversion(
    unit: [],
    factors: [Factor(unit: Array("m".utf8), factor: 1e-3), Factor(unit: [], factor: 1)],
    words: "converted to cores: 1 m = 0.001")

  /// The number from which another unit is chosen, which makes numbers readable.
  private static let leastUnreadable = 10_000.0

  /// Returns the conversion of units of one quantity to the most frequent one in which all numbers are below 10,000.
  ///
  /// A number without a unit could have any of them, so that only zero is allowed.
  ///
  /// - Parameter uses: The cells of each unit; at least two units.
  /// - Returns: The conversion; `nil` for units of several families.
  static func conversion(of uses: [String: UnitUse]) -> Conversion? {
    let names = uses.keys.sorted()
    let family = families.first { family in names.allSatisfy { family.sizes[$0] != nil } }
    let sizes = names.compactMap { family?.sizes[$0] }
    guard sizes.count == names.count, let largestSize = sizes.max() else { return nil }
    let cells = zip(sizes, names.map { uses[$0] ?? UnitUse() })
    let counts = Dictionary(cells.map { ($0, $1.count) }, uniquingKeysWith: +)
    let largest = cells.map { $0 * $1.largest }.max() ?? 0
    let readable = counts.filter { largest / $0.key < leastUnreadable }
    let size = readable.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? largestSize
    // Plurals follow their singulars.
    guard let place = sizes.lastIndex(of: size) else { return nil }
    let unit = names[place]
    let factors = zip(names, sizes).map { Factor(unit: Array($0.utf8), factor: $1 / size) }
    let others = zip(names, factors).filter { $0.1.factor != 1 }.map { name, factor in
      factor.factor >= 1
        ? "1 \(name) = \(digits(factor.factor)) \(unit)"
        : "1 \(unit) = \(digits(1 / factor.factor)) \(name)"
    }
    return Conversion(
      unit: Array(unit.utf8), factors: factors,
      words: others.isEmpty ? "" : "converted to \(unit): \(others.joined(separator: ", "))")
  }

  /// Returns a number without a fraction of zero.
  static func digits(_ number: Double) -> String {
    Int64(exactly: number.rounded()).map {
      abs(Double($0) - number) < 1e-6 * number ? "\($0)" : "\(number)"
    }
      ?? "\(number)"
  }
}
