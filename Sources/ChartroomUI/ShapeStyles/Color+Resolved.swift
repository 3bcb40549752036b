import Foundation
public import Graphics

extension Color {
  /// Creates a colour of the asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name) }

  /// Returns a colour that is brighter by `stops` exposures.
  ///
  /// - Parameter stops: The base 2 logarithm of the factor of the linear components.
  /// - Returns: The colour.
  /// - Note: Unlike SwiftUI, components are clamped to those of sRGB, and system colours are those of the light scheme.
  public func exposureAdjust(_ stops: Double) -> Color {
    let resolved = resolve(in: EnvironmentValues())
    let factor = exp2(stops)
    return Color(
      .sRGBLinear, red: Double(resolved.linearRed) * factor,
      green: Double(resolved.linearGreen) * factor, blue: Double(resolved.linearBlue) * factor,
      opacity: Double(resolved.opacity))
  }

  /// Accepted, and has no effect: pictures have the range of sRGB.
  public func headroom(_ headroom: Double?) -> Color { self }

  /// Returns the components of the colour in an environment, which have the range of sRGB.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
    ResolvedHDR(resolve(in: environment))
  }

  /// A resolved colour with the brightest white that it needs.
  @dynamicMemberLookup
  public struct ResolvedHDR: Hashable, Sendable {
    private var color: Resolved
    /// The factor of the brightest white; `nil` for that of the display.
    public var headroom: Float?

    init(_ color: Resolved) { self.color = color }

    /// A component of the colour.
    public subscript<Value>(dynamicMember path: KeyPath<Resolved, Value>) -> Value {
      color[keyPath: path]
    }
  }
}

extension Color.Resolved {
  /// Creates a resolved colour from components of a colour space.
  ///
  /// - Parameters:
  ///   - colorSpace: The space of the components.
  ///   - red: The red component, in 0...1.
  ///   - green: The green component, in 0...1.
  ///   - blue: The blue component, in 0...1.
  ///   - opacity: The opacity, in 0...1.
  public init(
    colorSpace: Color.RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float = 1
  ) {
    let color = Color(
      colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
      opacity: Double(opacity))
    self = color.resolve(in: EnvironmentValues())
  }

  /// The red component before gamma encoding.
  public var linearRed: Float { Self.linear(red) }

  /// The green component before gamma encoding.
  public var linearGreen: Float { Self.linear(green) }

  /// The blue component before gamma encoding.
  public var linearBlue: Float { Self.linear(blue) }

  private static func linear(_ value: Float) -> Float {
    value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}

extension Color.Resolved: Animatable {
  /// The type of the components.
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >

  /// The components and the opacity.
  ///
  /// - Note: SwiftUI does not document the colour space between two colours; here, it is sRGB.
  public var animatableData: AnimatableData {
    get { AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, opacity))) }
    set {
      red = newValue.first
      green = newValue.second.first
      blue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

extension Color.Resolved: Codable {
  private enum Key: String, CodingKey { case red, green, blue, opacity }

  /// Reads the components and the opacity.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      red: try values.decode(Float.self, forKey: .red),
      green: try values.decode(Float.self, forKey: .green),
      blue: try values.decode(Float.self, forKey: .blue),
      opacity: try values.decode(Float.self, forKey: .opacity))
  }

  /// Writes the components and the opacity.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(red, forKey: .red)
    try values.encode(green, forKey: .green)
    try values.encode(blue, forKey: .blue)
    try values.encode(opacity, forKey: .opacity)
  }
}
