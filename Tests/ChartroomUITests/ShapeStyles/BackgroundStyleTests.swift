import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Background style")
struct BackgroundStyleTests {
  @Test("the background is white, and black in the dark scheme")
  func schemes() {
    #expect(drawnColors { Rectangle().fill(.background) } == ["#FFFFFF"])
    #expect(drawnColors(scheme: .dark) { Rectangle().fill(.background) } == ["#000000"])
  }
}
