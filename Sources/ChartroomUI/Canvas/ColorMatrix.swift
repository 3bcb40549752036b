/// A color matrix: four rows and five columns that transform the components of a colour.
///
/// The matrix is multiplied by the column of the red, green, blue and opacity of a colour, without premultiplication,
/// and 1; the rows `r`, `g`, `b` and `a` give the red, green, blue and opacity of the result. Components are in 0...1,
/// and results are clamped to this range.
public struct ColorMatrix: Equatable, Sendable {
  /// The factor of the red component in the red component.
  public var r1: Float = 1
  /// The factor of the green component in the red component.
  public var r2: Float = 0
  /// The factor of the blue component in the red component.
  public var r3: Float = 0
  /// The factor of the opacity in the red component.
  public var r4: Float = 0
  /// The constant that is added to the red component.
  public var r5: Float = 0
  /// The factor of the red component in the green component.
  public var g1: Float = 0
  /// The factor of the green component in the green component.
  public var g2: Float = 1
  /// The factor of the blue component in the green component.
  public var g3: Float = 0
  /// The factor of the opacity in the green component.
  public var g4: Float = 0
  /// The constant that is added to the green component.
  public var g5: Float = 0
  /// The factor of the red component in the blue component.
  public var b1: Float = 0
  /// The factor of the green component in the blue component.
  public var b2: Float = 0
  /// The factor of the blue component in the blue component.
  public var b3: Float = 1
  /// The factor of the opacity in the blue component.
  public var b4: Float = 0
  /// The constant that is added to the blue component.
  public var b5: Float = 0
  /// The factor of the red component in the opacity.
  public var a1: Float = 0
  /// The factor of the green component in the opacity.
  public var a2: Float = 0
  /// The factor of the blue component in the opacity.
  public var a3: Float = 0
  /// The factor of the opacity in the opacity.
  public var a4: Float = 1
  /// The constant that is added to the opacity.
  public var a5: Float = 0

  /// Creates the identity matrix.
  public init() {}

  /// The factors, row by row.
  var factors: [Float] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
  }
}
