// The titles of `LocalizedStringResource` of labels.

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localised title and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - resource: The image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(titleResource.stringKey, image: resource)
  }

  /// Creates a label with a localised title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - name: The name of the symbol; see `Image.init(systemName:)`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(titleResource.stringKey, systemImage: name)
  }

  /// Creates a label with a localised title and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - name: The name of the image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(titleResource.stringKey, image: name)
  }
}

extension Picker where Label == ChartroomUI.Label<Text, Image> {
  /// Creates a picker with a title that is looked up in the translations and a system symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - systemImage: The name of the symbol.
  ///   - selection: A binding to the selected value.
  ///   - content: The views to choose from.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      titleResource.stringKey, systemImage: systemImage, selection: selection, content: content)
  }
}

extension Toggle where Label == ChartroomUI.Label<Text, Image> {
  /// Creates a control with a title that is looked up in the translations and a system symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - systemImage: The name of the symbol.
  ///   - isOn: A binding to the state.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(titleResource.stringKey, systemImage: systemImage, isOn: isOn)
  }
}
