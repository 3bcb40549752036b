nonisolated extension View {
  /// Disables the controls in the view, unless `disabled` is `false`.
  ///
  /// Disabled controls are dimmed and ignore pointer events. A view cannot enable a control that an enclosing view
  /// disables.
  public func disabled(_ disabled: Bool) -> some View {
    EnablingSetting(content: self, isDisabled: disabled)
  }
}

/// A view that can disable the controls in its content.
struct EnablingSetting<Content: View> {
  let content: Content
  let isDisabled: Bool
}

extension EnablingSetting: EnvironmentModifying {
  func change(_ environment: inout EnvironmentValues) {
    environment.isEnabled = environment.isEnabled && !isDisabled
  }
  func mayChangeOtherwise(than other: Self) -> Bool { isDisabled != other.isDisabled }
}

extension EnablingSetting: RowModifying {
  func modified(_ row: some View) -> any View {
    EnablingSetting<_>(content: row, isDisabled: isDisabled)
  }
}

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether controls respond to pointer events; `true` by default.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
