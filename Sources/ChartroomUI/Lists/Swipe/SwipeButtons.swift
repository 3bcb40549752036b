import Foundation
import Graphics

/// The buttons that a swipe shows at an edge of a row, behind the row.
struct SwipeButtons<Content: View> {
  let swipe: RowSwipe
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: Content
  @Environment(\.layoutDirection) private var layoutDirection

  init(
    swipe: RowSwipe, edge: HorizontalEdge, allowsFullSwipe: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.swipe = swipe
    self.edge = edge
    self.allowsFullSwipe = allowsFullSwipe
    self.content = content()
  }
}

extension SwipeButtons: View {
  var body: some View {
    let expandsFirst = allowsFullSwipe && swipe.isLong
    HStack(spacing: 0) { content }
      .buttonStyle(
        SwipeButtonStyle(
          swipe: swipe, expandsFirst: expandsFirst, layoutDirection: layoutDirection)
      )
      .labelStyle(.iconOnly)
      .onPreferenceChange(SwipeButtonsKey.self) { swipe.buttons = $0 }
      .transformPreference(SwipeButtonsKey.self) { $0 = [] }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      // The first button is at the edge.
      .environment(\.layoutDirection, edge == .leading ? layoutDirection : opposite)
      .animation(.easeOut(duration: 0.2), value: expandsFirst)
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
  let expandsFirst: Bool
  /// The direction of the labels.
  let layoutDirection: LayoutDirection

  func makeBody(configuration: Configuration) -> some View {
    SwipeButtonView(
      swipe: swipe, expandsFirst: expandsFirst, layoutDirection: layoutDirection,
      configuration: configuration)
  }
}

/// A label on a coloured background, as high as the row.
///
/// Lengths are measurements of iOS 17.
private struct SwipeButtonView {
  let swipe: RowSwipe
  let expandsFirst: Bool
  let layoutDirection: LayoutDirection
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var button = SwipeButton()
  @Environment(\.tint) private var tint

  init(
    swipe: RowSwipe, expandsFirst: Bool, layoutDirection: LayoutDirection,
    configuration: PrimitiveButtonStyleConfiguration
  ) {
    self.swipe = swipe
    self.expandsFirst = expandsFirst
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
    button.trigger = configuration.trigger
    return PressableButton(configuration: configuration) { isPressed in
      configuration.label
        .symbolVariant(.fill)
        .imageScale(.large)
        .font(.subheadline)
        .foregroundStyle(.white)
        .environment(\.layoutDirection, layoutDirection)
        .fixedSize()
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          button.width = max($0 + 2 * Self.margin, Self.minimumWidth)
        }
        .frame(width: swipe.width(of: button, expandsFirst: expandsFirst))
        .frame(maxHeight: .infinity)
        .background(color)
        .overlay { if isPressed { Color.black.opacity(0.1) } }
        .clipped()
    }
    .preference(key: SwipeButtonsKey.self, value: [button])
  }

  private var color: AnyShapeStyle {
    tint ?? AnyShapeStyle(configuration.role == .destructive ? Color.red : .gray)
  }
}
