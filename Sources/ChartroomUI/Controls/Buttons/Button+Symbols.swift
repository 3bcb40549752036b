// The initialisers of buttons whose label is a title with an image.

extension Button where Label == ChartroomUI.Label<Text, Image> {
  /// Creates a button with a title that is looked up in the translations and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of the symbol.
  ///   - role: The purpose of the button; `nil`, the default, for none.
  ///   - action: The closure to call when the button is tapped.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      ChartroomUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - role: The purpose of the button; `nil`, the default, for none.
  ///   - action: The closure to call when the button is tapped.
  @preconcurrency
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      ChartroomUI.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a button with a title that is looked up in the translations and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The image.
  ///   - role: The purpose of the button; `nil`, the default, for none.
  ///   - action: The closure to call when the button is tapped.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      ChartroomUI.Label(titleKey, image: image)
    }
  }

  /// Creates a button with a title and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - role: The purpose of the button; `nil`, the default, for none.
  ///   - action: The closure to call when the button is tapped.
  @preconcurrency
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      ChartroomUI.Label(title, image: image)
    }
  }
}
