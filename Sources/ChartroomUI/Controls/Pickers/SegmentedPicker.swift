import Foundation
import Graphics

/// The options of a picker side by side, with equal widths.
struct SegmentedPicker {
  let options: [PickerOption]
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme
}

extension SegmentedPicker: View {
  var body: some View {
    EqualWidths {
      ForEach(options.indices, id: \.self) { index in
        Segment(
          option: options[index], hasDivider: hasDivider(after: index), isDark: colorScheme == .dark
        )
      }
    }
    .padding(2)
    .frame(height: 32)
    .background(Color.tertiaryFill, in: RoundedRectangle(cornerRadius: 9))
    // Separators of lists begin at the control and not at a text in it.
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    .opacity(isEnabled ? 1 : 0.5)
    .layoutValue(key: IsSegmentedKey.self, value: true)
  }

  private func hasDivider(after index: Int) -> Bool {
    index + 1 < options.count && !options[index].isSelected && !options[index + 1].isSelected
  }
}

/// Whether a view is a segmented picker.
enum IsSegmentedKey: LayoutValueKey { static var defaultValue: Bool { false } }

private struct Segment {
  let option: PickerOption
  let hasDivider: Bool
  let isDark: Bool
  @Environment(\.isEnabled) private var isEnabled
}

extension Segment: View {
  var body: some View {
    option.view
      // The titles of a segmented control do not have the style of the views around it.
      .foregroundStyle(
        titleAttribute(.foregroundColor, as: UIColor.self)?.color ?? Color.primary
      )
      .font(
        titleAttribute(.font, as: UIFont.self)?.font
          ?? .system(size: 13, weight: option.isSelected ? .semibold : .medium)
      )
      .lineLimit(1)
      .padding(.horizontal, 10)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if option.isSelected {
          RoundedRectangle(cornerRadius: 7)
            .fill(
              UISegmentedControl.appearance().selectedSegmentTintColor?.color
                ?? (isDark ? Color.gray2 : Color.white)
            )
            .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
            .shadow(color: .black.opacity(0.04), radius: 0.5, y: 1)
        }
      }
      .overlay(alignment: .trailing) {
        if hasDivider {
          Rectangle().fill(Color.separator).frame(width: 1, height: 16).offset(x: 0.5)
        }
      }
      .contentShape(Rectangle())
      .gesture(TapGesture().onEnded { option.select() }, isEnabled: isEnabled)
  }

  /// Returns an attribute that the app has set for the titles of all controls; `nil` for none.
  @MainActor
  private func titleAttribute<Value>(_ key: NSAttributedString.Key, as type: Value.Type) -> Value? {
    let look = UISegmentedControl.appearance()
    let own = option.isSelected ? look.titleTextAttributes(for: .selected)?[key] : nil
    return (own ?? look.titleTextAttributes(for: .normal)?[key]) as? Value
  }
}

/// A layout that gives its subviews equal widths, side by side.
///
/// The width is the proposed one or, without a proposal, that of the widest subview for each.
struct EqualWidths: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let count = CGFloat(subviews.count)
    let width: CGFloat
    if let proposed = proposal.width {
      width = proposed / count
    } else {
      width =
        subviews.map {
          $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).width
        }
        .max() ?? 0
    }
    let part = ProposedViewSize(width: width, height: proposal.height)
    let height = subviews.map { $0.sizeThatFits(part).height }.max() ?? 0
    return CGSize(width: width * count, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
