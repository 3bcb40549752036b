import Foundation

/// An affine function of the red, green and blue components of colours.
///
/// The function of a draw list changes the colours of its commands, which gives the colours of the changed picture,
/// except where components leave 0...1. This does not hold for blend modes and for functions of pixels, and therefore a
/// list with such groups is changed as a whole, pixel by pixel.
package struct ColorFunction: Hashable, Sendable {
  /// The rows for red, green and blue, of four factors each: those of the components, and a constant.
  package var rows: [[Float]]
  /// The factor of the opacity.
  package var opacity: Float = 1

  package init(rows: [[Float]], opacity: Float = 1) {
    self.rows = rows
    self.opacity = opacity
  }

  /// The function that changes nothing.
  package static let identity = scale(1, 1, 1)

  /// Returns the function that multiplies the components and adds a constant.
  package static func scale(
    _ red: Float, _ green: Float, _ blue: Float, adding constant: Float = 0
  ) -> ColorFunction {
    ColorFunction(rows: [
      [red, 0, 0, constant], [0, green, 0, constant], [0, 0, blue, constant],
    ])
  }

  /// The coefficients of the components in the luminance.
  ///
  /// Source: the specification Filter Effects of the W3C.
  static let luminance: [Float] = [0.2126, 0.7152, 0.0722]

  /// Returns the function that scales the distance of each component from the luminance.
  package static func saturation(_ amount: Float) -> ColorFunction {
    ColorFunction(
      rows: (0..<3).map { row in
        (0..<3).map { luminance[$0] * (1 - amount) + ($0 == row ? amount : 0) } + [0]
      })
  }

  /// Returns the function that rotates hues, of the specification Filter Effects of the W3C.
  package static func hueRotation(_ radians: Double) -> ColorFunction {
    let (c, s) = (Float(cos(radians)), Float(sin(radians)))
    let shares: [[Float]] = [
      [-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072],
    ]
    let base: [Float] = [0.213, 0.715, 0.072]
    return ColorFunction(
      rows: (0..<3).map { row in
        (0..<3).map { column in
          base[column] + c * ((row == column ? 1 : 0) - base[column]) + s * shares[row][column]
        } + [0]
      })
  }

  package func callAsFunction(_ color: Color.Resolved) -> Color.Resolved {
    func sum(_ row: [Float]) -> Float {
      row[0] * color.red + row[1] * color.green + row[2] * color.blue + row[3]
    }
    return Color.Resolved(
      red: sum(rows[0]), green: sum(rows[1]), blue: sum(rows[2]), opacity: color.opacity * opacity)
  }

  private func callAsFunction(_ gradient: ResolvedGradient) -> ResolvedGradient {
    ResolvedGradient(
      stops: gradient.stops.map { .init(color: self($0.color), location: $0.location) })
  }

  private func callAsFunction(_ paint: Paint) -> Paint {
    switch paint {
    case .color(let color): .color(self(color))
    case .linear(let gradient, let from, let to): .linear(self(gradient), from: from, to: to)
    case .radial(let gradient, let center, let start, let end):
      .radial(self(gradient), center: center, startRadius: start, endRadius: end)
    case .elliptical(let gradient, let center, let size, let start, let end):
      .elliptical(self(gradient), center: center, size: size, startRadius: start, endRadius: end)
    case .angular(let gradient, let center, let from, let to):
      .angular(self(gradient), center: center, from: from, to: to)
    case .mesh(let mesh, let rect): .mesh(mesh.mapColors { self($0) }, in: rect)
    case .image(let image, let tile): .image(self(image), tile: tile)
    }
  }

  private func callAsFunction(_ image: RasterImage) -> RasterImage {
    var pixels = image.pixels
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] > 0 {
      let alpha = Float(pixels[start + 3])
      let color = self(
        Color.Resolved(
          red: Float(pixels[start + 2]) / alpha, green: Float(pixels[start + 1]) / alpha,
          blue: Float(pixels[start]) / alpha, opacity: alpha / 255))
      let scale = color.opacity * 255
      pixels[start] = UInt8((color.blue * scale).rounded())
      pixels[start + 1] = UInt8((color.green * scale).rounded())
      pixels[start + 2] = UInt8((color.red * scale).rounded())
      pixels[start + 3] = UInt8(scale.rounded())
    }
    return RasterImage(width: image.width, height: image.height, bgraPremultiplied: pixels) ?? image
  }

  private func callAsFunction(_ text: ResolvedText) -> ResolvedText {
    var text = text
    if let halo = text.halo { text.halo = TextHalo(color: self(halo.color), radius: halo.radius) }
    if !text.paints.isEmpty { text.paints = text.paints.map { self($0) } }
    return text
  }

  private func callAsFunction(_ group: DrawGroup) -> DrawGroup {
    var group = group
    group.contents = recoloured(group.contents)
    switch group.filter {
    case .shadow(let color, let radius, let offset):
      group.filter = .shadow(color: self(color), radius: radius, offset: offset)
    case .innerShadow(let color, let radius, let offset):
      group.filter = .innerShadow(color: self(color), radius: radius, offset: offset)
    case .blur, .pixels, .backdropBlur, nil: break
    }
    return group
  }

  private func callAsFunction(_ command: DrawCommand) -> DrawCommand {
    switch command {
    case .fill(let path, let style, let paint): .fill(path, style, self(paint))
    case .stroke(let path, let style, let paint): .stroke(path, style, self(paint))
    case .polyline(let line, let style, let paint): .polyline(line, style, self(paint))
    case .marks(let marks, let paint): .marks(marks, self(paint))
    case .rectangles(let all):
      .rectangles(
        PaintedRectangles(
          all.rects.indices.lazy.map { (all.rects[$0], self(all.paint(at: $0))) }, style: all.style)
      )
    case .paintedMarks(let all):
      .paintedMarks(
        PaintedMarks(
          all.shape, style: all.style,
          marks: all.positions.indices.lazy.map {
            .init(at: all.positions[$0], self(all.paint(at: $0)), scale: all.scale(at: $0))
          }))
    case .image(let image, let rect, let interpolation):
      .image(self(image), in: rect, interpolation)
    case .text(let text, let origin, let paint): .text(self(text), at: origin, self(paint))
    case .group(let group): .group(self(group))
    }
  }

  /// Returns the list with changed colours; masks, of which only the opacity counts, stay as they are.
  ///
  /// The colours of emoji are in their fonts and change only where the list is changed pixel by pixel.
  ///
  /// - Complexity: O(*n*) for *n* commands and pixels.
  package func callAsFunction(_ list: DrawList) -> DrawList {
    guard list.dependsOnPixels else { return recoloured(list) }
    return DrawList([.group(DrawGroup(contents: list, filter: .pixels(.matrix(matrix))))])
  }

  private func recoloured(_ list: DrawList) -> DrawList {
    DrawList(list.commands.map { self($0) })
  }

  /// The factors of the function of pixels with the same results.
  private var matrix: [Float] {
    rows.flatMap { $0[0..<3] + [0, $0[3]] } + [0, 0, 0, opacity, 0]
  }
}

extension DrawList {
  /// Whether the colours of a group, at any depth, depend on the colours of pixels, other than by covering them.
  fileprivate var dependsOnPixels: Bool {
    commands.contains { command in
      guard case .group(let group) = command else { return false }
      if case .pixels = group.filter { return true }
      return group.blendMode != .normal || group.contents.dependsOnPixels
    }
  }
}
