package import Chartroom
package import ChartroomUI
package import Foundation

extension ShowcaseScene {
  /// Returns a new renderer for the scene's view.
  ///
  /// - Parameter scale: The number of device pixels per point.
  /// - Returns: A renderer whose image has the scene's size.
  @MainActor
  package func renderer(scale: CGFloat) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return renderer
  }
}
