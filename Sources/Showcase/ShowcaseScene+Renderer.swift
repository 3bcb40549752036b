package import Chartroom
package import ChartroomUI
package import Foundation

extension ShowcaseScene {
  /// Returns a new renderer of the view.
  ///
  /// - Parameter scale: The number of device pixels per point.
  /// - Returns: A renderer whose picture has the scene's size.
  @MainActor
  package func renderer(scale: CGFloat) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return renderer
  }
}
