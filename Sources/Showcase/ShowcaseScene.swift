public import ChartroomUI
public import Foundation
import Graphics

/// A scene that shows one feature, for the gallery, the golden tests and the benchmarks.
public struct ShowcaseScene: Sendable, CustomStringConvertible {
  /// The unique name in the form `suite.scene`, which is also the base name of the golden files.
  public let name: String
  /// The size of the scene, in points.
  public let size: CGSize
  /// Whether golden tests compare the scene's pixels in addition to its draw list.
  ///
  /// It is `true` only for scenes without text, because the pixels of text depend on the font versions.
  public let comparesPixels: Bool
  /// The pointer events before the scene is drawn; none for most scenes.
  package let events: [PointerEvent]
  /// A sentence about the scene, from the comment that begins its source; empty if there is none.
  public let summary: String
  /// The Swift source of the scene's view, without the comment at its beginning.
  public let source: String
  private let content: @MainActor @Sendable () -> AnyView

  package init<Content: View>(
    _ name: String, width: CGFloat, height: CGFloat, comparesPixels: Bool = false,
    events: [PointerEvent] = [], source: String,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.comparesPixels = comparesPixels
    self.events = events
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let comment = lines.prefix { $0.hasPrefix("//") }
    summary = comment.map { $0.drop { $0 == "/" || $0 == " " } }.joined(separator: " ")
    self.source = lines.dropFirst(comment.count).joined(separator: "\n")
    self.content = { AnyView(content()) }
  }

  /// A new instance of the scene's view, in a frame of `size`.
  @MainActor
  public var view: some View { content().frame(width: size.width, height: size.height) }

  /// The virtual time at which the scene is drawn, in seconds: when all that the events move has come to rest.
  package var time: TimeInterval { events.isEmpty ? 0 : 2 }

  /// The name of the scene, for messages.
  public var description: String { name }

  /// All scenes, in the gallery's order.
  public static let all =
    grammar + chartSets + details + screens + drawing + drawLists + hardLines + blending + styles
    + layout + customViews + text + symbolThemes + symbols + controls + fields + lists + navigation
    + system
    + presentation + tabs + containers + menus + tables + controlStyles
}
