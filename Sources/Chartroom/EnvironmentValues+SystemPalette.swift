public import ChartroomUI
public import Graphics

extension EnvironmentValues {
  /// The values of the system colours, such as `Color.blue`, and of the colours of charts; `.iOS26` by default.
  ///
  ///     renderer.environment.systemPalette = .iOS13
  ///
  /// The themes of chart sets do not depend on it.
  ///
  /// - Note: SwiftUI has no such value.
  public var systemPalette: SystemPalette {
    get { palette }
    set { palette = newValue }
  }
}
