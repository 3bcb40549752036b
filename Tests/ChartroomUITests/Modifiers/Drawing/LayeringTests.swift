import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Backgrounds and overlays")
struct LayeringTests {
  @Test("a background gets the size of its view and does not change it")
  func background() {
    let stage = stage(width: 100, height: 100) {
      Color.red.frame(width: 40, height: 20).background {
        Color.blue.id("background")
      }
      .overlay(alignment: .topTrailing) { Color.green.frame(width: 50, height: 5).id("overlay") }
    }
    #expect(stage.size == CGSize(width: 40, height: 20))
    #expect(stage.frame(of: "background") == CGRect(0, 0, 40, 20))
    #expect(stage.frame(of: "overlay") == CGRect(-10, 0, 50, 5))
  }

  @Test("right to left mirrors overlays, backgrounds and offsets")
  func rightToLeft() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let stage = stage(width: 100, height: 20, environment: environment) {
      Color.red
        .overlay(alignment: .leading) { Color.blue.frame(width: 10, height: 10).id("overlay") }
        .background(alignment: .topTrailing) {
          Color.blue.frame(width: 20, height: 10).id("background")
        }
        .overlay(alignment: .center) {
          Color.blue.frame(width: 10, height: 10).id("moved").offset(x: 15)
        }
    }
    #expect(stage.frame(of: "overlay") == CGRect(90, 5, 10, 10))
    #expect(stage.frame(of: "background") == CGRect(0, 0, 20, 10))
    #expect(stage.frame(of: "moved") == CGRect(30, 5, 10, 10))
  }
}
