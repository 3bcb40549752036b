/// The size of the rows of sidebars that the user prefers.
public enum SidebarRowSize: Hashable, Sendable {
  /// Small rows.
  case small
  /// Rows of the usual size.
  case medium
  /// Large rows.
  case large
}

private enum SidebarRowSizeKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
}

extension EnvironmentValues {
  /// The size of the rows of sidebars that the user prefers; `.medium` by default.
  ///
  /// Views can read the value; the rows of a list keep their size.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}
