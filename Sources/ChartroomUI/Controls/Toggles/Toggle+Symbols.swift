// The initialisers of toggles whose label is a title with an image.

extension Toggle where Label == ChartroomUI.Label<Text, Image> {
  /// Creates a control with a title that is looked up in the translations and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The image.
  ///   - isOn: A binding to the state.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) {
      ChartroomUI.Label(titleKey, image: image)
    }
  }

  /// Creates a control with a title and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - isOn: A binding to the state.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) {
      ChartroomUI.Label(title, image: image)
    }
  }

  /// Creates a control of several states with a title that is looked up in the translations and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of the symbol.
  ///   - sources: The values with the states.
  ///   - isOn: The path of the binding to the state in a value.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      ChartroomUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a control of several states with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - sources: The values with the states.
  ///   - isOn: The path of the binding to the state in a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, systemImage: String, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      ChartroomUI.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a control of several states with a title that is looked up in the translations and an image of the asset
  /// catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The image.
  ///   - sources: The values with the states.
  ///   - isOn: The path of the binding to the state in a value.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      ChartroomUI.Label(titleKey, image: image)
    }
  }

  /// Creates a control of several states with a title and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - sources: The values with the states.
  ///   - isOn: The path of the binding to the state in a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, image: ImageResource, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      ChartroomUI.Label(title, image: image)
    }
  }
}
