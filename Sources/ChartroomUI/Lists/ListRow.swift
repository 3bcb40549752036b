import Foundation
import Graphics

/// A row of a list with its background and separators.
struct ListRow {
  let content: AnyView
  let metrics: ListMetrics
  let position: ListPosition
  let isSelected: Bool
  /// The controls beside the row, with which the user edits the list.
  let controls: RowControls
  /// The actions with which the user edits the element of the row; `nil` if none are set.
  let edits: ElementEdits?
  @Environment(\.defaultMinListRowHeight) private var minimumHeight
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.swipedRows) private var swipedRows
  @Environment(\.isEnabled) private var isEnabled
  @State private var traits = ListRowTraits()
  @State private var rowSwipe = RowSwipe()

  init(
    content: AnyView, metrics: ListMetrics, position: ListPosition,
    isSelected: Bool, controls: RowControls, edits: ElementEdits?
  ) {
    self.content = content
    self.metrics = metrics
    self.position = position
    self.isSelected = isSelected
    self.controls = controls
    self.edits = edits
  }
}

extension ListRow: View {
  var body: some View {
    let swipe = swipe
    let controls = controls.without(traits.restrictions)
    ListRowLayout(
      insets: metrics.rowInsets, minimumHeight: minimumHeight, separatorHeight: pixelLength,
      triggersControl: controls == RowControls()
    ) {
      content
      if controls != RowControls() {
        RowControlViews(controls: controls, isSelected: isSelected) { [swipedRows, isEnabled] in
          if isEnabled, let swipe { swipedRows?.showTrailing(of: swipe) }
        }
      }
      if hasSeparators, !position.isLast {
        separator(.bottomSeparator(endsSection: false), traits.row.bottom)
      }
      if hasSeparators, metrics.kind == .plain || metrics.kind == .grouped {
        sectionSeparators
      }
    }
    .onPreferenceChange(ListRowTraitsKey.self) { traits = $0 }
    .backgroundPreferenceValue(ListRowBackgroundKey.self) { custom in
      background(custom, in: swipe?.isActive == true ? UnevenRoundedRectangle() : corners)
      if let swipe { SwipeSide(swipe: swipe, actions: traits.swipes, delete: delete) }
    }
    .modifier(
      RowShift(
        offset: swipe?.offset ?? 0, outline: swipe?.isActive == true ? corners : nil, swipe: swipe)
    )
  }

  /// Deletes the row; `nil` if the user cannot.
  @MainActor private var delete: (@MainActor () -> Void)? {
    traits.restrictions.contains(.deletion) ? nil : edits?.delete
  }

  /// The swipe of the row; `nil` if it has no buttons.
  @MainActor private var swipe: RowSwipe? {
    swipedRows != nil && (delete != nil || !traits.swipes.isEmpty) ? rowSwipe : nil
  }

  private var hasSeparators: Bool {
    metrics.hasSeparators && metrics.rowSpacing == 0 && !isSelected
  }

  /// The lines at the ends of a section, which are inset in plain lists.
  @ViewBuilder private var sectionSeparators: some View {
    let isInset = metrics.kind == .plain
    if position.isFirst {
      separator(isInset ? .topSeparator : .top, traits.section.top ?? traits.row.top)
    }
    if position.isLast {
      separator(
        isInset ? .bottomSeparator(endsSection: true) : .bottom,
        traits.section.bottom ?? traits.row.bottom)
    }
  }

  private func separator(_ part: ListRowPart, _ tint: Color?) -> some View {
    Rectangle().fill(tint ?? Color.separator).layoutValue(key: ListRowPartKey.self, value: part)
  }

  /// Returns the background of a row in an outline.
  @ViewBuilder
  private func background(
    _ custom: ListRowBackground?, in corners: UnevenRoundedRectangle
  ) -> some View {
    if custom == nil, !isSelected {
      corners.fill(metrics.rowBackground)
    } else {
      special(custom, in: corners)
    }
  }

  /// Returns the background of a selected row, or one that the row sets.
  private func special(
    _ custom: ListRowBackground?, in corners: UnevenRoundedRectangle
  ) -> some View {
    Group {
      if isSelected, metrics.kind == .sidebar {
        Color.gray4.clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
          .padding(.horizontal, 8)
      } else if isSelected {
        Color.gray4
      } else if let custom {
        custom.view
      }
    }
    .clipShape(corners)
    // A selected row hides the lines at both of its edges, of which the upper one is that of the row above.
    .padding(.top, coversLineAbove ? -pixelLength : 0)
  }

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
}

/// A modifier that selects a row when it is tapped.
struct SelectableRow: ViewModifier {
  let selection: ListRowSelection
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInSplitColumn) private var isInSplitColumn

  init(selection: ListRowSelection) { self.selection = selection }

  func body(content: Content) -> some View {
    content
      .environment(
        \.selectRow, isInSplitColumn && selection.isEnabled ? { selection.select() } : nil
      )
      .contentShape(Rectangle())
      .gesture(
        TapGesture().onEnded { selection.select() }, isEnabled: isEnabled && selection.isEnabled)
  }
}

/// The part of a row that a subview of its layout is.
enum ListRowPart: Equatable {
  case content
  /// A control in front of the content.
  case leadingControl
  /// A control behind the content.
  case trailingControl
  /// The line below the row, from the beginning of its first text.
  case bottomSeparator(endsSection: Bool)
  /// The line above the first row of a section, from the beginning of its first text.
  case topSeparator
  /// The line above the row, across its width.
  case top
  /// The line below the row, across its width.
  case bottom
}

enum ListRowPartKey: LayoutValueKey { static var defaultValue: ListRowPart { .content } }

/// The layout of the content of a row, its controls and its separators.
///
/// The modifiers of the content set the insets and hide separators.
struct ListRowLayout: Layout {
  let insets: EdgeInsets
  let minimumHeight: CGFloat
  let separatorHeight: CGFloat
  /// Whether a tap that hits no control triggers the first one of the row, as in rows that are not edited.
  var triggersControl = true

  private func content(of subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[ListRowPartKey.self] == .content }
  }

  private func insets(of content: [LayoutSubview]) -> EdgeInsets {
    content.lazy.compactMap { $0[ListRowInsetsKey.self] }.first ?? insets
  }

  /// Returns the insets of the content beside the controls.
  private func insets(of content: [LayoutSubview], beside subviews: Subviews) -> EdgeInsets {
    var insets = insets(of: content)
    for subview in subviews {
      switch subview[ListRowPartKey.self] {
      case .leadingControl: insets.leading += RowControls.space
      case .trailingControl: insets.trailing += RowControls.space
      default: continue
      }
    }
    return insets
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let content = content(of: subviews)
    let insets = insets(of: content, beside: subviews)
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
    let insets = insets(of: content, beside: subviews)
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
    let hidden = content.lazy.compactMap { $0[ListRowSeparatorKey.self] }.first ?? []
    let hiddenEnds = hidden.union(
      content.lazy.compactMap { $0[ListSectionSeparatorKey.self] }.first ?? [])
    placeControls(in: bounds, of: subviews, insets: self.insets(of: content))
    let width = bounds.minX..<bounds.maxX
    for subview in subviews {
      let (isTop, isHidden, extent): (Bool, Bool, Range<CGFloat>)
      switch subview[ListRowPartKey.self] {
      case .content, .leadingControl, .trailingControl: continue
      case .bottomSeparator(let endsSection):
        isHidden = (endsSection ? hiddenEnds : hidden).contains(.bottom)
        (isTop, extent) = (false, separatorExtent(of: content, offered, insets, in: bounds))
      case .topSeparator:
        isHidden = hiddenEnds.contains(.top)
        (isTop, extent) = (true, separatorExtent(of: content, offered, insets, in: bounds))
      case .top: (isTop, isHidden, extent) = (true, hiddenEnds.contains(.top), width)
      case .bottom: (isTop, isHidden, extent) = (false, hiddenEnds.contains(.bottom), width)
      }
      if isHidden {
        subview.hide()
      } else {
        subview.place(
          at: CGPoint(
            x: extent.lowerBound, y: isTop ? bounds.minY : bounds.maxY - separatorHeight),
          proposal: ProposedViewSize(
            width: extent.upperBound - extent.lowerBound, height: separatorHeight))
      }
    }
  }

  private func placeControls(in bounds: CGRect, of subviews: Subviews, insets: EdgeInsets) {
    for subview in subviews {
      switch subview[ListRowPartKey.self] {
      case .leadingControl:
        let x = bounds.minX + RowControls.margin(inset: insets.leading)
        subview.place(
          at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      case .trailingControl:
        let x = bounds.maxX - RowControls.margin(inset: insets.trailing)
        subview.place(
          at: CGPoint(x: x, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
      default: continue
      }
    }
  }

  /// Returns the horizontal extent of an inset line, which guides of the content can set.
  private func separatorExtent(
    of content: [LayoutSubview], _ offered: ProposedViewSize, _ insets: EdgeInsets,
    in bounds: CGRect
  ) -> Range<CGFloat> {
    let edge = bounds.minX + insets.leading
    let guides = content.first?.dimensions(in: offered)
    let start = edge + (guides?[explicit: .listRowSeparatorLeading] ?? 0)
    let end = guides?[explicit: .listRowSeparatorTrailing].map { edge + $0 } ?? bounds.maxX
    return start..<max(start, end)
  }
}
