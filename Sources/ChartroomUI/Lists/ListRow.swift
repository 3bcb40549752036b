import Foundation
import Graphics

/// A row of a list with its background and separators.
struct ListRow {
  let content: AnyView
  let metrics: ListMetrics
  let position: ListPosition
  let selection: ListRowSelection?
  @Environment(\.defaultMinListRowHeight) private var minimumHeight
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.isEnabled) private var isEnabled
}

extension ListRow: View {
  var body: some View {
    ListRowLayout(
      insets: metrics.rowInsets, minimumHeight: minimumHeight, separatorHeight: pixelLength
    ) {
      content
      if metrics.hasSeparators, !position.isLast, metrics.rowSpacing == 0, !isSelected {
        ListSeparator().layoutValue(key: ListRowPartKey.self, value: .bottomSeparator)
      }
      if metrics.kind == .grouped || metrics.kind == .plain && position.isFirst {
        edgeSeparators
      }
    }
    .backgroundPreferenceValue(ListRowBackgroundKey.self) { custom in
      // A selected row hides the lines at both of its edges, of which the upper one is that of the row above.
      background(custom)
        .padding(.top, coversLineAbove ? -pixelLength : 0)
    }
    .modifier(SelectableRow(selection: selection))
    .padding(.horizontal, metrics.margin)
    .padding(.top, space)
  }

  /// The lines at the ends of a section that has the width of the list.
  @ViewBuilder private var edgeSeparators: some View {
    if metrics.kind == .grouped, position.isFirst {
      ListSeparator().layoutValue(key: ListRowPartKey.self, value: .top)
    }
    if metrics.kind == .grouped, position.isLast {
      ListSeparator().layoutValue(key: ListRowPartKey.self, value: .bottom)
    }
  }

  private func background(_ custom: ListRowBackground?) -> some View {
    Group {
      if isSelected {
        Color.gray4
      } else if let custom {
        custom.view
      } else {
        metrics.rowBackground
      }
    }
    .clipShape(corners)
  }

  private var isSelected: Bool { selection?.isSelected ?? false }

  private var coversLineAbove: Bool {
    isSelected && !position.isFirst && metrics.rowSpacing == 0
  }

  private var corners: UnevenRoundedRectangle {
    let top = position.isFirst || metrics.rowSpacing > 0 ? metrics.cornerRadius : 0
    let bottom = position.isLast || metrics.rowSpacing > 0 ? metrics.cornerRadius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top)
  }

  /// The distance to the row or the section above.
  private var space: CGFloat {
    guard position.isFirst else { return metrics.rowSpacing }
    return metrics.isGrouped && !position.hasHeader ? metrics.sectionSpacing : 0
  }
}

/// A line between rows, in the tint that the environment or the row sets.
private struct ListSeparator {}

extension ListSeparator: View {
  var body: some View { Rectangle().fill(Color.separator) }
}

/// A modifier that selects a row when it is tapped.
private struct SelectableRow: ViewModifier {
  let selection: ListRowSelection?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInSplitColumn) private var isInSplitColumn

  @ViewBuilder
  func body(content: Content) -> some View {
    if let selection {
      content
        .environment(
          \.selectRow, isInSplitColumn && selection.isEnabled ? { selection.select() } : nil
        )
        .contentShape(Rectangle())
        .gesture(
          TapGesture().onEnded { selection.select() }, isEnabled: isEnabled && selection.isEnabled)
    } else {
      content
    }
  }
}

/// The part of a row that a subview of its layout is.
enum ListRowPart {
  case content
  /// The line below the row, from the beginning of its first text.
  case bottomSeparator
  /// The line above the row, across its width.
  case top
  /// The line below the row, across its width.
  case bottom
}

enum ListRowPartKey: LayoutValueKey { static var defaultValue: ListRowPart { .content } }

/// The layout of the content of a row and its separators.
///
/// The modifiers of the content set the insets and hide separators.
struct ListRowLayout: Layout {
  let insets: EdgeInsets
  let minimumHeight: CGFloat
  let separatorHeight: CGFloat

  private func content(of subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[ListRowPartKey.self] == .content }
  }

  private func insets(of content: [LayoutSubview]) -> EdgeInsets {
    content.lazy.compactMap { $0[ListRowInsetsKey.self] }.first ?? insets
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let content = content(of: subviews)
    let insets = insets(of: content)
    let sides = insets.leading + insets.trailing
    let offered = ProposedViewSize(width: proposal.width.map { max($0 - sides, 0) }, height: nil)
    let sizes = content.map { $0.sizeThatFits(offered) }
    let height = sizes.reduce(0) { $0 + $1.height } + insets.top + insets.bottom
    return CGSize(
      width: proposal.width ?? (sizes.map(\.width).max() ?? 0) + sides,
      height: max(height, minimumHeight))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let content = content(of: subviews)
    let insets = insets(of: content)
    let offered = ProposedViewSize(
      width: max(bounds.width - insets.leading - insets.trailing, 0), height: nil)
    let height = content.reduce(0) { $0 + $1.sizeThatFits(offered).height }
    var y =
      bounds.minY + insets.top
      + max(bounds.height - insets.top - insets.bottom - height, 0) / 2
    for subview in content {
      subview.place(at: CGPoint(x: bounds.minX + insets.leading, y: y), proposal: offered)
      y += subview.sizeThatFits(offered).height
    }
    let hidden = content.lazy.compactMap { $0[ListRowSeparatorKey.self] }.first
    for subview in subviews {
      switch subview[ListRowPartKey.self] {
      case .content: continue
      case .bottomSeparator:
        let edge = bounds.minX + insets.leading
        let guides = content.first?.dimensions(in: offered)
        let start = edge + (guides?[explicit: .listRowSeparatorLeading] ?? 0)
        let end = guides?[explicit: .listRowSeparatorTrailing].map { edge + $0 } ?? bounds.maxX
        place(
          subview, x: start, y: bounds.maxY - separatorHeight, width: end - start,
          isHidden: hidden?.contains(.bottom) == true)
      case .top:
        place(
          subview, x: bounds.minX, y: bounds.minY, width: bounds.width,
          isHidden: hidden?.contains(.top) == true)
      case .bottom:
        place(
          subview, x: bounds.minX, y: bounds.maxY - separatorHeight, width: bounds.width,
          isHidden: hidden?.contains(.bottom) == true)
      }
    }
  }

  private func place(
    _ separator: LayoutSubview, x: CGFloat, y: CGFloat, width: CGFloat, isHidden: Bool
  ) {
    if isHidden { return separator.hide() }
    separator.place(
      at: CGPoint(x: x, y: y),
      proposal: ProposedViewSize(width: max(width, 0), height: separatorHeight))
  }
}
