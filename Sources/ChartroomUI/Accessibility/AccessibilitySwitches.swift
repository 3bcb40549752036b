public import Foundation
public import Graphics

// The modifiers of accessibility that can be switched off. A picture is not read aloud; only charts have a description.

nonisolated extension View {
  /// Sets the label of the view while `isEnabled`; see `accessibilityLabel(_:)`.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.label = $0.label ?? label.string(in: $1) } }
  }

  /// Sets the label of the view while `isEnabled`; see `accessibilityLabel(_:)`.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the label of the view while `isEnabled`; see `accessibilityLabel(_:)`.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the value of the view while `isEnabled`; see `accessibilityValue(_:)`.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.value = $0.value ?? value.string(in: $1) } }
  }

  /// Sets the value of the view while `isEnabled`; see `accessibilityValue(_:)`.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the value of the view while `isEnabled`; see `accessibilityValue(_:)`.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Sets the hint of the view while `isEnabled`; see `accessibilityHint(_:)`.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.hint = $0.hint ?? hint.string(in: $1) } }
  }

  /// Sets the hint of the view while `isEnabled`; see `accessibilityHint(_:)`.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets the hint of the view while `isEnabled`; see `accessibilityHint(_:)`.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Sets the identifier of the view while `isEnabled`; see `accessibilityIdentifier(_:)`.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    accessibility { properties, _ in
      if isEnabled { properties.identifier = properties.identifier ?? identifier }
    }
  }

  /// Hides the view from assistive technologies while `isEnabled`; see `accessibilityHidden(_:)`.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }

  /// Accepted, and has no effect: nobody acts on a picture.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> some View { self }

  /// Accepted, and has no effect: nobody acts on a picture.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> some View { self }

  /// Accepted, and has no effect: nobody acts on a picture.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View { self }

  /// Accepted, and has no effect: nobody acts on a picture.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Accepted, and has no effect: nobody acts on a picture.
  public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> some View { self }

  /// Accepted, and has no effect: nobody acts on a picture.
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> some View { self }

  /// Accepted, and has no effect: nobody acts on a picture.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool, isEnabled: Bool
  ) -> some View { self }
}
