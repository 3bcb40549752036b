public import Foundation

/// A control that opens a URL when it is tapped.
///
/// The action `openURL` of the environment opens it, which by default does nothing.
public struct Link<Label: View> {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a label.
  ///
  /// - Parameters:
  ///   - destination: The URL to open.
  ///   - label: The views to display as the label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View {
  /// The label, as that of a button.
  public var body: some View {
    Button(action: { openURL(destination) }, label: { label })
  }
}

extension Link where Label == Text {
  /// Creates a link with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - destination: The URL to open.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - destination: The URL to open.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
}
