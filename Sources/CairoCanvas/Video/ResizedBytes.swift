extension [UInt8] {
  /// Changes the number of bytes, whose values are then undefined.
  mutating func resize(to count: Int) {
    if self.count > count { removeLast(self.count - count) }
    if self.count < count { append(contentsOf: repeatElement(0, count: count - self.count)) }
  }
}
