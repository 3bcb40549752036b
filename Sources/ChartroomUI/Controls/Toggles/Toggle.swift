/// A control that is on or off.
///
/// A tap on the control changes its binding. The style of the environment draws it; by default a switch at the
/// trailing edge, with the label at the leading edge.
public struct Toggle<Label: View> {
  private let configuration: ToggleStyleConfiguration
  @Environment(\.toggleStyle) private var style

  /// Creates a control with a label.
  ///
  /// - Parameters:
  ///   - isOn: A binding to the state.
  ///   - label: The views to display as the label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    configuration = ToggleStyleConfiguration(label: _StylePart(label()), isOn: isOn)
  }

  /// Creates a control of several states, which is on if all of them are.
  ///
  /// While they differ, the control is mixed. A tap sets all of them to the same state.
  ///
  /// - Parameters:
  ///   - sources: The values with the states.
  ///   - isOn: The path of the binding to the state in a value.
  ///   - label: The views to display as the label.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let states = sources.map { $0[keyPath: isOn] }
    let all = Binding(
      get: { states.allSatisfy(\.wrappedValue) },
      set: { new in for state in states { state.wrappedValue = new } })
    configuration = ToggleStyleConfiguration(
      label: _StylePart(label()), isOn: all,
      isMixed: !all.wrappedValue && states.contains(where: \.wrappedValue))
  }
}

extension Toggle: View {
  /// The control in the style of the environment.
  public var body: some View { style.view(of: configuration, in: \.toggleStyle) }
}

extension Toggle where Label == Text {
  /// Creates a control with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - isOn: A binding to the state.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a control with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - isOn: A binding to the state.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a control of several states with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - sources: The values with the states.
  ///   - isOn: The path of the binding to the state in a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// Creates a control of several states with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - sources: The values with the states.
  ///   - isOn: The path of the binding to the state in a value.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a control from the configuration that a style receives.
  public init(_ configuration: ToggleStyleConfiguration) { self.configuration = configuration }
}
