/// The style of labels in bars, which are icons at the ends of a bar.
struct BarLabelStyle: LabelStyle {
  let showsIconOnly: Bool

  @ViewBuilder
  func makeBody(configuration: Configuration) -> some View {
    if showsIconOnly { configuration.icon } else { Label(configuration) }
  }
}

extension ToolbarItemPlacement {
  /// Whether labels at the place are icons.
  var showsIconOnly: Bool { [.leading, .trailing, .bottom].contains(region) }
}

private enum IsInToolbarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is an item of a bar, or in one.
  var isInToolbar: Bool {
    get { self[IsInToolbarKey.self] }
    set { self[IsInToolbarKey.self] = newValue }
  }
}
