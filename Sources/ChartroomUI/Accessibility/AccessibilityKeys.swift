// The labels, values and hints of accessibility that are translated.

nonisolated extension View {
  /// Sets the label of the view to a text that is looked up in the translations; see `accessibilityLabel(_:)`.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the label of the view to a text that is looked up in the translations; see `accessibilityLabel(_:)`.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the value of the view to a text that is looked up in the translations; see `accessibilityValue(_:)`.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value of the view to a text that is looked up in the translations; see `accessibilityValue(_:)`.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the hint of the view to a text that is looked up in the translations; see `accessibilityHint(_:)`.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets the hint of the view to a text that is looked up in the translations; see `accessibilityHint(_:)`.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hint))
  }
}
