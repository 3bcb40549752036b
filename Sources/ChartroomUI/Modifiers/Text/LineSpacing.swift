public import Foundation

nonisolated extension View {
  /// Sets the additional distance between adjacent lines of text.
  ///
  /// - Parameter lineSpacing: The distance, in points. Negative values are treated as 0.
  /// - Returns: The view with the line spacing set.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, max(lineSpacing, 0))
  }
}

private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
  /// The additional distance between adjacent lines of text, in points; 0 by default.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
}
