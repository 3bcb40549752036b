public import Foundation
public import Graphics

extension GraphicsContext {
  /// An operation on the picture of a drawing.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case group(DrawGroup.Filter)
      case matrix(ColorFunction)
      case projection(ProjectionTransform)

      /// Returns a drawing, in the space of the canvas, with the filter.
      func applied(to drawn: DrawList) -> DrawList {
        switch self {
        case .group(let filter): DrawList([.group(DrawGroup(contents: drawn, filter: filter))])
        case .matrix(let matrix): matrix(drawn)
        case .projection(let projection):
          projection.affine.map { DrawList([.group(DrawGroup(contents: drawn, transform: $0))]) }
            ?? DrawList([.group(DrawGroup(contents: drawn, projection: projection))])
        }
      }
    }

    let make: @Sendable (EnvironmentValues) -> Kind

    private init(_ kind: Kind) { make = { _ in kind } }
    private init(resolving make: @escaping @Sendable (EnvironmentValues) -> Kind) {
      self.make = make
    }

    /// Returns a filter that transforms the picture in the space of the canvas.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(.projection(matrix))
    }

    /// Returns a filter that adds a drop shadow behind the picture.
    ///
    /// - Note: Unlike in SwiftUI, the blend mode and the options have no effect.
    /// - Parameters:
    ///   - color: The colour of the shadow; black with an opacity of 33 % by default.
    ///   - radius: The blur radius, in points; a radius that is not positive gives a sharp shadow.
    ///   - x: The offset to the right, in points; 0 by default.
    ///   - y: The offset downwards, in points; 0 by default.
    ///   - blendMode: The blend mode of the shadow; `.normal` by default.
    ///   - options: The options of the shadow; none by default.
    /// - Returns: The filter.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter {
        .group(
          .shadow(color: color.resolve(in: $0), radius: radius, offset: CGPoint(x: x, y: y)))
      }
    }

    /// Returns a filter that multiplies the colours, and their opacity, by a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .matrix(.product(color.resolve(in: $0))) }
    }

    /// Returns a filter that rotates hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(.matrix(.hueRotation(angle.radians)))
    }

    /// Returns a filter that scales the saturation of colours; 1 changes nothing, and 0 makes them grey.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(.matrix(.saturation(Float(amount))))
    }

    /// Returns a filter that adds an amount to the components of colours; 0 changes nothing, and 1 makes them white.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(.matrix(.brightness(amount)))
    }

    /// Returns a filter that scales the distance of colours from a medium grey; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { Filter(.matrix(.contrast(amount))) }

    /// Returns a filter that inverts colours; an amount of 1, the default, inverts them fully, and 0 changes nothing.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(.matrix(.inversion(amount)))
    }

    /// Returns a filter that removes a share of the saturation; 0 changes nothing, and 1 makes colours grey.
    public static func grayscale(_ amount: Double) -> Filter { saturation(1 - amount) }

    /// Returns a filter that makes colours black, with their luminance as opacity.
    public static var luminanceToAlpha: Filter { Filter(.group(.pixels(.luminance))) }

    /// Returns a filter that replaces the components of each pixel by sums of them.
    ///
    /// - Parameter matrix: The factors of the sums.
    /// - Returns: The filter.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(.group(.pixels(.matrix(matrix.factors))))
    }

    /// Returns a filter that blurs the picture.
    ///
    /// - Note: Unlike in SwiftUI, the options have no effect.
    /// - Parameters:
    ///   - radius: The standard deviation of the blur, in points; a radius that is not positive changes nothing.
    ///   - options: The options of the blur; none by default.
    /// - Returns: The filter.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(.group(.blur(radius: radius)))
    }

    /// Returns a filter that replaces pixels whose opacity is in a range with a colour, and removes the others.
    ///
    /// - Parameters:
    ///   - min: The least opacity, in 0...1.
    ///   - max: The greatest opacity, in 0...1; 1 by default. Below `min`, nothing is left.
    ///   - color: The colour; black by default.
    /// - Returns: The filter.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter
    {
      Filter {
        let (least, greatest) = (Float(min), Float(max))
        // A range that contains no opacity.
        let range = least <= greatest ? least...greatest : 2...2
        return .group(.pixels(.alphaThreshold(range, color.resolve(in: $0))))
      }
    }
  }

  /// The options of a drop shadow; they have no effect.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws the shadow in front of the picture.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws the shadow without the picture.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Draws the shadow where the picture is not.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Combines the picture and the shadow separately with those behind them.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// The options of a blur; they have no effect.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Blurs without transparent edges.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Adds noise against visible steps.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// The options of a filter; they have no effect.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Filters colours in linear sRGB.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Adds a filter that applies to each of the following drawings, before the filters that were added earlier.
  ///
  /// Radii and offsets are in the space of the canvas, whatever the transform.
  ///
  /// - Note: Unlike in SwiftUI, filters of colours leave those of emoji unchanged.
  /// - Parameters:
  ///   - filter: The filter.
  ///   - options: The options of the filter, which have no effect.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    state.filters.append(filter.make(environment))
  }
}
