import Foundation
public import Graphics

/// The parts of a geometry that two views share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}

nonisolated extension View {
  /// Shows the view in the frame of another view with the same identifier, or lends its own frame to such views.
  ///
  /// The source lends its frame: of several, the first that has appeared. A view that is no source is proposed the size
  /// of the source, and its anchor is placed on that of the source. If only the size is shared, the anchor stays where
  /// it is in the frame of the view; if only the position is, the view keeps its size. The frame that the view takes in
  /// the layout is its own in any case. Without a source, or with one inside of the view, it is also shown there.
  ///
  /// If a transaction with an animation removes the source and inserts another one, the views also move from the frame
  /// of the old source to that of the new one, in addition to their transitions.
  ///
  /// - Parameters:
  ///   - id: The identifier that the views share.
  ///   - namespace: The namespace of the identifier.
  ///   - properties: The shared parts of the frame.
  ///   - anchor: The shared point of the views.
  ///   - isSource: Whether the other views take the frame of this view.
  /// - Returns: The view.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometry(
        key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace),
        properties: properties, anchor: anchor, isSource: isSource))
  }
}

/// The identifier that views with a common geometry share.
struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

struct MatchedGeometry: Equatable {
  var key: MatchedGeometryKey
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool
}

extension MatchedGeometry: SettingsModifier {
  typealias Wrapper = MatchedGeometryElement

  func settings(in environment: EnvironmentValues) -> MatchedGeometry { self }
}

/// An element whose child is placed in the frame of another element of this kind.
final class MatchedGeometryElement: SettingsElement<MatchedGeometry> {
  /// The frame of the source, in points from the top left corner of this element; `nil` for the own frame.
  private var matched: CGRect?
  private var wasMatched = false

  required init(around child: LayoutElement, core: StageCore) {
    super.init(around: child, core: core)
    core.matches.add(self)
  }

  override var onlyDrawn: LayoutElement? { child }

  override func settingsDidChange(_ settings: MatchedGeometry) {
    invalidateContents()
  }

  override func placeChildren() {
    guard let matched, let settings else { return super.placeChildren() }
    let offered =
      settings.properties.contains(.size) ? ProposedViewSize(matched.size) : proposal
    let place =
      settings.properties.contains(.position) ? matched : CGRect(origin: .zero, size: size)
    let anchor = settings.anchor
    let point = anchor.point(in: place)
    let chosen = child.size(for: offered)
    child.place(
      at: CGPoint(
        x: point.x - anchor.x * chosen.width, y: point.y - anchor.y * chosen.height),
      proposal: offered)
  }

  /// Places the child in a frame of the stage.
  ///
  /// - Parameters:
  ///   - frame: The frame; `nil` for the own one.
  ///   - start: The presented frame from which a child that has just appeared moves in an animation; `nil` for `frame`.
  /// - Returns: Whether the child was placed again.
  func match(_ frame: CGRect?, from start: CGRect?) -> Bool {
    let target = frame.map { local($0, of: nil) }
    let start = core.update.mayAnimate ? start : nil
    let first =
      wasMatched ? nil : start.map { local($0, of: nil, presented: true) } ?? target
    wasMatched = true
    guard first != nil || target != matched else { return false }
    invalidateDisplay()
    if let first {
      matched = first
      core.withoutAnimation { placeChildren() }
    }
    matched = target
    placeChildren()
    return true
  }

  /// Whether the element, or one around it, was removed and is displayed until its transition ends.
  var isDeparting: Bool {
    guard core.holdsDepartures else { return false }
    if isLeaving { return true }
    var ancestor = parent
    while let current = ancestor, !current.hasLeft { ancestor = current.parent }
    return ancestor != nil
  }
}

/// The elements of a stage that share geometries.
@MainActor
final class MatchedGeometries {
  @MainActor
  private struct Source {
    let handle: ObjectHandle<LayoutElement>
    /// The frame in the stage, in points, not rounded.
    let frame: CGRect

    init(_ element: MatchedGeometryElement) {
      handle = element.handle
      frame = element.displayed(CGRect(origin: .zero, size: element.size), within: nil)
    }

    var element: MatchedGeometryElement? { handle.object as? MatchedGeometryElement }

    /// The presented frame of the content, or the last frame of a source that is gone.
    var presentedFrame: CGRect {
      guard let element, element.isPlaced else { return frame }
      let bounds = CGRect(origin: .zero, size: element.child.presentedSize)
      return element.child.displayed(bounds, within: nil, presented: true)
    }
  }

  /// The elements, in the order of their creation.
  private var members: [ObjectHandle<LayoutElement>] = []
  /// The sources at the last call of `place()`.
  private var sources: [MatchedGeometryKey: Source] = [:]

  /// The maximum number of placements in a layout, because a source can be inside of a view with another source.
  static var mostPlacements: Int { 4 }

  var isEmpty: Bool { members.isEmpty }

  func add(_ element: MatchedGeometryElement) { members.append(element.handle) }

  /// Places the contents of the elements in the frames of their sources, after a layout.
  ///
  /// - Returns: Whether contents were placed again, so that other frames may have changed.
  func place() -> Bool {
    guard !isEmpty else { return false }
    members.removeAll { $0.object == nil }
    let elements = members.compactMap { $0.object as? MatchedGeometryElement }
      .filter { $0.isPlaced && $0.displayState.isDisplayed }
    let old = sources
    sources.removeAll()
    for element in elements {
      guard let settings = element.settings, settings.isSource, sources[settings.key] == nil,
        !element.isDeparting
      else { continue }
      sources[settings.key] = Source(element)
    }
    // The placements below move a removed source, so that its frame is read before.
    let starts = old.mapValues(\.presentedFrame)
    var hasMoved = false
    for element in elements {
      guard let settings = element.settings else { continue }
      let source = sources[settings.key]
      let isSource = source?.element === element
      let follows =
        (!settings.isSource || element.isDeparting)
        && source?.element?.isInside(of: element) == false
      let start = follows || isSource ? starts[settings.key] : nil
      if element.match(follows ? source?.frame : nil, from: start) { hasMoved = true }
    }
    return hasMoved
  }
}

extension LayoutElement {
  /// Returns whether an element is this one or an ancestor.
  fileprivate final func isInside(of other: LayoutElement) -> Bool {
    var element: LayoutElement? = self
    while let current = element, current !== other { element = current.parent }
    return element != nil
  }
}
