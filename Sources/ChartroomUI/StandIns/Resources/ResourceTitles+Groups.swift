public import Foundation

// The titles of `LocalizedStringResource` of groups.

extension ControlGroup {
  /// Creates a group with a localised label, which menus show.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.stringKey, content: content)
  }

  /// Creates a group with a localised label and a symbol, which menus show.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleResource.stringKey, systemImage: systemImage, content: content)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group that is initially closed, with a label whose values are formatted in the locale of the
  /// environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - content: The views to show and to hide.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleResource.stringKey, content: content)
  }

  /// Creates a group whose state is in a binding, with a label whose values are formatted in the locale of the
  /// environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - isExpanded: A binding to a Boolean that is `true` if the content is displayed.
  ///   - content: The views to show and to hide.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(titleResource.stringKey, isExpanded: isExpanded, content: content)
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - content: The views in the box.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.stringKey, content: content)
  }
}

extension LabeledContent where Label == Text {
  /// Creates content with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - content: The views to describe.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(titleResource.stringKey, content: content)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - value: The text to describe.
  @_disfavoredOverload
  public init<Value: StringProtocol>(_ titleResource: LocalizedStringResource, value: Value) {
    self.init(titleResource.stringKey, value: value)
  }

  /// Creates a formatted value with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - value: The value.
  ///   - format: The format of the value.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(titleResource.stringKey, value: value, format: format)
  }
}
