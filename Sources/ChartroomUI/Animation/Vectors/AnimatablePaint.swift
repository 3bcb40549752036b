public import Foundation
public import Graphics

extension Color.Resolved {
  /// The components multiplied by the opacity, and the opacity.
  ///
  /// A transparent colour has no hue, so that a colour that fades in has its final hue from the start.
  var components: [Double] {
    get {
      let alpha = Double(opacity)
      return [Double(red) * alpha, Double(green) * alpha, Double(blue) * alpha, alpha]
    }
    set {
      let alpha = newValue[3]
      opacity = Float(min(max(alpha, 0), 1))
      guard alpha > 0 else { return }
      red = Float(newValue[0] / alpha)
      green = Float(newValue[1] / alpha)
      blue = Float(newValue[2] / alpha)
    }
  }
}

extension BasicPaint: Animatable {
  /// The colours, and the positions of a gradient.
  package var animatableData: AnimatableArray {
    get { AnimatableArray(colors.flatMap(\.components) + numbers) }
    set {
      var index = 0
      func next() -> Double {
        index += 1
        return newValue[index - 1]
      }
      var colors = colors
      for color in colors.indices { colors[color].components = (0..<4).map { _ in next() } }
      self = with(colors, numbers.map { _ in next() })
    }
  }

  /// Returns whether both paints have as many colours and are of the same kind.
  package func isSimilar(to other: BasicPaint) -> Bool {
    guard colors.count == other.colors.count else { return false }
    switch (self, other) {
    case (.color, .color), (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical),
      (.angular, .angular):
      return true
    case (.mesh(let mesh), .mesh(let target)): return mesh.width == target.width
    case (.image, .image): return self == other
    case (.shadowed(let base, let shadow), .shadowed(let target, let other)):
      return shadow.isInner == other.isInner && base.isSimilar(to: target)
    case (.overBackdrop(let base, _, _), .overBackdrop(let target, _, _)):
      return base.isSimilar(to: target)
    case (.placed(let base, _), .placed(let target, _)): return base.isSimilar(to: target)
    default: return false
    }
  }

  private var stops: [ResolvedGradient.Stop] {
    switch self {
    case .color, .mesh, .image, .shadowed, .overBackdrop, .placed: []
    case .linear(let gradient, _, _): gradient.stops
    case .radial(let gradient, _, _, _): gradient.stops
    case .elliptical(let gradient, _, _, _): gradient.stops
    case .angular(let gradient, _, _, _): gradient.stops
    }
  }

  private var colors: [Color.Resolved] {
    switch self {
    case .color(let color): [color]
    case .mesh(let mesh): mesh.colors + [mesh.background]
    case .shadowed(let base, let shadow): base.colors + [shadow.color]
    case .overBackdrop(let base, _, _), .placed(let base, _): base.colors
    default: stops.map(\.color)
    }
  }

  private var numbers: [Double] {
    if case .shadowed(let base, let shadow) = self {
      return base.numbers + [shadow.radius, shadow.offset.x, shadow.offset.y].map { Double($0) }
    }
    if case .overBackdrop(let base, let radius, let opacity) = self {
      return base.numbers + [Double(radius), Double(opacity)]
    }
    if case .placed(let base, let place) = self {
      let frame = [place.minX, place.minY, place.width, place.height]
      return base.numbers + frame.map { Double($0) }
    }
    let geometry: [CGFloat] =
      switch self {
      case .color, .image, .shadowed, .overBackdrop, .placed: []
      case .linear(_, let start, let end): [start.x, start.y, end.x, end.y]
      case .radial(_, let center, let start, let end),
        .elliptical(_, let center, let start, let end):
        [center.x, center.y, start, end]
      case .angular(_, let center, let start, let end):
        [center.x, center.y, start.radians, end.radians]
      case .mesh(let mesh): mesh.nodes.flatMap(\.numbers)
      }
    return (geometry + stops.map(\.location)).map { Double($0) }
  }

  /// Returns the paint with other colours and numbers, in the order of `colors` and `numbers`.
  private func with(_ colors: [Color.Resolved], _ numbers: [Double]) -> BasicPaint {
    func changed(_ gradient: ResolvedGradient) -> ResolvedGradient {
      var gradient = gradient
      for index in gradient.stops.indices {
        gradient.stops[index].color = colors[index]
        gradient.stops[index].location = numbers[4 + index]
      }
      return gradient
    }
    func changed(_ mesh: ResolvedMesh) -> ResolvedMesh {
      var mesh = mesh
      mesh.colors = Array(colors.dropLast())
      mesh.background = colors.last ?? mesh.background
      for index in mesh.nodes.indices {
        mesh.nodes[index].numbers = numbers[10 * index..<10 * index + 10].map { CGFloat($0) }
      }
      return mesh
    }
    func changed(
      _ shadow: StyleShadow, _ color: Color.Resolved, _ numbers: ArraySlice<Double>
    ) -> StyleShadow {
      let values = numbers.map { CGFloat($0) }
      return StyleShadow(
        isInner: shadow.isInner, color: color, radius: max(values[0], 0),
        offset: CGPoint(x: values[1], y: values[2]))
    }
    func rectangle(_ numbers: ArraySlice<Double>) -> CGRect {
      let values = Array(numbers)
      return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
    func point(_ index: Int) -> UnitPoint { UnitPoint(x: numbers[index], y: numbers[index + 1]) }
    return switch self {
    case .color(let color): .color(colors.first ?? color)
    case .linear(let gradient, _, _): .linear(changed(gradient), point(0), point(2))
    case .radial(let gradient, _, _, _):
      .radial(changed(gradient), point(0), numbers[2], numbers[3])
    case .elliptical(let gradient, _, _, _):
      .elliptical(changed(gradient), point(0), numbers[2], numbers[3])
    case .angular(let gradient, _, _, _):
      .angular(changed(gradient), point(0), .radians(numbers[2]), .radians(numbers[3]))
    case .mesh(let mesh): .mesh(changed(mesh))
    case .image: self
    case .shadowed(let base, let shadow):
      .shadowed(
        base.with(Array(colors.dropLast()), Array(numbers.dropLast(3))),
        changed(shadow, colors.last ?? shadow.color, numbers.suffix(3)))
    case .overBackdrop(let base, _, _):
      .overBackdrop(
        base.with(colors, Array(numbers.dropLast(2))), radius: numbers[numbers.count - 2],
        opacity: Float(numbers[numbers.count - 1]))
    case .placed(let base, _):
      .placed(base.with(colors, Array(numbers.dropLast(4))), rectangle(numbers.suffix(4)))
    }
  }
}

extension StrokeStyle: Animatable {
  /// The width, the miter limit and the phase of the dashes.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

extension StrokeStyle {
  /// Sets the numbers to those of another style; the lengths of dashes only if there are as many.
  mutating func moveNumbers(to other: StrokeStyle) {
    animatableData = other.animatableData
    if dash.count == other.dash.count { dash = other.dash }
  }

  /// The width, the miter limit, the phase and the lengths of the dashes.
  var numbers: [Double] {
    get { ([lineWidth, miterLimit, dashPhase] + dash).map { Double($0) } }
    set {
      lineWidth = newValue[0]
      miterLimit = newValue[1]
      dashPhase = newValue[2]
      dash = newValue.dropFirst(3).map { CGFloat($0) }
    }
  }
}
