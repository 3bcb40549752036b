public import ChartroomUI
public import Foundation

extension ChartProxy {
  /// The frame of the plot, by the earlier name of `plotFrame`; the zero rectangle if it is not known.
  public var plotAreaFrame: Anchor<CGRect> { plotFrame ?? .zero }

  /// The size of the plot, in points, by the earlier name of `plotSize`.
  public var plotAreaSize: CGSize { plotSize }
}
