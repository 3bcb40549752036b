extension GraphicsContext {
  /// The way in which a drawing is combined with those behind it.
  ///
  /// Modes that leave nothing where the drawing is not do so within its bounding rectangle only.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    /// The number of the mode.
    public let rawValue: Int32

    /// Creates a mode from its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The drawing covers the background.
    public static let normal = BlendMode(rawValue: 0)
    /// The product of the colours.
    public static let multiply = BlendMode(rawValue: 1)
    /// The inverted product of the inverted colours.
    public static let screen = BlendMode(rawValue: 2)
    /// Multiplies dark and screens light backgrounds.
    public static let overlay = BlendMode(rawValue: 3)
    /// The darker of both colours.
    public static let darken = BlendMode(rawValue: 4)
    /// The lighter of both colours.
    public static let lighten = BlendMode(rawValue: 5)
    /// Brightens the background.
    public static let colorDodge = BlendMode(rawValue: 6)
    /// Darkens the background.
    public static let colorBurn = BlendMode(rawValue: 7)
    /// Darkens or lightens softly.
    public static let softLight = BlendMode(rawValue: 8)
    /// Multiplies or screens, by the colour of the drawing.
    public static let hardLight = BlendMode(rawValue: 9)
    /// The difference of the colours.
    public static let difference = BlendMode(rawValue: 10)
    /// The difference with less contrast.
    public static let exclusion = BlendMode(rawValue: 11)
    /// The hue of the drawing.
    public static let hue = BlendMode(rawValue: 12)
    /// The saturation of the drawing.
    public static let saturation = BlendMode(rawValue: 13)
    /// Hue and saturation of the drawing.
    public static let color = BlendMode(rawValue: 14)
    /// The luminance of the drawing.
    public static let luminosity = BlendMode(rawValue: 15)
    /// Neither the drawing nor the background.
    public static let clear = BlendMode(rawValue: 16)
    /// The drawing in place of the background.
    public static let copy = BlendMode(rawValue: 17)
    /// The drawing where the background is, and nothing elsewhere.
    public static let sourceIn = BlendMode(rawValue: 18)
    /// The drawing where the background is not, and nothing elsewhere.
    public static let sourceOut = BlendMode(rawValue: 19)
    /// The drawing where the background is, over the background.
    public static let sourceAtop = BlendMode(rawValue: 20)
    /// The drawing behind the background.
    public static let destinationOver = BlendMode(rawValue: 21)
    /// The background where the drawing is.
    public static let destinationIn = BlendMode(rawValue: 22)
    /// The background where the drawing is not.
    public static let destinationOut = BlendMode(rawValue: 23)
    /// The background where the drawing is, over the drawing.
    public static let destinationAtop = BlendMode(rawValue: 24)
    /// The drawing and the background where only one of them is.
    public static let xor = BlendMode(rawValue: 25)
    /// The sum of the colours, minus 1.
    public static let plusDarker = BlendMode(rawValue: 26)
    /// The sum of the colours.
    public static let plusLighter = BlendMode(rawValue: 27)
  }
}
