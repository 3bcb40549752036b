public import ChartroomUI
public import Foundation
import Graphics

/// A picture that shows one thing: the gallery, the golden tests and the benchmarks draw it.
public struct ShowcaseScene: Sendable, CustomStringConvertible {
  /// The suite and the scene, such as `chart-sets.two-lines`; unique, and the name of its goldens.
  public let name: String
  /// The size of the picture, in points.
  public let size: CGSize
  /// Whether its pixels are compared too, and not its draw list alone.
  ///
  /// Texts are left out of the pixels, which would change with every version of the fonts.
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

  /// The view, made anew.
  @MainActor
  public var view: some View { content().frame(width: size.width, height: size.height) }

  /// The name.
  public var description: String { name }

  /// All scenes, in the order of the gallery.
  public static let all = chartSets + details + screens + drawing + hardLines + layout
}
