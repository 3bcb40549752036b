// The titles of `LocalizedStringResource` of menus.

extension Menu where Label == Text {
  /// Creates a menu that a long press opens, with a text label and an action for a tap.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - content: The rows of the menu.
  ///   - primaryAction: The closure to call when the label is tapped.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(titleResource.stringKey, content: content, primaryAction: primaryAction)
  }

  /// Creates a menu with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - content: The rows of the menu.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.stringKey, content: content)
  }
}

extension Menu where Label == ChartroomUI.Label<Text, Image> {
  /// Creates a menu with a title that is looked up in the translations and a system symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - systemImage: The name of the symbol.
  ///   - content: The rows of the menu.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.stringKey, systemImage: systemImage, content: content)
  }

  /// Creates a menu with a title that is looked up in the translations and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - image: The image.
  ///   - content: The rows of the menu.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.stringKey, image: image, content: content)
  }

  /// Creates a menu that a long press opens, with a title that is looked up in the translations and a system symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - systemImage: The name of the symbol.
  ///   - content: The rows of the menu.
  ///   - primaryAction: The closure to call when the label is tapped.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      titleResource.stringKey, systemImage: systemImage, content: content,
      primaryAction: primaryAction)
  }

  /// Creates a menu that a long press opens, with a title that is looked up in the translations and an image of the
  /// asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - image: The image.
  ///   - content: The rows of the menu.
  ///   - primaryAction: The closure to call when the label is tapped.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(titleResource.stringKey, image: image, content: content, primaryAction: primaryAction)
  }
}
