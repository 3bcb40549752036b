package import Graphics

/// The appearance of a picture, as in requests and reports.
package enum PictureAppearance: String, Codable, Sendable {
  case light, dark

  /// Creates the appearance of a colour scheme.
  package init(_ scheme: ColorScheme) { self = scheme == .dark ? .dark : .light }

  /// The colour scheme.
  package var scheme: ColorScheme { self == .dark ? .dark : .light }
}
