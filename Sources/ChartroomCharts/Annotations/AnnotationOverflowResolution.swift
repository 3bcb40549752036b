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

    /// The default strategy.
    ///
    /// The scale is padded along the axis on which the annotation lies outside of its marks. Along the other axis, the
    /// annotation is moved into the chart, or into the plot along an axis that scrolls. At a corner, the Y scale is
    /// padded. Marks beyond the domain of a scale do not pad it.
    public static let automatic = Strategy(kind: .automatic)
    /// The annotation is moved into the default boundary, the chart.
    public static let fit = fit(to: .automatic)
    /// Returns the strategy that moves the annotation into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    /// The ends of the scale move away from the edges of the plot until the annotation fits into the plot, by at most
    /// 45 % of the plot at each end.
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

    /// The default boundary, which is the chart.
    public static let automatic = Boundary(kind: .automatic)
    /// The plot.
    public static let plot = Boundary(kind: .plot)
    /// The whole chart with its axes and its legend.
    public static let chart = Boundary(kind: .chart)
  }

  let x: Strategy
  let y: Strategy

  /// The default strategies for both axes.
  public static let automatic = AnnotationOverflowResolution()

  /// Creates a resolution from the strategies along both axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}
