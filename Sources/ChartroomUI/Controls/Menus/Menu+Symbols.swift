// The initialisers of menus whose label is a title, with or without an image.

extension Menu where Label == Text {
  /// Creates a menu that a long press opens, with a text label and an action for a tap.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - content: The rows of the menu.
  ///   - primaryAction: The closure to call when the label is tapped.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu that a long press opens, with a text label and an action for a tap.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - content: The rows of the menu.
  ///   - primaryAction: The closure to call when the label is tapped.
  @preconcurrency
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == ChartroomUI.Label<Text, Image> {
  /// Creates a menu with a title that is looked up in the translations and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of the symbol.
  ///   - content: The rows of the menu.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content, label: { ChartroomUI.Label(titleKey, systemImage: systemImage) })
  }

  /// Creates a menu with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - content: The rows of the menu.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content, label: { ChartroomUI.Label(title, systemImage: systemImage) })
  }

  /// Creates a menu with a title that is looked up in the translations and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The image.
  ///   - content: The rows of the menu.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content, label: { ChartroomUI.Label(titleKey, image: image) })
  }

  /// Creates a menu with a title and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - content: The rows of the menu.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content, label: { ChartroomUI.Label(title, image: image) })
  }

  /// Creates a menu that a long press opens, with a title that is looked up in the translations and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of the symbol.
  ///   - content: The rows of the menu.
  ///   - primaryAction: The closure to call when the label is tapped.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { ChartroomUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu that a long press opens, with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - content: The rows of the menu.
  ///   - primaryAction: The closure to call when the label is tapped.
  @preconcurrency
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { ChartroomUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu that a long press opens, with a title that is looked up in the translations and an image of the
  /// asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The image.
  ///   - content: The rows of the menu.
  ///   - primaryAction: The closure to call when the label is tapped.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { ChartroomUI.Label(titleKey, image: image) },
      primaryAction: primaryAction)
  }

  /// Creates a menu that a long press opens, with a title and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - content: The rows of the menu.
  ///   - primaryAction: The closure to call when the label is tapped.
  @preconcurrency
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { ChartroomUI.Label(title, image: image) },
      primaryAction: primaryAction)
  }
}
