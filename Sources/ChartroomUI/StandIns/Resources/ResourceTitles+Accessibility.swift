public import Graphics

// The titles of `LocalizedStringResource` of accessibility.

nonisolated extension View {
  /// Accepted, and has no effect: nobody acts on a picture.
  @preconcurrency
  @_disfavoredOverload
  public func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: nameResource.stringKey, handler)
  }

  /// Accepted, and has no effect: nobody acts on a picture.
  @_disfavoredOverload
  public func accessibilityDragPoint(
    _ point: UnitPoint, description descriptionResource: LocalizedStringResource, isEnabled: Bool
  ) -> some View {
    accessibilityDragPoint(point, description: descriptionResource.stringKey, isEnabled: isEnabled)
  }

  /// Accepted, and has no effect: nobody acts on a picture.
  @_disfavoredOverload
  public func accessibilityDropPoint(
    _ point: UnitPoint, description descriptionResource: LocalizedStringResource, isEnabled: Bool
  ) -> some View {
    accessibilityDropPoint(point, description: descriptionResource.stringKey, isEnabled: isEnabled)
  }

  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  @_disfavoredOverload
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelResource: LocalizedStringResource,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(labelResource.stringKey, entries: entries)
  }

  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  @_disfavoredOverload
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelResource: LocalizedStringResource, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(labelResource.stringKey, entries: entries, entryLabel: entryLabel)
  }

  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  @_disfavoredOverload
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelResource: LocalizedStringResource, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      labelResource.stringKey, entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Accepted, and has no effect: nobody moves through a picture by a rotor.
  @_disfavoredOverload
  public func accessibilityRotor(
    _ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(labelResource.stringKey, textRanges: textRanges)
  }

  /// Sets the label of the view while `isEnabled`; see `accessibilityLabel(_:)`.
  @_disfavoredOverload
  public func accessibilityLabel(
    _ labelResource: LocalizedStringResource, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(labelResource.stringKey, isEnabled: isEnabled)
  }

  /// Sets the value of the view while `isEnabled`; see `accessibilityValue(_:)`.
  @_disfavoredOverload
  public func accessibilityValue(
    _ valueResource: LocalizedStringResource, isEnabled: Bool
  ) -> some View {
    accessibilityValue(valueResource.stringKey, isEnabled: isEnabled)
  }

  /// Sets the hint of the view while `isEnabled`; see `accessibilityHint(_:)`.
  @_disfavoredOverload
  public func accessibilityHint(
    _ hintResource: LocalizedStringResource, isEnabled: Bool
  ) -> some View {
    accessibilityHint(hintResource.stringKey, isEnabled: isEnabled)
  }
}

extension AccessibilityRotorEntry {
  /// Creates an entry; it has no effect.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(labelResource.stringKey, id: id, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry of a view with an id in a namespace; it has no effect.
  @_disfavoredOverload
  public init(
    _ labelResource: LocalizedStringResource, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(
      labelResource.stringKey, id: id, in: namespace, textRange: textRange, prepare: prepare)
  }
}
