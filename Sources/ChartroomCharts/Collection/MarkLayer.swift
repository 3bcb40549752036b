import Graphics

/// Marks that are drawn as a whole, with effects.
struct MarkLayer {
  /// The layer in which this one is drawn; 0 for the plot, and `nil` for a mask.
  let parent: Int?
  /// The number of batches in front of which the layer is drawn.
  let order: Int
  let zIndex: Double
  let opacity: Double
  /// The shadows and blurs, the innermost one last.
  let filters: [DrawGroup.Filter]
  /// The layer whose opacity multiplies that of this one; `nil` for none.
  var mask: Int?
}
