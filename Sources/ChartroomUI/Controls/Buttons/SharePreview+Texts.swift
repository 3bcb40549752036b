// The share sheet is never presented, so that a preview has no properties.

extension SharePreview {
  /// Creates a preview with a title, an image and an icon.
  public init(_ title: Text, image: Image, icon: Icon) { self.init("", image: image, icon: icon) }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and an image.
  public init(_ title: Text, image: Image) { self.init("", image: image) }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon.
  public init(_ title: Text, icon: Icon) { self.init("", icon: icon) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init(_ title: Text) { self.init("") }
}
