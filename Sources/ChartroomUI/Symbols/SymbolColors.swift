import Graphics

/// The colours of symbols in the rendering mode `multicolor`.
enum SymbolColors {
  /// Returns the colours of a symbol's levels; empty for a symbol without own colours.
  ///
  /// - Parameter name: The name with all variants.
  /// - Returns: A colour for each level; `nil` for the foreground style, which is also that of further levels.
  static func colors(of name: String) -> [Color?] {
    if let colors = table[name] { return colors }
    let words = name.split(separator: ".").map(String.init)
    if words.first == "cloud" { return cloud(words) }
    if words.first == "battery" { return [.green] }
    guard let index = words.lastIndex(of: "badge") else { return [] }
    // A badge is in front of the symbol, whose levels follow.
    let last = words.last { $0 != "fill" }
    guard let badge = badges[last ?? ""] else { return [] }
    let fill = words.last == "fill" ? ["fill"] : []
    let behind = colors(of: (words[..<index] + fill).joined(separator: "."))
    return [badge] + behind
  }

  /// Returns the colours of a cloud and of what is around it, in the order of the words of the name.
  private static func cloud(_ words: [String]) -> [Color?] {
    let white: Color? = words.last == "fill" ? .white : nil
    return words.compactMap { word -> Color?? in
      switch word {
      case "cloud", "moon", "snow", "fog": .some(white)
      case "sun", "bolt": .some(.yellow)
      case "rain", "heavyrain", "drizzle", "hail", "sleet": .some(.cyan)
      default: nil
      }
    }
  }

  /// The colours of badges.
  private static let badges: [String: Color] = [
    "badge": .red, "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red,
    "exclamationmark": .yellow,
  ]

  private static let table: [String: [Color?]] = [
    "sun.max": [.yellow, .yellow], "sun.max.fill": [.yellow, .yellow],
    "sun.min": [.yellow, .yellow], "sun.min.fill": [.yellow, .yellow],
    "sunrise": [nil, .yellow], "sunrise.fill": [nil, .yellow],
    "sunset": [nil, .yellow], "sunset.fill": [nil, .yellow],
    "sun.horizon": [nil, .yellow], "sun.horizon.fill": [nil, .yellow],
    "sun.haze": [nil, .yellow], "sun.haze.fill": [nil, .yellow],
    "sun.dust": [nil, .yellow], "sun.dust.fill": [nil, .yellow],
    "thermometer.sun": [nil, .yellow], "thermometer.sun.fill": [nil, .yellow],
    "moon.fill": [.white], "moon.stars.fill": [.white, .white], "moon.zzz.fill": [.white, .white],
    "drop.fill": [.cyan], "humidity.fill": [.cyan], "rainbow": [.red, .yellow, .blue],
    "bolt.fill": [.yellow], "lightbulb.fill": [.yellow], "leaf.fill": [.green],
    "heart.fill": [.red], "star.fill": [.yellow], "star.leadinghalf.filled": [.yellow],
    "phone.fill": [.green], "phone.down.fill": [.red], "nosign": [.red],
    "exclamationmark.triangle.fill": [.black, .yellow],
    "exclamationmark.octagon.fill": [.white, .red], "xmark.octagon.fill": [.white, .red],
    "carrot.fill": [.orange, .green], "ladybug.fill": [nil, .red],
    "globe.americas.fill": [.green, .blue], "globe.europe.africa.fill": [.green, .blue],
    "globe.asia.australia.fill": [.green, .blue],
    "globe.central.south.asia.fill": [.green, .blue],
  ]
}
