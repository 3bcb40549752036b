import ChartroomUI

nonisolated extension VectorizedChartContent {
  /// Sets the accessibility labels of marks to the strings at a key path, which does not affect the drawing.
  public func accessibilityLabel<Label: StringProtocol>(
    _ label: KeyPath<DataElement, Label>
  ) -> some VectorizedChartContent<DataElement> {
    described { $1.label = $1.label ?? String($0[keyPath: label]) }
  }

  /// Sets the accessibility labels of marks to the texts, localised strings or resources at a key path, which does not
  /// affect the drawing.
  public func accessibilityLabel<Label: _ChartLabel>(
    _ label: KeyPath<DataElement, Label>
  ) -> some VectorizedChartContent<DataElement> {
    described { $1.label = $1.label ?? $0[keyPath: label]._text.string(in: $2) }
  }

  /// Sets the accessibility values of marks to the strings at a key path, which does not affect the drawing.
  public func accessibilityValue<Value: StringProtocol>(
    _ value: KeyPath<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> {
    described { $1.value = $1.value ?? String($0[keyPath: value]) }
  }

  /// Sets the accessibility values of marks to the texts, localised strings or resources at a key path, which does not
  /// affect the drawing.
  public func accessibilityValue<Value: _ChartLabel>(
    _ value: KeyPath<DataElement, Value>
  ) -> some VectorizedChartContent<DataElement> {
    described { $1.value = $1.value ?? $0[keyPath: value]._text.string(in: $2) }
  }

  /// Sets whether marks are hidden from accessibility by the values at a key path, which does not affect the drawing.
  public func accessibilityHidden(
    _ isHidden: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    described { $1.isHidden = $1.isHidden || $0[keyPath: isHidden] }
  }

  /// Sets the accessibility identifiers of marks to the strings at a key path, which does not affect the drawing.
  public func accessibilityIdentifier(
    _ identifier: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    described { $1.identifier = $1.identifier ?? $0[keyPath: identifier] }
  }

  private func described(
    _ change: @escaping (DataElement, inout MarkAccessibility) -> Void
  ) -> Self {
    described { element, values, _ in change(element, &values) }
  }

  private func described(
    _ change: @escaping (DataElement, inout MarkAccessibility, EnvironmentValues) -> Void
  ) -> Self {
    _modified(by: _ElementChange(kind: .description(change)))
  }
}
