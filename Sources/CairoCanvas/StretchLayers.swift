/// Room for what layers of a stroke cover of vertical lines: one stretch a line and layer.
struct StretchLayers: ~Copyable {
  /// Where stretches begin, line by line of each layer.
  let tops: UnsafeMutablePointer<Int32>
  /// Where they end, as many.
  let bottoms: UnsafeMutablePointer<Int32>
  /// The stretches that there is room for.
  let room: Int

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
}
