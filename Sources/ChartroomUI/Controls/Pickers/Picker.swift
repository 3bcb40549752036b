/// A control that selects one of several values.
///
/// Each view of the content represents the value of its `tag(_:)` or, in a `ForEach`, the id of its element. The
/// style of the environment draws the picker: by default as the selected view with a mark, after the label if the
/// picker is in a list.
///
/// A tap on a picker of the style `menu` opens a menu with the views, and one on a picker of the style `navigationLink`
/// pushes a list of them. In a menu, a picker is a section of rows.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  /// The selection; `nil` for a picker of several selections that has none.
  private let selection: Binding<SelectionValue>?
  private let label: Label
  private let content: Content
  private let currentValueLabel: _StylePart?
  @Environment(\.pickerStyle) private var style
  @Environment(\.menuLevels) private var menuLevels

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected value.
  ///   - content: The views to choose from.
  ///   - label: The views to display as the label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(of: selection, content: content(), label: label())
  }

  /// Creates a picker; without a selection, no value is selected.
  init(
    of selection: Binding<SelectionValue>?, content: Content, label: Label,
    currentValueLabel: _StylePart? = nil
  ) {
    self.selection = selection
    self.content = content
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected value.
  ///   - label: The view to display as the label.
  ///   - content: The views to choose from.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }

  /// Creates a picker with a label of the value that is selected.
  ///
  /// Menus and links show the label in place of the selected view.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected value.
  ///   - content: The views to choose from.
  ///   - label: The views to display as the label.
  ///   - currentValueLabel: The views to display as the value that is selected.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      of: selection, content: content(), label: label(),
      currentValueLabel: _StylePart(currentValueLabel()))
  }
}

extension Picker: View {
  /// The picker in the style of the environment.
  public var body: some View {
    let options = PickerOption.all(of: content, selection: selection)
    let label = _StylePart(label)
    switch style {
    case .automatic where !menuLevels.isEmpty, .inline where !menuLevels.isEmpty:
      Section { MenuOptions(options: options) }
    case .automatic, .menu:
      MenuPicker(label: label, options: options, currentValue: currentValueLabel)
    case .segmented, .palette: SegmentedPicker(options: options)
    case .inline: InlinePicker(label: label, options: options)
    case .wheel: WheelPicker(options: options)
    case .navigationLink:
      LinkPicker(label: label, options: options, currentValue: currentValueLabel)
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - selection: A binding to the selected value.
  ///   - content: The views to choose from.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }

  /// Creates a picker with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - selection: A binding to the selected value.
  ///   - content: The views to choose from.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(titleKey) })
  }
}

/// One of the values to choose from.
struct PickerOption {
  let id: AnyHashable
  let view: AnyView
  let isSelected: Bool
  var isEnabled = true
  let select: @MainActor () -> Void

  /// Returns the options among the views of a picker's content, in order.
  ///
  /// - Complexity: O(*n*) for *n* views.
  @MainActor
  static func all<Value: Hashable>(
    of content: some View, selection: Binding<Value>?
  ) -> [PickerOption] {
    let rows = RowList(of: content)
    let selected = selection?.wrappedValue
    return (0..<rows.count).map { index in
      let tag = rows.tag(at: index)
      let isEnabled = !restrictions(of: rows.row(at: index)).contains(.selection)
      return PickerOption(
        id: AnyHashable(rows.id(at: index)), view: AnyView(erasing: rows.view(at: index)),
        isSelected: selected.map { tag?.isEqual(to: $0) ?? false } ?? false, isEnabled: isEnabled
      ) {
        guard isEnabled, let value = tag?.selection(as: Value.self) else { return }
        selection?.wrappedValue = value
      }
    }
  }
}
