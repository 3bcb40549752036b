import Foundation
import Graphics

/// The causes of insets of a safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bit mask of the set.
  public let rawValue: UInt

  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The insets that the device and modifiers such as `safeAreaInset` cause.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The insets that a keyboard on the screen causes; always empty, because there is none.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All insets.
  public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
  /// Extends the view beyond its safe area where it lies on the edge of that area.
  ///
  /// The size of the view for its parent does not change.
  ///
  /// - Parameters:
  ///   - regions: The insets to extend into; all by default. Without `.container`, the view is unchanged.
  ///   - edges: The edges that can extend; all edges by default.
  /// - Returns: The view, drawn beyond its safe area.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoredSafeArea(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends the view beyond its safe area where it lies on the edge of that area; see
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
