public import ArgumentParser
public import Graphics

/// The values of `--appearance` where images of both appearances can be drawn: light, dark, or one image of each.
enum AppearanceOption: String, CaseIterable, ExpressibleByArgument {
  case light, dark, both

  /// The appearances to draw, in the order of the images.
  var schemes: [ColorScheme] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .both: [.light, .dark]
    }
  }
}

/// The values of `animate --appearance`: light or dark.
extension ColorScheme: ExpressibleByArgument {
  /// Creates the colour scheme whose name is `argument`: `light` or `dark`.
  public init?(argument: String) {
    guard let scheme = Self.allCases.first(where: { "\($0)" == argument }) else { return nil }
    self = scheme
  }
}
