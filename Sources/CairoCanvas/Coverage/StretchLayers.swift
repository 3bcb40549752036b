/// Room for what layers of a stroke cover of vertical lines: one stretch a line and layer.
struct StretchLayers: ~Copyable {
  /// Where stretches begin, line by line of each layer, in 1/256 pixel.
  private(set) var tops: UnsafeMutablePointer<Int32>
  /// Where they end, as many.
  private(set) var bottoms: UnsafeMutablePointer<Int32>
  /// The stretches that there is room for.
  private var room: Int

  /// Makes room, without any values.
  init(room: Int) {
    self.room = room
    tops = .allocate(capacity: room)
    bottoms = .allocate(capacity: room)
  }

  deinit {
    tops.deallocate()
    bottoms.deallocate()
  }

  /// Makes a layer of lines without any stretch, behind all layers before it.
  ///
  /// - Parameters:
  ///   - layer: The number of the layer, one more than the last one.
  ///   - lines: The lines of each layer.
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
