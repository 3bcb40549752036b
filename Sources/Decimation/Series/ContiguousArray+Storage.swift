extension ContiguousArray {
  /// Returns whether another array has the same storage, and therefore the same elements.
  package func hasSameStorage(as other: ContiguousArray) -> Bool {
    withUnsafeBufferPointer { buffer in
      other.withUnsafeBufferPointer {
        buffer.baseAddress == $0.baseAddress && buffer.count == $0.count
      }
    }
  }
}
