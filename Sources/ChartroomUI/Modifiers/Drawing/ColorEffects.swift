import Foundation
public import Graphics

nonisolated extension View {
  /// Inverts the colours of the view.
  ///
  /// - Note: Unlike in SwiftUI, emoji keep their colours.
  public func colorInvert() -> some View {
    modifier(ColorEffect(matrix: .inversion(1)))
  }

  /// Multiplies the colours of the view, and their opacity, by a colour.
  ///
  /// - Note: Unlike in SwiftUI, emoji keep their colours.
  public func colorMultiply(_ color: Color) -> some View { modifier(ColorProduct(color: color)) }

  /// Adds an amount to the components of the view's colours; 0 changes nothing, and 1 makes them white.
  ///
  /// - Note: Unlike in SwiftUI, emoji keep their colours.
  public func brightness(_ amount: Double) -> some View {
    modifier(ColorEffect(matrix: .brightness(amount)))
  }

  /// Scales the distance of the view's colours from a medium grey; 1 changes nothing.
  ///
  /// - Note: Unlike in SwiftUI, emoji keep their colours.
  public func contrast(_ amount: Double) -> some View {
    modifier(ColorEffect(matrix: .contrast(amount)))
  }

  /// Scales the saturation of the view's colours; 1 changes nothing, and 0 makes them grey.
  ///
  /// - Note: Unlike in SwiftUI, emoji keep their colours.
  public func saturation(_ amount: Double) -> some View {
    modifier(ColorEffect(matrix: .saturation(Float(amount))))
  }

  /// Removes a share of the saturation of the view's colours; 0 changes nothing, and 1 makes them grey.
  ///
  /// - Note: Unlike in SwiftUI, emoji keep their colours.
  public func grayscale(_ amount: Double) -> some View { saturation(1 - amount) }

  /// Rotates the hues of the view's colours.
  ///
  /// - Note: Unlike in SwiftUI, emoji keep their colours.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorEffect(matrix: .hueRotation(angle.radians)))
  }
}

/// The change of a view's colours by a matrix.
struct ColorEffect: SettingsModifier {
  var matrix: ColorFunction

  typealias Wrapper = ColorEffectElement

  func settings(in environment: EnvironmentValues) -> ColorFunction { matrix }
}

/// The product of a view's colours and a colour.
struct ColorProduct: SettingsModifier {
  var color: Color

  typealias Wrapper = ColorEffectElement

  func settings(in environment: EnvironmentValues) -> ColorFunction {
    .product(color.resolve(in: environment))
  }
}

extension ColorFunction {
  /// Returns the function that inverts a share of the components.
  static func inversion(_ amount: Double) -> ColorFunction {
    let factor = Float(1 - 2 * amount)
    return scale(factor, factor, factor, adding: Float(amount))
  }

  /// Returns the function that adds an amount to the components.
  static func brightness(_ amount: Double) -> ColorFunction {
    scale(1, 1, 1, adding: Float(amount))
  }

  /// Returns the function that scales the distance from a medium grey.
  static func contrast(_ amount: Double) -> ColorFunction {
    let factor = Float(amount)
    return scale(factor, factor, factor, adding: (1 - factor) / 2)
  }

  /// Returns the function that multiplies colours, and their opacity, by a colour.
  static func product(_ color: Color.Resolved) -> ColorFunction {
    var matrix = scale(color.red, color.green, color.blue)
    matrix.opacity = color.opacity
    return matrix
  }
}

extension ColorFunction: Animatable {
  package var animatableData: AnimatableArray {
    get { AnimatableArray(rows.joined().map { Double($0) } + [Double(opacity)]) }
    set {
      let values = newValue.values.map { Float($0) }
      guard values.count == 13 else { return }
      rows = (0..<3).map { Array(values[4 * $0..<4 * $0 + 4]) }
      opacity = values[12]
    }
  }
}

final class ColorEffectElement: SettingsElement<ColorFunction> {
  override class var animatesSettings: Bool { true }

  override func settingsDidChange(_ settings: ColorFunction) { invalidateDisplay() }

  override func draw(into list: inout DrawList, size: CGSize) {
    guard let matrix = presented, matrix != .identity else { return drawChildren(into: &list) }
    var inner = DrawList()
    drawChildren(into: &inner)
    for command in matrix(inner).commands { list.append(command) }
  }
}
