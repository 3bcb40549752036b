public import Foundation
public import Graphics

/// The part of the interface of which a view sets the background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A screen of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A navigation split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
}

/// The padding of a scene.
public struct ScenePadding: Hashable, Sendable {
  /// The least padding.
  public static let minimum = ScenePadding()
}

nonisolated extension View {
  /// Fills the view's frame, behind the view, with the background style.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view with the background style.
  public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(.background, in: shape, fillStyle: fillStyle) }

  /// Sets the style of `ShapeStyle.background`.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Sets the background of the container of the view, which is drawn behind the view.
  ///
  /// - Note: Unlike in SwiftUI, the background ends with the view and the safe areas that the view touches.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { background(style) }

  /// Sets the background of the container of the view, which is drawn behind the view.
  ///
  /// - Note: Unlike in SwiftUI, the background ends with the view.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { background(alignment: alignment, content: content) }

  /// Adds the padding of a scene, which is 16 points on each edge.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

  /// Adds the padding of a scene, which is 16 points on each edge.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }

  /// Sets the colour scheme of the view.
  ///
  /// This is the iOS 13 form of `environment(\.colorScheme, …)`.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Mirrors the view horizontally in right-to-left layouts.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(RightToLeftFlip(isEnabled: enabled))
  }

  /// Places a bar at an edge; see `safeAreaInset(edge:alignment:spacing:content:)`.
  ///
  /// - Note: Unlike in SwiftUI, the content behind the bar is not blurred.
  public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Places a bar at an edge; see `safeAreaInset(edge:alignment:spacing:content:)`.
  ///
  /// - Note: Unlike in SwiftUI, the content behind the bar is not blurred.
  public func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// Mirrors a view in right-to-left layouts.
private struct RightToLeftFlip {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  init(isEnabled: Bool) { self.isEnabled = isEnabled }
}

extension RightToLeftFlip: ViewModifier {
  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1)
  }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The style of `ShapeStyle.background`; `nil`, the default, selects the background of a screen.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View where Self: Equatable {
  /// Returns the view, whose body is evaluated again only if the view changes by `==`.
  ///
  /// - Note: Unlike in SwiftUI, views without this modifier are compared in the same way.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A view that is compared by `==`.
public struct EquatableView<Content: View & Equatable> {
  /// The view.
  public var content: Content

  /// Creates a view that is compared by `==`.
  public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  /// The view.
  public var body: some View { content }
}
