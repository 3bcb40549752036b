import ChartroomUI
import Graphics

/// Marks that are drawn as a whole, with effects.
struct MarkLayer {
  /// The layer in which this one is drawn; 0 for the plot, and `nil` for a mask.
  let parent: Int?
  /// The number of the first batch behind the layer in the data; the number of batches for none.
  let order: Int
  let zIndex: Double
  let opacity: Double
  /// The shadows and blurs, the innermost one last.
  let filters: [DrawGroup.Filter]
  /// The view around the placeholder of the layer; `nil` for a layer that no view modifies.
  let style: AnyView?
  /// The layer whose opacity multiplies that of this one; `nil` for none.
  var mask: Int?
}

/// The place of a batch or a layer in the drawing order.
struct DrawingPlace: Comparable {
  /// The place of the batch in `DrawingOrder`, or of the batch in front of which the layer is drawn.
  private let batch: Int
  /// The number of the layer; greater than that of all layers for a batch.
  private let layer: Int

  /// Returns the place of a batch.
  static func batch(_ place: Int) -> DrawingPlace { DrawingPlace(batch: place, layer: .max) }

  /// Returns the place of a layer in front of the batches with lower places.
  static func layer(_ number: Int, before batch: Int) -> DrawingPlace {
    DrawingPlace(batch: batch, layer: number)
  }

  static func < (left: DrawingPlace, right: DrawingPlace) -> Bool {
    (left.batch, left.layer) < (right.batch, right.layer)
  }
}

/// A part of the marks of a chart that is drawn at once.
///
/// Layers that views modify are views of their own. They divide the layer in which they are drawn into the parts behind
/// them, between them and in front of them.
struct MarkPart: Hashable {
  /// The index of the layer in `ChartModel.surfaces`; 0 for the plot.
  var surface = 0
  /// The number of views behind the part.
  var viewsBehind = 0
}

/// The relation of marks to masks, which an animation does not change.
enum MaskRole {
  /// Marks that are drawn without a mask.
  case none
  /// Marks that are drawn through a mask.
  case masked
  /// Marks of a mask.
  case mask
}

extension [MarkLayer] {
  /// Returns the relation of marks with some settings to masks.
  func maskRole(of settings: MarkSettings) -> MaskRole {
    if settings.mask != 0 { return .mask }
    var next: Int? = settings.layer
    while let layer = next, layer > 0 {
      if self[layer - 1].mask != nil { return .masked }
      next = self[layer - 1].parent
    }
    return .none
  }

  /// The plot and the layers whose marks are drawn on their own, for views, in the order of their numbers.
  ///
  /// An animation finds a layer of another state of the chart at the same index.
  func surfaces(_ inViews: Set<Int>) -> [Int] {
    [0] + inViews.union(inViews.compactMap { self[$0 - 1].mask }).sorted()
  }

  /// The layers that are views, because views modify them or a layer inside of them.
  func inViews() -> Set<Int> {
    var found: Set<Int> = []
    // Inner layers and masks have higher numbers than the layers in which they are drawn.
    for (index, layer) in enumerated().reversed() {
      let number = index + 1
      guard layer.style != nil || found.contains(number) else { continue }
      found.insert(number)
      if let outer = layer.parent ?? firstIndex(where: { $0.mask == number }).map({ $0 + 1 }),
        outer > 0
      {
        found.insert(outer)
      }
    }
    return found
  }
}
