public import Graphics

nonisolated extension View {
  /// Sets the Dynamic Type size of the view and its subviews.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the Dynamic Type size of the view and its subviews to a range.
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { $0 = $0.clamped(to: range) }
  }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
  /// The Dynamic Type size, which determines the font sizes of text styles; `.large` by default.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension DynamicTypeSize {
  /// Returns the nearest size in a range; the size itself if the range is empty.
  fileprivate func clamped(to range: some RangeExpression<DynamicTypeSize>) -> DynamicTypeSize {
    let sizes = Self.allCases.filter { range.contains($0) }
    guard let first = sizes.first, let last = sizes.last else { return self }
    return min(max(self, first), last)
  }
}
