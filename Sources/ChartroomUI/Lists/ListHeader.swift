import Foundation
import Graphics

/// The header of a section of a list.
struct ListHeader {
  let content: AnyView
  let metrics: ListMetrics
  /// Whether it is the first row of the list.
  let isFirst: Bool
  /// The prominence that the section sets; `nil` for that of the list.
  let sectionProminence: Prominence?
  /// A binding that a tap changes, with a chevron; `nil` for neither.
  let expansion: Binding<Bool>?
  @Environment(\.headerProminence) private var listProminence
  @Environment(\.defaultMinListHeaderHeight) private var minimumHeight
}

extension ListHeader: View {
  var body: some View {
    title
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

  @MainActor @ViewBuilder private var title: some View {
    if let expansion {
      Button {
        withAnimation { expansion.wrappedValue.toggle() }
      } label: {
        HStack {
          content
          Spacer(minLength: 8)
          DisclosureChevron(isExpanded: expansion.wrappedValue)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    } else {
      content
    }
  }

  private var prominence: Prominence { sectionProminence ?? listProminence }
  private var isProminent: Bool { prominence == .increased || metrics.kind == .sidebar }

  private var font: Font {
    if isProminent { return .system(size: 20, weight: .semibold) }
    return metrics.isGrouped ? .footnote : .subheadline.weight(.semibold)
  }
}

/// A view that sets the prominence of the headers of the sections in its content.
struct HeaderProminenceSetting<Content: View> {
  let content: Content
  let prominence: Prominence
}

extension HeaderProminenceSetting: EnvironmentModifying {
  func change(_ environment: inout EnvironmentValues) { environment.headerProminence = prominence }
  func mayChangeOtherwise(than other: Self) -> Bool { prominence != other.prominence }
}

extension HeaderProminenceSetting: RowModifying {
  func modified(_ row: some View) -> any View {
    HeaderProminenceSetting<_>(content: row, prominence: prominence)
  }

  func appendRows(to list: inout RowList) {
    list.append(content, changing: change) {
      modified($0)
    } changingSections: {
      $0.headerProminence = prominence
    }
  }
}

private enum HeaderProminenceKey: ContainerValueKey { static var defaultValue: Prominence? { nil } }

extension ContainerValues {
  /// The prominence of the header of a section; `nil` for that of the list.
  var headerProminence: Prominence? {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

private enum SectionExpansionKey: ContainerValueKey {
  static var defaultValue: Binding<Bool>? { nil }
}

extension ContainerValues {
  /// The binding with which the user hides the content of a section; `nil` for none.
  var sectionExpansion: Binding<Bool>? {
    get { self[SectionExpansionKey.self] }
    set { self[SectionExpansionKey.self] = newValue }
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
