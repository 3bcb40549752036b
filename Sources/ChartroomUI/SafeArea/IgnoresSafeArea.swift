import Foundation
import Graphics

/// The kinds of insets around a safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bit mask of the set.
  public let rawValue: UInt

  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The insets caused by the device and by modifiers such as `safeAreaInset`.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The insets caused by an on-screen keyboard; always empty, because there is no keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All insets.
  public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
  /// Extends the view into the insets on every edge where it touches the boundary of its safe area.
  ///
  /// The size of the view in its parent's layout does not change.
  ///
  /// - Parameters:
  ///   - regions: The insets to extend into; all by default. Without `.container`, the view is unchanged.
  ///   - edges: The edges on which the view can extend; all edges by default.
  /// - Returns: The view, extended beyond its safe area.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoredSafeArea(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends the view into the insets on every edge where it touches the boundary of its safe area; see
  /// `ignoresSafeArea(_:edges:)`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

struct IgnoredSafeArea: Equatable {
  let edges: Edge.Set
}

extension IgnoredSafeArea: SettingsModifier {
  typealias Wrapper = IgnoredSafeAreaElement

  func settings(in environment: EnvironmentValues) -> Edge.Set { edges }
}

/// An element whose child extends into the insets of the safe area.
final class IgnoredSafeAreaElement: SettingsElement<Edge.Set> {
  override func placeChildren() {
    let insets = ignoredInsets(edges: settings ?? [])
    let offered = insets == EdgeInsets() ? proposal : ProposedViewSize(size.extended(by: insets))
    place(child, at: CGPoint(x: -insets.leading, y: -insets.top), proposal: offered)
  }

  override func positionInStageDidChange() { invalidateContents() }
}

extension LayoutElement {
  /// Returns how far some edges of the element can extend beyond its safe area, and observes changes.
  ///
  /// - Parameter edges: The edges.
  /// - Returns: The distances.
  final func ignoredInsets(edges: Edge.Set) -> EdgeInsets {
    guard !edges.isEmpty, let insets = safeAreaInsets(size: size) else { return EdgeInsets() }
    readPositionInStage()
    return insets.edges(edges, direction: layoutDirection)
  }
}

extension CGSize {
  /// Returns the size with insets added on all sides.
  func extended(by insets: EdgeInsets) -> CGSize {
    CGSize(width: width + insets.width, height: height + insets.height)
  }
}

nonisolated extension View {
  /// Moves the view away from the corners of its container, at some edges.
  ///
  /// Accepted, and has no effect: the corners of a picture are not round.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - sizeToFit: Whether the view becomes smaller instead; `false` by default.
  /// - Returns: The view.
  public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    self
  }
}
