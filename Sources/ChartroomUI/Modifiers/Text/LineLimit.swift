nonisolated extension View {
  /// Sets the maximum number of lines that each text view displays.
  ///
  /// Text that needs more lines is truncated.
  ///
  /// - Parameter number: The maximum number of lines. Values below 1 are treated as 1, and `nil` removes the
  ///   limit.
  /// - Returns: The view with the line limit set.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number.map { max($0, 1) })
  }

  /// Sets the maximum number of lines that each text view displays, and whether it has room for all of them.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of lines. Values below 1 are treated as 1.
  ///   - reservesSpace: Whether a text with fewer lines is as high as one of `limit` lines.
  /// - Returns: The view with the line limit set.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(from: reservesSpace ? limit : nil, through: limit)
  }

  /// Sets the numbers of lines for which each text view has room.
  ///
  /// - Parameter limit: The range. A text with fewer lines is as high as one of the lower bound, and a text that
  ///   needs more than the upper bound is truncated. Values below 1 are treated as 1.
  /// - Returns: The view with the line limit set.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(from: limit.lowerBound, through: limit.upperBound)
  }

  /// Sets the number of lines for which each text view has room in any case.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(from: limit.lowerBound, through: nil)
  }

  /// Sets the maximum number of lines that each text view displays.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(from: nil, through: limit.upperBound)
  }

  private func lines(from minimum: Int?, through maximum: Int?) -> some View {
    lineLimit(maximum)
      .environment(\.fontTraits.rare.minimumLines, minimum.flatMap { $0 > 1 ? $0 : nil })
  }
}

private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
  /// The maximum number of lines that each text view displays; `nil`, the default, sets no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
}
