public import ChartroomUI

nonisolated extension ChartContent {
  private func described(
    _ change: @escaping (inout MarkAccessibility, EnvironmentValues) -> Void
  ) -> some ChartContent {
    ModifiedMarks(content: self, change: .accessibility(change))
  }

  /// Sets the accessibility label of marks, which does not affect the drawing.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some ChartContent {
    described { mark, _ in mark.label = mark.label ?? String(label) }
  }

  /// Sets the accessibility label of marks, which does not affect the drawing.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Sets the accessibility label of marks to the text of a resource, which does not affect the drawing.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Sets the accessibility label of marks to a text, whose values have the format of the environment; it does not
  /// affect the drawing.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    described { $0.label = $0.label ?? label.string(in: $1) }
  }

  /// Sets the accessibility value of marks, which does not affect the drawing.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some ChartContent {
    described { mark, _ in mark.value = mark.value ?? String(value) }
  }

  /// Sets the accessibility value of marks, which does not affect the drawing.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Sets the accessibility value of marks to the text of a resource, which does not affect the drawing.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Sets the accessibility value of marks to a text, whose values have the format of the environment; it does not
  /// affect the drawing.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    described { $0.value = $0.value ?? value.string(in: $1) }
  }

  /// Sets whether marks are hidden from accessibility, which does not affect the drawing.
  public func accessibilityHidden(_ isHidden: Bool) -> some ChartContent {
    described { mark, _ in mark.isHidden = mark.isHidden || isHidden }
  }

  /// Sets the accessibility identifier of marks, which does not affect the drawing.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    described { mark, _ in mark.identifier = mark.identifier ?? identifier }
  }
}
