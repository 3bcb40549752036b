import Foundation
public import Graphics

/// A control for a colour: a disc in the colour with a ring of hues, at the trailing edge of its label.
///
/// - Note: Unlike in SwiftUI, a tap opens nothing.
public struct ColorPicker<Label: View> {
  private let label: Label
  private let selection: Binding<Color>

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: A binding to the colour.
  ///   - supportsOpacity: Whether translucent colours can be chosen; `true` by default.
  ///   - label: The views that describe the colour.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
  }
}

extension ColorPicker: View {
  /// The label and the colour.
  public var body: some View {
    ControlLine {
      label
    } control: {
      ColorWell(color: selection.wrappedValue)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - selection: A binding to the colour.
  ///   - supportsOpacity: Whether translucent colours can be chosen; `true` by default.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: A binding to the colour.
  ///   - supportsOpacity: Whether translucent colours can be chosen; `true` by default.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A disc in a colour with a ring of hues, 28 points wide.
private struct ColorWell {
  let color: Color
  @Environment(\.isEnabled) private var isEnabled
}

extension ColorWell: View {
  var body: some View {
    let hues = (0...12).map { Color(hue: Double($0) / 12, saturation: 0.9, brightness: 1) }
    ZStack {
      Circle().strokeBorder(AngularGradient(colors: hues, center: .center), lineWidth: 3)
      Circle().fill(color).padding(5)
    }
    .frame(width: 28, height: 28)
    .opacity(isEnabled ? 1 : 0.5)
  }
}
