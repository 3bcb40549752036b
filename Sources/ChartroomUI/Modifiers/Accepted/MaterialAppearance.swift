/// When a material looks active.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  /// The default, which is active.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  /// Always.
  public static let active = MaterialActiveAppearance(name: "active")
  /// Never.
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// In an active window.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

nonisolated extension View {
  /// Sets when materials look active.
  ///
  /// Accepted, and has no effect but on the value in the environment: a picture is of an active window.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}

private enum MaterialActiveAppearanceKey: EnvironmentKey {
  static var defaultValue: MaterialActiveAppearance { .automatic }
}

extension EnvironmentValues {
  /// When a material looks active; `.automatic` by default.
  ///
  /// Accepted, and has no effect: a picture is of an active window.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }
}
