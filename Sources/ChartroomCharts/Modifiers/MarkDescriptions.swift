public import ChartroomUI

nonisolated extension ChartContent {
  private func described(
    _ change: @escaping (inout MarkAccessibility) -> Void
  ) -> some ChartContent {
    ModifiedMarks(content: self, change: .accessibility(change))
  }

  /// Sets the accessibility label of marks, which does not affect the drawing.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some ChartContent {
    described { $0.label = $0.label ?? String(label) }
  }

  /// Sets the accessibility label of marks, which does not affect the drawing.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Sets the accessibility label of marks, which does not affect the drawing.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    described { $0.label = $0.label ?? label.string }
  }

  /// Sets the accessibility value of marks, which does not affect the drawing.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some ChartContent {
    described { $0.value = $0.value ?? String(value) }
  }

  /// Sets the accessibility value of marks, which does not affect the drawing.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Sets the accessibility value of marks, which does not affect the drawing.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    described { $0.value = $0.value ?? value.string }
  }

  /// Sets whether marks are hidden from accessibility, which does not affect the drawing.
  public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent {
    described { $0.isHidden = $0.isHidden || isHidden }
  }

  /// Sets the accessibility identifier of marks, which does not affect the drawing.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    described { $0.identifier = $0.identifier ?? identifier }
  }
}
