import Foundation
public import Graphics

/// A control for a colour: a disc in the colour with a ring of hues, at the trailing edge of its label.
///
/// A tap on the disc presents a sheet with 120 colours and, unless it is left out, a slider for the opacity.
///
/// - Note: Unlike in SwiftUI, the sheet has neither a spectrum nor sliders for components.
public struct ColorPicker<Label: View> {
  private let label: Label
  private let selection: Binding<Color>
  private let supportsOpacity: Bool

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
    self.supportsOpacity = supportsOpacity
  }
}

extension ColorPicker: View {
  /// The label and the colour.
  public var body: some View {
    ControlLine {
      label
    } control: {
      ColorWell(color: selection, supportsOpacity: supportsOpacity)
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
  @Binding var color: Color
  let supportsOpacity: Bool
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled

  init(color: Binding<Color>, supportsOpacity: Bool) {
    _color = color
    self.supportsOpacity = supportsOpacity
  }
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
    .contentShape(Circle())
    .gesture(TapGesture().onEnded { isOpen = true }, isEnabled: isEnabled)
    .sheet(isPresented: $isOpen) {
      ColorSheet(color: $color, supportsOpacity: supportsOpacity)
        .presentationDetents([.fraction(0.6)])
    }
  }
}
