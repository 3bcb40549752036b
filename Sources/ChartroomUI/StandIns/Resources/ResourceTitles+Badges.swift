// The titles of `LocalizedStringResource` of badges.

nonisolated extension View {
  /// Shows a text at the trailing edge of a row or in the corner of a tab; `nil` for none.
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource.map { Text($0) })
  }
}
