/// The handling of annotations that would extend beyond the plot or the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The handling along one axis.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable {
      case automatic
      case fit(Boundary)
      case padScale
      case disabled
    }

    let kind: Kind

    /// The usual strategy: the scale is padded in the direction in which the annotation is outside of its marks,
    /// and the annotation is moved into the chart along the other axis.
    public static let automatic = Strategy(kind: .automatic)
    /// The annotation is moved into the usual boundary.
    public static let fit = fit(to: .automatic)
    /// Returns the strategy that moves the annotation into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    /// The ends of the scale move away from the edges of the plot until the annotation fits into the plot.
    public static let padScale = Strategy(kind: .padScale)
    /// The annotation stays where it is.
    public static let disabled = Strategy(kind: .disabled)
  }

  /// A rectangle into which annotations are moved.
  public struct Boundary: Hashable, Sendable {
    enum Kind: Hashable {
      case automatic
      case plot
      case chart
    }

    let kind: Kind

    /// The usual boundary, which is the chart.
    public static let automatic = Boundary(kind: .automatic)
    /// The plot.
    public static let plot = Boundary(kind: .plot)
    /// The whole chart with its axes and its legend.
    public static let chart = Boundary(kind: .chart)
  }

  let x: Strategy
  let y: Strategy

  /// The usual strategies for both axes.
  public static let automatic = AnnotationOverflowResolution()

  /// Creates a resolution from the strategies along both axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}
