package import Chartroom
package import ChartroomUI
package import Foundation

extension ShowcaseScene {
  /// A renderer of the view, made anew.
  ///
  /// - Parameter scale: Device pixels per point.
  /// - Returns: A renderer whose picture has the scene's size.
  @MainActor
  package func renderer(scale: CGFloat) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return renderer
  }
}
