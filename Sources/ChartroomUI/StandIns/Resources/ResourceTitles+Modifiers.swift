public import Graphics

// The titles of `LocalizedStringResource` of modifiers.

nonisolated extension View {
  /// Sets a list of views between which the user can move.
  ///
  /// Accepted, and has no effect: the description has no navigation.
  @_disfavoredOverload
  public func accessibilityRotor<Content>(
    _ labelResource: LocalizedStringResource, entries: () -> Content
  ) -> some View {
    accessibilityRotor(labelResource.stringKey, entries: entries)
  }

  /// Sets the point at which a drag of the view starts.
  ///
  /// Accepted, and has no effect: nothing is dragged.
  @_disfavoredOverload
  public func accessibilityDragPoint(
    _ point: UnitPoint, description descriptionResource: LocalizedStringResource
  ) -> some View {
    accessibilityDragPoint(point, description: descriptionResource.stringKey)
  }

  /// Sets the point at which a drag to the view ends.
  ///
  /// Accepted, and has no effect: nothing is dragged.
  @_disfavoredOverload
  public func accessibilityDropPoint(
    _ point: UnitPoint, description descriptionResource: LocalizedStringResource
  ) -> some View {
    accessibilityDropPoint(point, description: descriptionResource.stringKey)
  }

  /// Accepted, and has no effect: lists have no index of their sections.
  @_disfavoredOverload
  public func sectionIndexLabel(_ labelResource: LocalizedStringResource) -> some View {
    sectionIndexLabel(labelResource.stringKey)
  }

  /// Sets the text that explains the view to a pointer that rests on it.
  ///
  /// Accepted, and has no effect: no pointer rests on the view.
  @_disfavoredOverload
  public func help(_ textResource: LocalizedStringResource) -> some View {
    help(textResource.stringKey)
  }

  /// Sets the text by which typing selects the view.
  ///
  /// Accepted, and has no effect: nobody types to select a view.
  @_disfavoredOverload
  public func typeSelectEquivalent(_ stringResource: LocalizedStringResource) -> some View {
    typeSelectEquivalent(stringResource.stringKey)
  }
}
