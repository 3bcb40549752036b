/// A button that offers items to other apps.
///
/// It draws its label: by default "Share…" with an arrow out of a square. A tap does nothing.
public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View
> {
  private let label: Label

  private init(drawing label: Label) { self.label = label }
}

extension ShareLink: View {
  /// The label, as that of a button.
  public var body: some View { Button(action: {}, label: { label }) }
}

/// The label of a `ShareLink` that is created without one.
public struct DefaultShareLinkLabel {
  private let title: Text

  fileprivate nonisolated init(title: Text = Text("Share…")) { self.title = title }
}

extension DefaultShareLinkLabel: View {
  /// The title with an arrow out of a square.
  public var body: some View {
    ChartroomUI.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// The preview of a shared item, which is not displayed.
public struct SharePreview<Image, Icon> {
  private init() {}
}

extension SharePreview {
  /// Creates a preview with an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }

  /// Creates a preview with an image and an icon.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image, icon: Icon) { self.init() }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }

  /// Creates a preview with an image.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image) { self.init() }
}

extension SharePreview where Image == Never {
  /// Creates a preview with an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }

  /// Creates a preview with an icon.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, icon: Icon) { self.init() }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init() }

  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) { self.init() }
}

// The parameters of the initialisers are those of SwiftUI. Only the label and the title are displayed.

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link for a URL or a text, with a label.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> {
    self.init(drawing: label())
  }

  /// Creates a link for URLs or texts, with a label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(drawing: label())
  }
}

extension ShareLink {
  /// Creates a link for an item with a preview, with a label.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<Item> {
    self.init(drawing: label())
  }

  /// Creates a link for items with previews, with a label.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(drawing: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link for a URL or a text.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<Item> {
    self.init(drawing: DefaultShareLinkLabel())
  }

  /// Creates a link for URLs or texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(drawing: DefaultShareLinkLabel())
  }

  /// Creates a link for a URL or a text, with a localised title.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<Item> {
    self.init(drawing: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a link for a URL or a text, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Item>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<Item> {
    self.init(drawing: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a link for a URL or a text, with a title.
  public init<Item>(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<Item> {
    self.init(drawing: DefaultShareLinkLabel(title: title))
  }

  /// Creates a link for URLs or texts, with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(drawing: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a link for URLs or texts, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(drawing: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a link for URLs or texts, with a title.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(drawing: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link for an item with a preview.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(drawing: DefaultShareLinkLabel())
  }

  /// Creates a link for items with previews.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(drawing: DefaultShareLinkLabel())
  }

  /// Creates a link for an item with a preview, with a localised title.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(drawing: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a link for an item with a preview, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Item>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(drawing: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a link for an item with a preview, with a title.
  public init<Item>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<Item> {
    self.init(drawing: DefaultShareLinkLabel(title: title))
  }

  /// Creates a link for items with previews, with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(drawing: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a link for items with previews, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(drawing: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a link for items with previews, with a title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(drawing: DefaultShareLinkLabel(title: title))
  }
}
