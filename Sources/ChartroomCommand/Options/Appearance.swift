import ArgumentParser
import Graphics

/// The values of `--appearance`.
enum Appearance: String, CaseIterable, ExpressibleByArgument {
  case light, dark, both

  var schemes: [ColorScheme] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .both: [.light, .dark]
    }
  }
}
