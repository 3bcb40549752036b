import Foundation
import Graphics

/// A style whose buttons are labels in the tint colour on a translucent background.
///
/// The background is grey unless a tint is set or the button has the role `destructive`.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { isPressed in
      BorderedLabel(
        role: configuration.role, label: configuration.label, isPressed: isPressed,
        look: .bordered)
    }
  }
}

/// A style whose buttons are white labels on a background in the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label on its background.
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { isPressed in
      BorderedLabel(
        role: configuration.role, label: configuration.label, isPressed: isPressed,
        look: .prominent)
    }
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Labels in the tint colour on a translucent background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// White labels on a background in the tint colour.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The label of a button with its background.
struct BorderedLabel {
  /// The kind of the background.
  enum Look {
    case bordered, prominent, glass
  }

  let role: ButtonRole?
  let label: _StylePart
  let isPressed: Bool
  let look: Look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.buttonForegroundStyle) private var outerStyle
}

extension BorderedLabel: View {
  var body: some View {
    label
      .buttonLabelStyle(foreground)
      .modifier(ButtonBorder(background: background))
      .opacity(isPressed ? 0.75 : 1)
  }

  private var color: AnyShapeStyle? {
    role == .destructive ? AnyShapeStyle(Color.red) : tint
  }

  /// The style of the label; `nil` for that of a view around the button.
  private var foreground: AnyShapeStyle? {
    guard isEnabled else { return AnyShapeStyle(Color.tertiaryLabel) }
    if outerStyle != nil { return nil }
    return switch look {
    case .bordered: color ?? AnyShapeStyle(TintShapeStyle())
    case .prominent: AnyShapeStyle(Color.white)
    case .glass: AnyShapeStyle(role == .destructive ? Color.red : Color.primary)
    }
  }

  private var background: AnyShapeStyle {
    let grey = AnyShapeStyle(Color.tertiaryFill)
    return switch look {
    case .bordered: isEnabled ? color.map { AnyShapeStyle($0.opacity(0.15)) } ?? grey : grey
    case .prominent: isEnabled ? color ?? AnyShapeStyle(TintShapeStyle()) : grey
    case .glass: AnyShapeStyle(Material.regular)
    }
  }
}

/// The font of the label of a button for the control size, the distance to the border, and the background.
struct ButtonBorder {
  let background: AnyShapeStyle
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape

  init(background: AnyShapeStyle) { self.background = background }
}

extension ButtonBorder: ViewModifier {
  func body(content: Content) -> some View {
    let vertical: CGFloat = controlSize < .regular ? 5 : controlSize < .large ? 7 : 15
    let horizontal: CGFloat = controlSize < .regular ? 10 : controlSize < .large ? 12 : 20
    let label = content.modifier(ButtonFont(size: controlSize))
    return Group {
      if shape.kind == .circle {
        EnclosingSquare { label }.padding(vertical)
      } else {
        label.padding(.horizontal, horizontal).padding(.vertical, vertical)
      }
    }
    .background(background, in: shape.shape(for: controlSize))
  }
}

/// A square around a view, which is in the middle.
private struct EnclosingSquare: GuidelessLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}

/// The font of the label of a button, which small buttons have smaller.
private struct ButtonFont: ViewModifier {
  let size: ControlSize

  @ViewBuilder
  func body(content: Content) -> some View {
    if size < .regular { content.font(.subheadline) } else { content }
  }
}
