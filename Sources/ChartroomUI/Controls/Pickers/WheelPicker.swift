import Foundation
import Graphics

/// The options of a picker on a wheel, with the selected one in the middle.
///
/// A tap on another option selects it. A lower frame around the wheel clips it.
struct WheelPicker {
  let options: [PickerOption]
  /// Whether the selected option lies on a grey bar.
  var hasHighlight = true
}

/// The height of a row and of the wheel, in points.
private enum WheelMetrics {
  static let row: CGFloat = 32
  static let height: CGFloat = 216
  /// The number of rows above and below the selected one that can be seen.
  static let reach = 3
}

extension WheelPicker: View {
  var body: some View {
    let selected = options.firstIndex(where: \.isSelected) ?? 0
    let visible =
      max(
        selected - WheelMetrics.reach, 0)..<min(
        selected + WheelMetrics.reach + 1, options.count)
    ZStack {
      if hasHighlight { WheelHighlight() }
      ForEach(Array(visible), id: \.self) { index in
        WheelRow(option: options[index], distance: index - selected)
      }
    }
    .frame(minWidth: 0, idealWidth: 200, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .clipped()
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    .modifier(WheelHeight())
  }
}

/// A modifier that gives a wheel its height.
private struct WheelHeight {}

extension WheelHeight: ElementModifier {
  typealias Wrapper = WheelHeightElement

  func update(_ wrapper: WheelHeightElement, environment: EnvironmentValues) {}
}

/// The element of a wheel, which is as high as a lower frame around it, and does not shrink in a stack.
private final class WheelHeightElement: WrapperElement {
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let limit: CGFloat? =
      switch parent {
      case let frame as FixedFrameElement: frame.settings?.height
      case let frame as FlexibleFrameElement: frame.settings?.height.maximum
      default: nil
      }
    let offered = limit?.isFinite == true ? proposal.height : nil
    return ProposedViewSize(
      width: proposal.width,
      height: min(offered ?? WheelMetrics.height, WheelMetrics.height))
  }

  override var sizingChild: LayoutElement? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: inner(proposal)) }

  override func placeChildren() { place(child, at: .zero, proposal: inner(proposal)) }

  override func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, in: inner(proposal))
  }
}

/// The grey bar below the selected options of wheels.
struct WheelHighlight {}

extension WheelHighlight: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8).fill(Color.tertiaryFill)
      .frame(height: WheelMetrics.row)
      .padding(.horizontal, 9)
  }
}

/// An option on a wheel, which is flatter and paler with its distance from the middle.
private struct WheelRow {
  let option: PickerOption
  let distance: Int
  @Environment(\.isEnabled) private var isEnabled
}

extension WheelRow: View {
  var body: some View {
    // The rows lie on a cylinder, 18 degrees apart.
    let angle = Double(distance) * .pi / 10
    let radius = WheelMetrics.row * 10 / .pi
    option.view
      .font(.system(size: 23))
      .lineLimit(1)
      .foregroundStyle(distance == 0 && isEnabled ? Color.primary : Color.secondary)
      .frame(height: WheelMetrics.row)
      .contentShape(Rectangle())
      .gesture(TapGesture().onEnded { option.select() }, isEnabled: isEnabled && distance != 0)
      .scaleEffect(x: 1, y: cos(angle))
      .opacity(distance == 0 ? 1 : max(1 - 0.25 * Double(abs(distance)), 0.2))
      .offset(y: radius * sin(angle))
  }
}
