public import ChartroomUI
public import Foundation
import Graphics

/// A picture of one feature, shared by the gallery, the golden tests and the benchmarks.
public struct ShowcaseScene: Sendable, CustomStringConvertible {
  /// The unique name, in the form `suite.scene`; also the base name of the golden files.
  public let name: String
  /// The size of the picture, in points.
  public let size: CGSize
  /// Whether golden tests compare its pixels in addition to its draw list.
  ///
  /// The compared pixels contain no text, because text changes with the versions of the fonts.
  public let comparesPixels: Bool
  private let content: @MainActor @Sendable () -> AnyView

  init<Content: View>(
    _ name: String, width: CGFloat, height: CGFloat, comparesPixels: Bool = false,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.comparesPixels = comparesPixels
    self.content = { AnyView(content()) }
  }

  /// A new view of the scene.
  @MainActor
  public var view: some View { content().frame(width: size.width, height: size.height) }

  /// The name of the scene.
  public var description: String { name }

  /// All scenes, in the order of the gallery.
  public static let all = chartSets + details + screens + drawing + hardLines + layout
}
