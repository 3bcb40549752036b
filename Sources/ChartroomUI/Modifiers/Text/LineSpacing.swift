public import Foundation

extension View {
  /// Sets the extra space between lines of text, in points; negative values count as 0.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, max(lineSpacing, 0))
  }
}

private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
  /// Extra space between the lines of a text, in points; 0 by default.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
}
