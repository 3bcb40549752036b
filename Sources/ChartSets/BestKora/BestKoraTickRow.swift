import ChartScales
import Foundation

/// The marks of BestKora's X axis and their labels.
@MainActor
struct BestKoraTickRow {
  /// The marks, which have no texts.
  let marks: [TickRow.Label]
  /// The labels of the marks, moved inside at the edges of the plot.
  let labels: [TickRow.Label]

  /// Places the marks and labels of a still image.
  init(_ axis: BestKoraTickAxis) {
    let ticks = axis.ticks(of: axis.step)
    (marks, labels) = (axis.marks(ticks), axis.labels(ticks))
  }

  /// Places the marks and labels of a frame of an animation, in which they fade.
  init(_ axis: BestKoraTickAxis, easing: ScaleEasing) {
    let steps = easing.moments.map {
      (step: axis.step(at: $0.index, of: easing), weight: $0.weight)
    }
    marks = TickRow.blended(steps) { axis.marks(axis.ticks(of: $0)) }
    labels = TickRow.blended(steps) {
      axis.fadingLabels(axis.ticks(of: $0, margin: BestKoraTickAxis.fading))
    }
  }
}
