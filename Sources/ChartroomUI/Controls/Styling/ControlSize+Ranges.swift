nonisolated extension View {
  /// Limits the size of the controls in the view to a range.
  ///
  /// - Parameter range: The range of the sizes.
  /// - Returns: The view with sizes in the range.
  public func controlSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == ControlSize {
    transformEnvironment(\.controlSize) { size in
      let sizes = ControlSize.allCases.filter(range.contains)
      guard let first = sizes.first, let last = sizes.last else { return }
      size = min(max(size, first), last)
    }
  }
}
