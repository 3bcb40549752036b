// The titles of `LocalizedStringResource` of tabs.

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a localised title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - systemImage: The name of the symbol, which is filled.
  ///   - value: The value that identifies the tab.
  ///   - role: The purpose, which does not affect the tab.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      titleResource.stringKey, systemImage: systemImage, value: value, role: role, content: content)
  }

  /// Creates a tab with a localised title and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - image: The name of the image.
  ///   - value: The value that identifies the tab.
  ///   - role: The purpose, which does not affect the tab.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.stringKey, image: image, value: value, role: role, content: content)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a localised title and a system symbol, of a tab view without a selection.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - systemImage: The name of the symbol, which is filled.
  ///   - role: The purpose, which does not affect the tab.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.stringKey, systemImage: systemImage, role: role, content: content)
  }

  /// Creates a tab with a localised title and an image of the asset catalog, of a tab view without a selection.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - image: The name of the image.
  ///   - role: The purpose, which does not affect the tab.
  ///   - content: The views of the tab.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.stringKey, image: image, role: role, content: content)
  }
}

extension TabSection where Header == Text {
  /// Creates a section.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the header, which is not displayed.
  ///   - content: The tabs.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<Value> content: () -> Content
  ) where Content.TabValue == Value {
    self.init(titleResource.stringKey, content: content)
  }
}
