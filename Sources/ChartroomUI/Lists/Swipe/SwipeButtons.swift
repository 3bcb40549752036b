import Foundation
import Graphics

/// The buttons that a swipe shows at an edge of a row, as wide as the part of the list that the row leaves.
struct SwipeButtons<Content: View> {
  let swipe: RowSwipe
  let edge: HorizontalEdge
  let content: Content
  @Environment(\.layoutDirection) private var layoutDirection

  init(swipe: RowSwipe, edge: HorizontalEdge, @ViewBuilder content: () -> Content) {
    self.swipe = swipe
    self.edge = edge
    self.content = content()
  }
}

extension SwipeButtons: View {
  var body: some View {
    HStack(spacing: 0) { content }
      .buttonStyle(SwipeButtonStyle(swipe: swipe, layoutDirection: layoutDirection))
      .labelStyle(SwipeLabelStyle())
      .onPreferenceChange(SwipeButtonsKey.self) { swipe.buttons = $0 }
      .transformPreference(SwipeButtonsKey.self) { $0 = [] }
      // The tint of the list is that of its controls.
      .environment(\.tint, nil)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      // The first button is at the edge.
      .environment(\.layoutDirection, edge == .leading ? layoutDirection : opposite)
      .animation(.easeOut(duration: 0.2), value: swipe.isLong)
  }

  private var opposite: LayoutDirection {
    layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
  }
}

/// The buttons of a swipe, the outermost one first.
private enum SwipeButtonsKey: PreferenceKey {
  static var defaultValue: [SwipeButton] { [] }

  static func reduce(value: inout [SwipeButton], nextValue: () -> [SwipeButton]) {
    value += nextValue()
  }
}

extension SwipeButton: Equatable {
  nonisolated static func == (a: SwipeButton, b: SwipeButton) -> Bool { a === b }
}

/// The style of the buttons that a swipe shows.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
  let swipe: RowSwipe
  /// The direction of the labels.
  let layoutDirection: LayoutDirection

  func makeBody(configuration: Configuration) -> some View {
    SwipeButtonView(
      swipe: swipe, layoutDirection: layoutDirection, configuration: configuration)
  }
}

/// The style of labels in the buttons that a swipe shows: their image, larger than texts.
private struct SwipeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.icon.font(.title3) }
}

/// A label on a coloured background, as high as the row.
///
/// Lengths are measurements of iOS 17.
private struct SwipeButtonView {
  let swipe: RowSwipe
  let layoutDirection: LayoutDirection
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var button = SwipeButton()
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.swipedRows) private var rows

  init(
    swipe: RowSwipe, layoutDirection: LayoutDirection,
    configuration: PrimitiveButtonStyleConfiguration
  ) {
    self.swipe = swipe
    self.layoutDirection = layoutDirection
    self.configuration = configuration
  }

  /// The minimum width, in points.
  private static let minimumWidth: CGFloat = 74
  /// The distance of the label from the sides, in points.
  private static let margin: CGFloat = 15
}

extension SwipeButtonView: View {
  var body: some View {
    button.trigger = trigger
    return PressableButton(configuration: closing) { isPressed in
      configuration.label
        .symbolVariant(.fill)
        .font(.subheadline)
        .foregroundStyle(.white)
        .environment(\.layoutDirection, layoutDirection)
        .fixedSize()
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          button.width = max($0 + 2 * Self.margin, Self.minimumWidth)
        }
        .frame(width: swipe.width(of: button))
        .frame(maxHeight: .infinity)
        .background(color)
        .overlay { if isPressed { Color.black.opacity(0.1) } }
        .clipped()
    }
    .preference(key: SwipeButtonsKey.self, value: [button])
  }

  /// The button, which hides the buttons of the row before its action.
  @MainActor private var closing: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label) {
      [rows] in
      rows?.close()
      configuration.trigger()
    }
  }

  /// Performs the action; `nil` if the button is disabled.
  private var trigger: (@MainActor () -> Void)? {
    guard isEnabled else { return nil }
    return configuration.action
  }

  private var color: AnyShapeStyle {
    tint ?? AnyShapeStyle(configuration.role == .destructive ? Color.red : .gray)
  }
}
