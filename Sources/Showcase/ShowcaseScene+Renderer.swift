package import Chartroom
package import ChartroomUI
package import Foundation
package import Graphics

extension ShowcaseScene {
  /// Returns a new renderer for the scene's view.
  ///
  /// - Parameters:
  ///   - scale: The number of device pixels per point.
  ///   - appearance: The colour scheme; light by default.
  /// - Returns: A renderer whose image has the scene's size.
  @MainActor
  package func renderer(
    scale: CGFloat, appearance: ColorScheme = .light
  ) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    renderer.environment.colorScheme = appearance
    renderer.events = events
    renderer.time = time
    return renderer
  }
}
