// The titles of `LocalizedStringResource` of toggles.

extension Toggle where Label == ChartroomUI.Label<Text, Image> {
  /// Creates a control with a title that is looked up in the translations and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - image: The image.
  ///   - isOn: A binding to the state.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(titleResource.stringKey, image: image, isOn: isOn)
  }

  /// Creates a control of several states with a title that is looked up in the translations and a system symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - systemImage: The name of the symbol.
  ///   - sources: The values with the states.
  ///   - isOn: The path of the binding to the state in a value.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(titleResource.stringKey, systemImage: systemImage, sources: sources, isOn: isOn)
  }

  /// Creates a control of several states with a title that is looked up in the translations and an image of the asset
  /// catalog.
  ///
  /// - Parameters:
  ///   - titleResource: The title.
  ///   - image: The image.
  ///   - sources: The values with the states.
  ///   - isOn: The path of the binding to the state in a value.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(titleResource.stringKey, image: image, sources: sources, isOn: isOn)
  }
}

extension Toggle where Label == Text {
  /// Creates a control with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - isOn: A binding to the state.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(titleResource.stringKey, isOn: isOn)
  }

  /// Creates a control of several states with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - sources: The values with the states.
  ///   - isOn: The path of the binding to the state in a value.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(titleResource.stringKey, sources: sources, isOn: isOn)
  }
}
