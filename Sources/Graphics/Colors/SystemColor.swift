/// A system colour, whose components depend on the colour scheme.
///
/// Values are those of Apple's Human Interface Guidelines.
package enum SystemColor: String, CaseIterable, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case primary, secondary, tertiary, quaternary, separator

  package func resolve(in scheme: ColorScheme, _ palette: SystemPalette) -> Color.Resolved {
    let (light, dark) = palette == .iOS13 ? earlierComponents : components
    let (red, green, blue, opacity) = scheme == .dark ? dark : light
    return Color.Resolved(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
  }

  private typealias Components = (Float, Float, Float, Float)

  /// The components of iOS 26.
  private var components: (light: Components, dark: Components) {
    switch self {
    case .red: ((255, 56, 60, 1), (255, 66, 69, 1))
    case .orange: ((255, 141, 40, 1), (255, 146, 48, 1))
    case .yellow: ((255, 204, 0, 1), (255, 214, 0, 1))
    case .green: ((52, 199, 89, 1), (48, 209, 88, 1))
    case .mint: ((0, 200, 179, 1), (0, 218, 195, 1))
    case .teal: ((0, 195, 208, 1), (0, 210, 224, 1))
    case .cyan: ((0, 192, 232, 1), (60, 211, 254, 1))
    case .blue: ((0, 136, 255, 1), (0, 145, 255, 1))
    case .indigo: ((97, 85, 245, 1), (109, 124, 255, 1))
    case .purple: ((203, 48, 224, 1), (219, 52, 242, 1))
    case .pink: ((255, 45, 85, 1), (255, 55, 95, 1))
    case .brown: ((172, 127, 94, 1), (183, 138, 102, 1))
    case .gray: ((142, 142, 147, 1), (142, 142, 147, 1))
    case .primary: ((0, 0, 0, 1), (255, 255, 255, 1))
    case .secondary: ((60, 60, 67, 0.6), (235, 235, 245, 0.6))
    case .tertiary: ((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    case .quaternary: ((60, 60, 67, 0.18), (235, 235, 245, 0.16))
    case .separator: ((60, 60, 67, 0.29), (84, 84, 88, 0.6))
    }
  }

  /// The components of iOS 13 to 18.
  private var earlierComponents: (light: Components, dark: Components) {
    switch self {
    case .red: ((255, 59, 48, 1), (255, 69, 58, 1))
    case .orange: ((255, 149, 0, 1), (255, 159, 10, 1))
    case .yellow: ((255, 204, 0, 1), (255, 214, 10, 1))
    case .mint: ((0, 199, 190, 1), (99, 230, 226, 1))
    case .teal: ((48, 176, 199, 1), (64, 200, 224, 1))
    case .cyan: ((50, 173, 230, 1), (100, 210, 255, 1))
    case .blue: ((0, 122, 255, 1), (10, 132, 255, 1))
    case .indigo: ((88, 86, 214, 1), (94, 92, 230, 1))
    case .purple: ((175, 82, 222, 1), (191, 90, 242, 1))
    case .brown: ((162, 132, 94, 1), (172, 142, 104, 1))
    case .green, .pink, .gray, .primary, .secondary, .tertiary, .quaternary, .separator: components
    }
  }
}

extension Color {
  /// The system red: `#FF383C` by default, or `#FF4245` in the dark scheme.
  public static let red = Color(base: .system(.red))
  /// The system orange: `#FF8D28` by default, or `#FF9230` in the dark scheme.
  public static let orange = Color(base: .system(.orange))
  /// The system yellow: `#FFCC00` by default, or `#FFD600` in the dark scheme.
  public static let yellow = Color(base: .system(.yellow))
  /// The system green: `#34C759` by default, or `#30D158` in the dark scheme.
  public static let green = Color(base: .system(.green))
  /// The system mint: `#00C8B3` by default, or `#00DAC3` in the dark scheme.
  public static let mint = Color(base: .system(.mint))
  /// The system teal: `#00C3D0` by default, or `#00D2E0` in the dark scheme.
  public static let teal = Color(base: .system(.teal))
  /// The system cyan: `#00C0E8` by default, or `#3CD3FE` in the dark scheme.
  public static let cyan = Color(base: .system(.cyan))
  /// The system blue: `#0088FF` by default, or `#0091FF` in the dark scheme.
  public static let blue = Color(base: .system(.blue))
  /// The accent colour: that of `accentColor(_:)` around the view, or `AccentColor` of the asset catalog, or the system
  /// blue if there are none.
  public static let accentColor = Color(base: .accent)
  /// The system indigo: `#6155F5` by default, or `#6D7CFF` in the dark scheme.
  public static let indigo = Color(base: .system(.indigo))
  /// The system purple: `#CB30E0` by default, or `#DB34F2` in the dark scheme.
  public static let purple = Color(base: .system(.purple))
  /// The system pink: `#FF2D55` by default, or `#FF375F` in the dark scheme.
  public static let pink = Color(base: .system(.pink))
  /// The system brown: `#AC7F5E` by default, or `#B78A66` in the dark scheme.
  public static let brown = Color(base: .system(.brown))
  /// The system grey: `#8E8E93` in both schemes.
  public static let gray = Color(base: .system(.gray))
  /// The colour of primary text: black, or white in the dark scheme.
  public static let primary = Color(base: .system(.primary))
  /// The colour of secondary text: `#3C3C43`, or `#EBEBF5` in the dark scheme, at an opacity of 0.6.
  public static let secondary = Color(base: .system(.secondary))
  /// White in both schemes.
  public static let white = Color(white: 1)
  /// Black in both schemes.
  public static let black = Color(white: 0)
  /// A fully transparent colour.
  public static let clear = Color(white: 0, opacity: 0)
}
