import CCairo
import Foundation
import Graphics

/// The filter of a group in device pixels.
struct GroupFilter {
  private enum Kind {
    case shadow(Color.Resolved)
    case innerShadow(Color.Resolved)
    case blur
    case pixels(PixelFunction)
    case backdrop(opacity: Float)
  }

  /// The largest standard deviation in pixels; a wider blur would look almost the same.
  private static let widestSigma = 400.0

  private let kind: Kind
  /// Whether transparent pixels get a colour, all within the bounding rectangle of the group.
  var fillsBounds: Bool {
    guard case .pixels(let function) = kind else { return false }
    return function(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)).opacity > 0
  }
  /// The distance by which the filter moves the blurred pixels.
  private let offset: CGPoint
  private let blur: BoxBlur

  /// Creates the filter of a group; `nil` where it changes nothing.
  ///
  /// - Parameters:
  ///   - filter: The filter in the group's points.
  ///   - transform: Maps the group's points to device pixels; it also applies to the offset.
  init?(_ filter: DrawGroup.Filter?, transform: CGAffineTransform) {
    let sigma: CGFloat
    switch filter {
    case .shadow(let color, let radius, let offset) where color.opacity > 0,
      .innerShadow(let color, let radius, let offset) where color.opacity > 0:
      let moved = CGPoint(
        x: transform.a * offset.x + transform.c * offset.y,
        y: transform.b * offset.x + transform.d * offset.y)
      guard DevicePath.holds(moved) else { return nil }
      if case .innerShadow = filter { kind = .innerShadow(color) } else { kind = .shadow(color) }
      (self.offset, sigma) = (moved, radius / 2)
    case .blur(let radius) where radius > 0:
      (kind, offset, sigma) = (.blur, .zero, radius)
    case .pixels(let function): (kind, offset, sigma) = (.pixels(function), .zero, 0)
    case .backdropBlur(let radius, let opacity) where radius > 0 && opacity > 0:
      (kind, offset, sigma) = (.backdrop(opacity: opacity), .zero, radius)
    case .shadow, .innerShadow, .blur, .backdropBlur, nil: return nil
    }
    let pixels = Double(sigma * transform.meanScale)
    blur = BoxBlur(sigma: pixels > 0 ? min(pixels, Self.widestSigma) : 0)
  }

  /// The opacity with which contents cover the backdrop wholly; `nil` unless the filter reads the backdrop.
  var backdropOpacity: Float? { if case .backdrop(let opacity) = kind { opacity } else { nil } }

  /// Returns the pixels that a layer of `area` may cover through the filter.
  func spread(of area: PixelRect) -> PixelRect {
    if case .innerShadow = kind { return area }
    return affected(by: area)
  }

  /// Returns the pixels whose result depends on those of `area` in the group, and `area` itself.
  func affected(by area: PixelRect) -> PixelRect {
    guard !area.isEmpty, backdropOpacity == nil else { return area }
    return area.union(reached(from: area, x: offset.x, y: offset.y))
  }

  /// Returns the pixels of the group, or of its backdrop, that may change those of `area`, and `area` itself.
  func source(of area: PixelRect) -> PixelRect {
    guard !area.isEmpty else { return .empty }
    return area.union(reached(from: area, x: -offset.x, y: -offset.y))
  }

  private func reached(from area: PixelRect, x: CGFloat, y: CGFloat) -> PixelRect {
    let reach = CGFloat(blur.reach)
    return PixelRect(
      covering: CGRect(
        x: CGFloat(area.minX) + x - reach, y: CGFloat(area.minY) + y - reach,
        width: CGFloat(area.width) + 2 * reach, height: CGFloat(area.height) + 2 * reach))
  }

  /// Draws a layer through the filter.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - x: The column of the context that is the layer's first one.
  ///   - y: The row of the context that is the layer's first one.
  ///   - context: The context.
  /// - Throws: `outOfMemory`, or `cairo`.
  func draw(
    _ layer: borrowing CairoSurface, x: Int, y: Int, on context: borrowing CairoContext
  ) throws(CanvasError) {
    // The pixels around the layer that the blur reaches, as far as a surface can hold them.
    let room = (CairoSurface.largestSide - max(layer.width, layer.height)) / 2
    let margin = max(0, min(blur.reach, room))
    let (width, height) = (layer.width + 2 * margin, layer.height + 2 * margin)
    switch kind {
    case .shadow(let color):
      let mask = try CairoSurface(width: width, height: height, isCoverage: true)
      try blurChannel(3, of: layer, to: mask, channel: 0, of: 1, margin: margin)
      context.paint(
        color, through: mask, x: Double(x - margin) + Double(offset.x),
        y: Double(y - margin) + Double(offset.y))
      context.paint(layer, x: x, y: y)
    case .innerShadow(let color):
      let mask = try CairoSurface(width: width, height: height, isCoverage: true)
      try blurChannel(3, of: layer, to: mask, channel: 0, of: 1, margin: margin)
      try shade(
        layer, in: color, outside: mask, x: Double(offset.x) - Double(margin),
        y: Double(offset.y) - Double(margin))
      context.paint(layer, x: x, y: y)
    case .blur:
      context.paint(try blurred(layer, margin: margin), x: x - margin, y: y - margin)
    // The player has drawn the backdrop.
    case .backdrop: context.paint(layer, x: x, y: y)
    case .pixels(let function):
      try layer.withBytes { bytes, _ in Self.replace(bytes, by: function) }
      context.paint(layer, x: x, y: y)
    }
  }

  /// Returns a layer, blurred, with a margin around it.
  func blurred(_ layer: borrowing CairoSurface, margin: Int) throws(CanvasError) -> CairoSurface {
    let blurred = try CairoSurface(
      width: layer.width + 2 * margin, height: layer.height + 2 * margin)
    for channel in 0..<4 {
      try blurChannel(channel, of: layer, to: blurred, channel: channel, of: 4, margin: margin)
    }
    return blurred
  }

  /// Replaces premultiplied pixels by the results of a function.
  private static func replace(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, by function: PixelFunction
  ) {
    // Runs of equal pixels are common.
    var last: (pixel: UInt32, result: UInt32)?
    bytes.withMemoryRebound(to: UInt32.self) { pixels in
      for index in pixels.indices {
        let pixel = pixels[index]
        if let last, last.pixel == pixel {
          pixels[index] = last.result
        } else {
          pixels[index] = function(pixel: pixel)
          last = (pixel, pixels[index])
        }
      }
    }
  }

  /// Draws a colour on a layer where a mask does not cover it, and keeps the opacity of the layer.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - color: The colour.
  ///   - mask: The mask, outside of which the whole colour is drawn.
  ///   - x: The column of the layer at which the mask begins.
  ///   - y: The row of the layer at which the mask begins.
  /// - Throws: `outOfMemory`, or `cairo`.
  private func shade(
    _ layer: borrowing CairoSurface, in color: Color.Resolved,
    outside mask: borrowing CairoSurface, x: Double, y: Double
  ) throws(CanvasError) {
    let inverse = try CairoSurface(width: layer.width, height: layer.height, isCoverage: true)
    let inverseContext = try CairoContext(inverse)
    inverseContext.paint(
      Color.Resolved(red: 0, green: 0, blue: 0), through: mask, x: x, y: y)
    try inverseContext.check()
    try inverse.withBytes { bytes, _ in
      for index in bytes.indices { bytes[index] = 255 - bytes[index] }
    }
    let context = try CairoContext(layer)
    cairo_set_operator(context.pointer, CAIRO_OPERATOR_ATOP)
    context.paint(color, through: inverse, x: 0, y: 0)
    try context.check()
  }

  /// Blurs one channel of a layer.
  ///
  /// - Parameters:
  ///   - source: The channel, a byte of the four of a pixel.
  ///   - layer: The layer.
  ///   - result: A surface with a margin around the pixels of the layer.
  ///   - target: The channel of the result, a byte of a pixel.
  ///   - stride: The number of bytes of a pixel of the result.
  ///   - margin: The width of the margin, in pixels.
  /// - Throws: `outOfMemory`, or `cairo`.
  private func blurChannel(
    _ source: Int, of layer: borrowing CairoSurface, to result: borrowing CairoSurface,
    channel target: Int, of stride: Int, margin: Int
  ) throws(CanvasError) {
    let (width, height) = (result.width, result.height)
    // The channel, and as much for blurring it.
    try FreeMemory.require(2 * width * height * MemoryLayout<UInt16>.size)
    var values = [UInt16](repeating: 0, count: width * height)
    try layer.withBytes { bytes, bytesPerRow in
      for row in 0..<layer.height {
        for column in 0..<layer.width {
          values[(row + margin) * width + column + margin] =
            UInt16(bytes[row * bytesPerRow + column * 4 + source]) << 8
        }
      }
    }
    blur.apply(to: &values, width: width, height: height)
    try result.withBytes { bytes, bytesPerRow in
      for row in 0..<height {
        for column in 0..<width {
          bytes[row * bytesPerRow + column * stride + target] =
            UInt8((Int(values[row * width + column]) + 128) >> 8)
        }
      }
    }
  }
}

extension PixelFunction {
  /// Returns the result for a pixel of Cairo's format ARGB32, which is premultiplied.
  fileprivate func callAsFunction(pixel: UInt32) -> UInt32 {
    let alpha = Float(pixel >> 24)
    func component(_ shift: UInt32) -> Float {
      alpha > 0 ? Float(pixel >> shift & 0xFF) / alpha : 0
    }
    let color = self(
      Color.Resolved(
        red: component(16), green: component(8), blue: component(0), opacity: alpha / 255))
    func byte(_ component: Float) -> UInt32 {
      UInt32((component * color.opacity * 255).rounded())
    }
    return UInt32((color.opacity * 255).rounded()) << 24 | byte(color.red) << 16
      | byte(color.green) << 8 | byte(color.blue)
  }
}
