/// A buffer for layers of spans on vertical lines: one span for each line and layer.
struct StretchLayers: ~Copyable {
  /// The upper ends of the spans, line by line of each layer, in 1/256 pixel.
  private(set) var tops: UnsafeMutablePointer<Int32>
  /// The lower ends of the spans.
  private(set) var bottoms: UnsafeMutablePointer<Int32>
  /// The capacity, in spans.
  private var room: Int

  /// Allocates a buffer with undefined values.
  init(room: Int) {
    self.room = room
    tops = .allocate(capacity: room)
    bottoms = .allocate(capacity: room)
  }

  deinit {
    tops.deallocate()
    bottoms.deallocate()
  }

  /// Appends a layer of empty spans.
  ///
  /// - Parameters:
  ///   - layer: The index of the layer: the number of earlier layers.
  ///   - lines: The number of lines in each layer.
  mutating func clear(layer: Int, lines: Int) {
    let start = layer * lines
    if start + lines > room {
      var larger = StretchLayers(room: 2 * (start + lines))
      larger.tops.update(from: tops, count: start)
      larger.bottoms.update(from: bottoms, count: start)
      swap(&self, &larger)
    }
    (tops + start).update(repeating: .max, count: lines)
    (bottoms + start).update(repeating: .min, count: lines)
  }
}
