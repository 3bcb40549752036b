import Foundation
import Graphics

/// The default label style, which shows the icon and the title.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the icon followed by the title.
  public func makeBody(configuration: Configuration) -> some View {
    IconAndTitle(configuration: configuration)
  }
}

/// A label style that shows the icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the icon followed by the title.
  public func makeBody(configuration: Configuration) -> some View {
    IconAndTitle(configuration: configuration)
  }
}

/// A label style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label style that shows only the icon.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// An icon followed by a title.
///
/// In rows of lists, icons are centred in a column, so that the titles begin at the same place, and have the tint
/// colour unless another style is set.
struct IconAndTitle {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInList) private var isInList
  @Environment(\.foregroundStyle) private var foregroundStyle
  @Environment(\.isEnabled) private var isEnabled
  @ScaledMetric(relativeTo: .body) private var columnWidth = 28.0

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }
}

extension IconAndTitle: View {
  var body: some View {
    IconAndTitleLayout {
      configuration.icon
        .transformEnvironment(\.foregroundStyle) { style in
          if isTinted { style = AnyShapeStyle(TintShapeStyle()) }
        }
        .frame(minWidth: isInList ? columnWidth : nil)
      VStack(alignment: .leading) { configuration.title }
    }
  }

  /// Whether the icon has the tint colour: in a list, unless the app sets a style.
  private var isTinted: Bool { isInList && isEnabled && foregroundStyle == nil }
}

/// A row of an icon and a title, aligned by their first baselines, or by their centres if the icon has no baseline,
/// such as a shape or a resizable image.
private struct IconAndTitleLayout: GuidelessLayout {
  static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

  func makeCache(subviews: Subviews) -> HStackLayout.Cache {
    HStackLayout().makeCache(subviews: subviews)
  }

  private func row(of subviews: Subviews) -> HStackLayout {
    let icon = subviews.first?.dimensions(in: .unspecified)
    let hasBaseline = icon?[explicit: VerticalAlignment.firstTextBaseline] != nil
    return HStackLayout(alignment: hasBaseline ? .firstTextBaseline : .center, spacing: 8)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
  ) -> CGSize {
    row(of: subviews).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout HStackLayout.Cache
  ) {
    row(of: subviews).placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func spacing(subviews: Subviews, cache: inout HStackLayout.Cache) -> ViewSpacing {
    row(of: subviews).spacing(subviews: subviews, cache: &cache)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default label style, which shows the icon and the title.
  public static nonisolated var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A label style that shows the icon and the title.
  public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A label style that shows only the title.
  public static nonisolated var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label style that shows only the icon.
  public static nonisolated var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
