public import Foundation
public import Graphics

/// A shadow of the shapes, texts and symbols that are drawn in a style.
public struct ShadowStyle: Hashable, Sendable {
  private let isInner: Bool
  private let color: Color
  private let radius: CGFloat
  private let offset: CGPoint

  /// Returns a shadow behind what is drawn.
  ///
  /// - Parameters:
  ///   - color: The colour; black with an opacity of 0.33 by default.
  ///   - radius: The radius of the blur, in points, which is twice its standard deviation. Negative values are treated
  ///     as 0.
  ///   - x: The horizontal offset, in points, positive to the right; 0 by default.
  ///   - y: The vertical offset, in points, positive downwards; 0 by default.
  /// - Returns: The shadow.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, offset: CGPoint(x: x, y: y))
  }

  /// Returns a shadow of the edges inside of what is drawn, as if it were cut out of the surface.
  ///
  /// - Parameters:
  ///   - color: The colour; black with an opacity of 0.55 by default.
  ///   - radius: The radius of the blur, in points, as in `drop(color:radius:x:y:)`.
  ///   - x: The horizontal offset, in points, positive to the right; 0 by default.
  ///   - y: The vertical offset, in points, positive downwards; 0 by default.
  /// - Returns: The shadow.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: CGPoint(x: x, y: y))
  }

  func resolve(in environment: EnvironmentValues) -> StyleShadow {
    StyleShadow(
      isInner: isInner, color: color.resolve(in: environment), radius: max(radius, 0),
      offset: offset)
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow.
  ///
  /// Several shadows are drawn in their order, but inner ones before the others.
  ///
  /// - Parameter style: The shadow.
  /// - Returns: The style with the shadow.
  /// - Note: Unlike in SwiftUI, spans of texts have no shadow, and the inner shadow of a translucent style covers all
  ///   of it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedShapeStyle(base: self, shadow: style)
  }

  /// Returns the style, which is combined with the background in a mode.
  ///
  /// Accepted, and has no effect.
  ///
  /// - Note: Unlike in SwiftUI, the style is drawn in the mode `.normal`.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

private struct ShadowedShapeStyle: BasicShapeStyle {
  let base: any ShapeStyle
  let shadow: ShadowStyle

  func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    .shadowed(base.resolvedPaint(in: environment), shadow.resolve(in: environment))
  }
}

/// A shadow of a style in an environment.
package struct StyleShadow: Hashable, Sendable {
  package var isInner: Bool
  package var color: Color.Resolved
  package var radius: CGFloat
  package var offset: CGPoint

  package init(isInner: Bool, color: Color.Resolved, radius: CGFloat, offset: CGPoint) {
    self.isInner = isInner
    self.color = color
    self.radius = radius
    self.offset = offset
  }

  /// Returns the shadow in a colour that a function changes.
  func mapColor(_ change: (Color.Resolved) -> Color.Resolved) -> StyleShadow {
    StyleShadow(isInner: isInner, color: change(color), radius: radius, offset: offset)
  }

  fileprivate var filter: DrawGroup.Filter {
    isInner
      ? .innerShadow(color: color, radius: radius, offset: offset)
      : .shadow(color: color, radius: radius, offset: offset)
  }
}

extension BasicPaint {
  /// Whether the paint has a shadow, or blurs its backdrop.
  package var hasEffects: Bool {
    switch self {
    case .shadowed, .overBackdrop: true
    default: false
    }
  }

  /// The paint without its effects.
  package var withoutEffects: BasicPaint {
    switch self {
    case .shadowed(let base, _), .overBackdrop(let base, _, _): base.withoutEffects
    default: self
    }
  }

  /// The filter that blurs the backdrop; `nil` for none.
  private var backdropFilter: DrawGroup.Filter? {
    switch self {
    case .overBackdrop(_, let radius, let opacity):
      .backdropBlur(radius: radius, opacity: opacity)
    case .shadowed(let base, _): base.backdropFilter
    default: nil
    }
  }

  /// The shadows, in the order in which they are drawn.
  private var shadows: [StyleShadow] {
    var found: [StyleShadow] = []
    var paint = self
    while case .shadowed(let base, let shadow) = paint {
      found.append(shadow)
      paint = base
    }
    let inOrder = found.reversed()
    return inOrder.filter(\.isInner) + inOrder.filter { !$0.isInner }
  }

  /// Draws with the paint's effects.
  ///
  /// - Parameters:
  ///   - list: The list to which the commands are appended.
  ///   - body: A closure that draws without the effects.
  package func drawEffects(into list: inout DrawList, _ body: (inout DrawList) -> Void) {
    var contents = DrawList()
    body(&contents)
    guard !contents.isEmpty else { return }
    if let filter = backdropFilter {
      contents = DrawList([.group(DrawGroup(contents: contents, filter: filter))])
    }
    for shadow in shadows where shadow.color.opacity > 0 {
      contents = DrawList([.group(DrawGroup(contents: contents, filter: shadow.filter))])
    }
    for command in contents.commands { list.append(command) }
  }
}
