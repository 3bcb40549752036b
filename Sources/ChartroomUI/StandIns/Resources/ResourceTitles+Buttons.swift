public import Foundation

// The titles of `LocalizedStringResource` of buttons.

extension Button where Label == ChartroomUI.Label<Text, Image> {
  /// Creates a button with a title that is looked up in the translations and a system symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - systemImage: The name of the symbol.
  ///   - role: The purpose of the button; `nil`, the default, for none.
  ///   - action: The closure to call when the button is tapped.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(titleResource.stringKey, systemImage: systemImage, role: role, action: action)
  }

  /// Creates a button with a title that is looked up in the translations and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - image: The image.
  ///   - role: The purpose of the button; `nil`, the default, for none.
  ///   - action: The closure to call when the button is tapped.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(titleResource.stringKey, image: image, role: role, action: action)
  }
}

extension Button where Label == Text {
  /// Creates a button with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - role: The purpose of the button; `nil`, the default, for none.
  ///   - action: The closure to call when the button is tapped.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(titleResource.stringKey, role: role, action: action)
  }
}

extension Link where Label == Text {
  /// Creates a link with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - destination: The URL to open.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(titleResource.stringKey, destination: destination)
  }
}

extension SharePreview {
  /// Creates a preview with an image and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(titleResource.stringKey, image: image, icon: icon)
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {
    self.init(titleResource.stringKey, image: image)
  }
}

extension SharePreview where Image == Never {
  /// Creates a preview with an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) {
    self.init(titleResource.stringKey, icon: icon)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {
    self.init(titleResource.stringKey)
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link for a URL or a text, with a localised title.
  @_disfavoredOverload
  public init<Item>(
    _ titleResource: LocalizedStringResource, item: Item, subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<Item> {
    self.init(titleResource.stringKey, item: item, subject: subject, message: message)
  }

  /// Creates a link for URLs or texts, with a localised title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(titleResource.stringKey, items: items, subject: subject, message: message)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link for an item with a preview, with a localised title.
  @_disfavoredOverload
  public init<Item>(
    _ titleResource: LocalizedStringResource, item: Item, subject: Text? = nil,
    message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(
      titleResource.stringKey, item: item, subject: subject, message: message, preview: preview)
  }

  /// Creates a link for items with previews, with a localised title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(
      titleResource.stringKey, items: items, subject: subject, message: message, preview: preview)
  }
}
