extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localised title and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - resource: The image.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with a title and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title, which is not localised.
  ///   - resource: The image.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}
