extension Color: CustomStringConvertible {
  /// The name of a system colour, such as `red`, or the components of another one, such as `#FF8000FF`.
  ///
  /// An opacity comes first, as in `50% red`. White, black and the clear colour have their names, too.
  public var description: String {
    var text = base.description
    if whiteShare > 0 { text += " with \(Self.percentage(whiteShare)) white" }
    return opacityFactor == 1 ? text : "\(Self.percentage(opacityFactor)) \(text)"
  }

  /// Returns a share in whole percent, where NaN counts as 0.
  fileprivate static func percentage(_ share: Float) -> String {
    "\(Int((Resolved.unit(share) * 100).rounded()))%"
  }
}

extension Color.Base: CustomStringConvertible {
  package var description: String {
    switch self {
    case Color.white.base: "white"
    case Color.black.base: "black"
    case Color.clear.base: "clear"
    case .fixed(let resolved): resolved.description
    case .system(let system): system.rawValue
    case .accent: "accentColor"
    case .scheme(let light, let dark): "\(light), or \(dark) in the dark scheme"
    case .asset(let name): name
    case .mix(let first, let second, let fraction, _):
      "\(first) with \(Color.percentage(Float(fraction))) \(second)"
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components and the opacity as hexadecimal digits, in the form `#RRGGBBAA`.
  public var description: String { bytes.3 == 255 ? hex + "FF" : hex }
}
