public import Foundation

nonisolated extension View {
  /// Sets the smallest size of text that does not fit, relative to its font.
  ///
  /// - Parameter factor: The size, 0...1; 1, the default, does not make text smaller. Other values are clamped,
  ///   and NaN counts as 1. Sizes are whole hundredths of that of the font.
  /// - Returns: The view with the size set.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets whether text that does not fit may reduce the space between its characters, by at most 5 % of an em.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}

extension EnvironmentValues {
  /// The smallest size of text that does not fit, relative to its font; 1 by default.
  public var minimumScaleFactor: CGFloat {
    get { fontTraits.rare.minimumScaleFactor ?? 1 }
    set {
      fontTraits.rare.minimumScaleFactor = newValue < 1 ? max(newValue, 0) : nil
    }
  }

  /// Whether text that does not fit may reduce the space between its characters; `false` by default.
  public var allowsTightening: Bool {
    get { fontTraits.rare.allowsTightening ?? false }
    set { fontTraits.rare.allowsTightening = newValue ? true : nil }
  }
}
