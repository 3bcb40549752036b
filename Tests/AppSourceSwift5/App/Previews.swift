import Foundation
import SwiftUI

struct RingGauge_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      RingGauge(value: 0.7)
      RingGauge(value: 0.2, lineWidth: 4)
    }
    .frame(width: 60, height: 60)
  }
}

struct Bubble_Previews: PreviewProvider {
  static let message = Message(id: 1, author: .other, text: "Land in sight")

  static var previews: some View {
    Bubble(message: message)
      .environment(\.colorScheme, .dark)
  }
}

/// Renders a view as an app does on a phone.
@MainActor
func snapshot<Content: View>(of view: Content, scale: CGFloat = 2) -> ImageRenderer<Content> {
  let renderer = ImageRenderer(content: view)
  renderer.scale = scale
  renderer.proposedSize = ProposedViewSize(width: 320, height: nil)
  return renderer
}
