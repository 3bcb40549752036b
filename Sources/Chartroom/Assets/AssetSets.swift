import Foundation
import Graphics

/// The files of an image set.
struct ImageSet: Sendable {
  /// A file of the set.
  struct File: Sendable {
    var path: String
    var scale: CGFloat
    var isDark: Bool
  }

  var files: [File]
  var isTemplate: Bool

  /// Returns the file for an appearance and a number of device pixels per point.
  ///
  /// It is the one of the scale or, if there is none, of the next larger scale, or else of the largest one.
  func file(scheme: ColorScheme, scale: CGFloat) -> File? {
    let dark = files.filter(\.isDark)
    let suitable = scheme == .dark && !dark.isEmpty ? dark : files.filter { !$0.isDark }
    let ascending = suitable.sorted { ($0.scale, $0.path) < ($1.scale, $1.path) }
    return ascending.first { $0.scale >= scale } ?? ascending.last
  }
}

/// The colours of a colour set.
struct ColorSet: Sendable {
  var light: Color.Resolved?
  var dark: Color.Resolved?

  /// Returns the colour for an appearance.
  func color(scheme: ColorScheme) -> Color.Resolved? {
    scheme == .dark ? dark ?? light : light ?? dark
  }
}

/// The contents of a `Contents.json` file.
struct AssetContents: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct ImageEntry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
  }

  struct ColorValue: Decodable {
    var colorSpace: String?
    var components: [String: String]?

    enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components
    }
  }

  struct ColorEntry: Decodable {
    var color: ColorValue?
    var idiom: String?
    var appearances: [Appearance]?
  }

  struct Properties: Decodable {
    var intent: String?
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
    }
  }

  var images: [ImageEntry]?
  var colors: [ColorEntry]?
  var properties: Properties?
}

extension AssetContents.ColorValue {
  /// The colour in sRGB; `nil` if its components or its space are not known.
  var resolved: Color.Resolved? {
    guard let components, let opacity = Self.number(components["alpha"] ?? "1.0") else {
      return nil
    }
    func component(_ name: String) -> Double? { components[name].flatMap(Self.number) }
    let space = colorSpace ?? "srgb"
    if space.hasPrefix("gray") || space == "extended-gray" {
      return component("white").map {
        Color.Resolved(red: Float($0), green: Float($0), blue: Float($0), opacity: Float(opacity))
      }
    }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else { return nil }
    switch space {
    case "srgb", "extended-srgb":
      return Color.Resolved(
        red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))
    case "display-p3":
      return Color.Resolved(displayP3Red: red, green: green, blue: blue, opacity: opacity)
    case "extended-linear-srgb":
      return Color(.sRGBLinear, red: red, green: green, blue: blue, opacity: opacity)
        .resolve(in: .light)
    default: return nil
    }
  }

  /// Returns the value of a component: a decimal fraction, a whole number up to 255, or a hexadecimal one.
  private static func number(_ text: String) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if text.lowercased().hasPrefix("0x") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if !text.contains(".") { return UInt8(text).map { Double($0) / 255 } }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
