/// A title with an icon.
///
/// The label style of the environment arranges them; by default the icon precedes the title.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  /// Creates a label.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - icon: The icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  /// The label in the style of the environment.
  public var body: some View {
    StyledLabel(
      configuration: LabelStyleConfiguration(title: _StylePart(title), icon: _StylePart(icon)))
  }
}

/// A label of any type.
@MainActor
protocol TitleAndIcon {
  var titleView: any View { get }
  var iconView: any View { get }
}

extension Label: TitleAndIcon {
  var titleView: any View { title }
  var iconView: any View { icon }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localised title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - name: The name of the symbol; see `Image.init(systemName:)`.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The title, which is not localised.
  ///   - name: The name of the symbol; see `Image.init(systemName:)`.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localised title and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - name: The name of the image.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  /// Creates a label with a title and an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title, which is not localised.
  ///   - name: The name of the image.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label with the parts of another one, in the enclosing label style.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// A label in the style of the environment.
private struct StyledLabel {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelStyle) private var style

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }
}

extension StyledLabel: View {
  /// The label, in which labels have the enclosing style.
  var body: some View {
    if let style {
      style.style.view(of: configuration).environment(\.labelStyle, style.enclosing)
    } else {
      IconAndTitle(configuration: configuration)
    }
  }
}
