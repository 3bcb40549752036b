// The titles of `LocalizedStringResource` of views.

nonisolated extension ContentUnavailableView
where Label == ChartroomUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - name: The name of the symbol.
  ///   - description: The description; `nil`, the default, for none.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(titleResource.stringKey, systemImage: name, description: description)
  }

  /// Creates a view with an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - name: The name of the image.
  ///   - description: The description; `nil`, the default, for none.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image name: String, description: Text? = nil
  ) {
    self.init(titleResource.stringKey, image: name, description: description)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the header.
  ///   - content: The views of the section.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.stringKey, content: content)
  }

  /// Creates a section that can hide its content, with a title whose values are formatted in the locale of the
  /// environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the header.
  ///   - isExpanded: A binding to a Boolean that is `true` if the content is displayed.
  ///   - content: The views of the section.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.stringKey, isExpanded: isExpanded, content: content)
  }
}
