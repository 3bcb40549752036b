import Foundation
import Graphics

/// The header of a section of a list.
struct ListHeader {
  let content: AnyView
  let metrics: ListMetrics
  /// Whether it is the first row of the list.
  let isFirst: Bool
  @Environment(\.headerProminence) private var prominence
  @Environment(\.defaultMinListHeaderHeight) private var minimumHeight
}

extension ListHeader: View {
  var body: some View {
    content
      .font(font)
      .textCase(isProminent || !metrics.isGrouped ? nil : .uppercase)
      .defaultForegroundStyle(isProminent ? Color.primary : Color.secondary)
      .environment(\.isInList, false)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(metrics.headerInsets)
      .frame(minHeight: minimumHeight, alignment: .bottom)
      .padding(.horizontal, metrics.margin)
      .padding(.top, metrics.isGrouped && !isFirst ? metrics.sectionSpacing - 16 : 0)
  }

  private var isProminent: Bool { prominence == .increased || metrics.kind == .sidebar }

  private var font: Font {
    if isProminent { return .system(size: 20, weight: .semibold) }
    return metrics.isGrouped ? .footnote : .subheadline.weight(.semibold)
  }
}

/// The footer of a section of a list.
struct ListFooter {
  let content: AnyView
  let metrics: ListMetrics
}

extension ListFooter: View {
  var body: some View {
    content
      .font(.footnote)
      .defaultForegroundStyle(.secondary)
      .environment(\.isInList, false)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(metrics.footerInsets)
      .padding(.horizontal, metrics.margin)
  }
}
