public import Foundation
public import Graphics

extension GraphicsContext {
  /// A colour, gradient or image with which a context fills or strokes.
  public struct Shading: Sendable {
    enum Kind {
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
      case image(CanvasTiles)
      /// A paint of the environment of the canvas.
      case resolved(BasicPaint)
      case nothing
    }

    /// What a shading is in an environment.
    enum Material {
      case paint(Paint)
      case tiles(CanvasTiles)
      case nothing
    }

    let kind: Kind

    /// Returns what fills an area.
    ///
    /// - Parameters:
    ///   - frame: The bounding rectangle of the area, for styles in unit coordinates.
    ///   - environment: The environment of the canvas.
    /// - Returns: The material, in user space.
    func material(in frame: CGRect, _ environment: EnvironmentValues) -> Material {
      switch kind {
      case .style(let style): .paint(style.basicPaint(in: environment).paint(in: frame))
      case .resolved(let paint): .paint(paint.paint(in: frame))
      case .linear(let gradient, let start, let end):
        .paint(.linear(gradient.resolved(in: environment), from: start, to: end))
      case .radial(let gradient, let center, let start, let end):
        .paint(
          .radial(
            gradient.resolved(in: environment), center: center, startRadius: start, endRadius: end))
      case .conic(let gradient, let center, let angle):
        .paint(
          .angular(
            gradient.resolved(in: environment), center: center, from: angle,
            to: angle + .degrees(360)))
      case .image(let tiles): .tiles(tiles)
      case .nothing: .nothing
      }
    }

    /// The foreground style of the canvas.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// The drawing behind.
    ///
    /// - Note: Unlike in SwiftUI, nothing is drawn.
    public static var backdrop: Shading { Shading(kind: .nothing) }

    /// Returns a uniform colour.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// Returns a uniform colour of components in 0...1; opaque by default.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a uniform grey, from 0 for black to 1 for white; opaque by default.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a style in the environment of the canvas.
    ///
    /// The unit coordinates of gradients refer to the bounding rectangle of the filled path.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// Returns the first of several shadings, or nothing if there are none.
    ///
    /// - Note: Unlike in SwiftUI, layers of multicolour symbols do not use the other shadings.
    public static func palette(_ array: [Shading]) -> Shading {
      array.first ?? Shading(kind: .nothing)
    }

    /// Returns a gradient along a line in user space; the end colours extend beyond its two points.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations.
    ///   - startPoint: The point of location 0.
    ///   - endPoint: The point of location 1.
    ///   - options: The options of the gradient, which have no effect.
    /// - Returns: The shading.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint, endPoint))
    }

    /// Returns a gradient between two concentric circles in user space; the end colours extend beyond them.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations.
    ///   - center: The centre.
    ///   - startRadius: The radius of location 0, in points.
    ///   - endRadius: The radius of location 1, in points.
    ///   - options: The options of the gradient, which have no effect.
    /// - Returns: The shading.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center, startRadius, endRadius))
    }

    /// Returns a gradient of a full turn clockwise about a point in user space.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations.
    ///   - center: The centre.
    ///   - angle: The angle of both ends of the gradient, from the horizontal to the right; 0° by default.
    ///   - options: The options of the gradient, which have no effect.
    /// - Returns: The shading.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center, angle))
    }

    /// Returns a gradient of the colours at the vertices of a grid, whose unit coordinates are those of the bounding
    /// rectangle of the filled path.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

    /// Returns a repeated image.
    ///
    /// An area of more than 10 000 tiles is not drawn.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - origin: The top left corner of a tile, in user space; the origin by default.
    ///   - sourceRect: The part of the image, in unit coordinates; the whole image by default.
    ///   - scale: The factor of the image's size; 1 by default.
    /// - Returns: The shading.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(
        kind: .image(
          CanvasTiles(image: image, origin: origin, sourceRect: sourceRect, scale: scale)))
    }
  }

  /// The options of a gradient.
  ///
  /// - Note: Unlike in SwiftUI, gradients end with the colours of their ends and are interpolated in sRGB.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Repeats the gradient beyond its ends.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Repeats the gradient beyond its ends, and reverses every other repetition.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Interpolates the colours in linear sRGB.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// Returns a shading that is resolved in the environment of the canvas.
  public func resolve(_ shading: Shading) -> Shading {
    guard case .style(let style) = shading.kind else { return shading }
    return Shading(kind: .resolved(style.basicPaint(in: environment)))
  }
}

/// An image that fills an area repeatedly.
struct CanvasTiles: Sendable {
  let image: Image
  let origin: CGPoint
  let sourceRect: CGRect
  let scale: CGFloat
}
