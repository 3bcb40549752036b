public import Foundation
import Graphics

/// A label with content, such as a name with a value.
///
/// The style of the environment draws it; by default the label is at the leading edge and the content, in the
/// secondary colour, at the trailing edge.
public struct LabeledContent<Label: View, Content: View> {
  private let configuration: LabeledContentStyleConfiguration
  @Environment(\.labeledContentStyle) private var style

  /// Creates content with a label.
  ///
  /// - Parameters:
  ///   - content: The views to describe.
  ///   - label: The views to display as the label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    configuration = LabeledContentStyleConfiguration(
      label: _StylePart(label()), content: _StylePart(content()))
  }
}

extension LabeledContent: View {
  /// The label and the content in the style of the environment.
  public var body: some View {
    style.view(
      of: LabeledContentStyleConfiguration(
        label: configuration.label,
        content: style.part(configuration.content, in: \.labeledContentStyle)),
      in: \.labeledContentStyle)
  }
}

extension LabeledContent where Label == Text {
  /// Creates content with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - content: The views to describe.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates content with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - content: The views to describe.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The text to describe.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(title) { Text(value) }
  }

  /// Creates a text with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - value: The text to describe.
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(titleKey) { Text(value) }
  }

  /// Creates a formatted value with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The value.
  ///   - format: The format of the value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Format: FormatStyle>(
    _ title: Title, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }

  /// Creates a formatted value with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - value: The value.
  ///   - format: The format of the value.
  public init<Format: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates content from the configuration that a style receives.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.configuration = configuration
  }
}

/// A style that draws labels with content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The properties of the label and the content.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns the view of a label with content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties that a `LabeledContentStyle` draws.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public typealias Label = _StylePart
  /// The content.
  public typealias Content = _StylePart

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The style that is used unless another one is set.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label at the leading edge and the content at the trailing edge, or below it in accessibility sizes.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledLine(configuration: configuration)
  }
}

private struct LabeledLine {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.multilineTextAlignment) private var alignment
}

extension LabeledLine: View {
  var body: some View {
    let isStacked = size.isAccessibilitySize
    ControlLine(isStacked: isStacked) {
      configuration.label
    } control: {
      configuration.content
        .defaultForegroundStyle(.secondary)
        .multilineTextAlignment(isStacked ? alignment : .trailing)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at the leading edge and the content at the trailing edge.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated extension View {
  /// Sets the style of the labels with content in the view.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    controlStyle(\.labeledContentStyle, .erasing(style, in: LabeledContentBody.self))
  }
}

struct LabeledContentBody<Style: LabeledContentStyle> {
  let style: Style
  let configuration: LabeledContentStyleConfiguration

  nonisolated init(style: Style, configuration: LabeledContentStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }
}

extension LabeledContentBody: StyleBody {
  var body: some View { style.makeBody(configuration: configuration) }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<LabeledContentStyleConfiguration> {
    .erasing(AutomaticLabeledContentStyle(), in: LabeledContentBody.self)
  }
}

extension EnvironmentValues {
  package var labeledContentStyle: ControlStyle<LabeledContentStyleConfiguration> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}
