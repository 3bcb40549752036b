import AppSourceSwift5
import AppSourceSwift6
import ChartroomUI
import Foundation
import Graphics
import Testing

/// The sources of `AppSourceSwift5` and `AppSourceSwift6` are the same files, without package access.
@MainActor
@Suite("App sources")
struct AppSourceTests {
  @Test("views, constants and free functions of an app compile and draw in both language modes")
  func bothModes() {
    let five = stage(width: 200) { AppSourceSwift5.TaskList() }
    let six = stage(width: 200) { AppSourceSwift6.TaskList() }
    for stage in [five, six] {
      let row = stage.frame(of: "row 1") ?? .null
      stage.send(.tap(at: CGPoint(x: row.midX, y: row.midY)))
    }
    let drawing = five.drawList().description
    for text in ["Tasks", "Bake 1"] { #expect(drawing.contains("\"\(text)\"")) }
    #expect(five.drawList() == six.drawList())
  }

  @Test("an app's shapes make their paths off the main actor in both language modes")
  func shapes() async {
    let areas = await (AppSourceSwift5.areaOfWedge(), AppSourceSwift6.areaOfWedge())
    #expect(areas.0 == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(areas.1 == areas.0)
  }

  @Test("an app's gestures compile and work in both language modes")
  func gestures() {
    for stage in [
      stage(width: 100, height: 100) { AppSourceSwift5.DraggableCard() },
      stage(width: 100, height: 100) { AppSourceSwift6.DraggableCard() },
    ] {
      stage.send(.down(at: CGPoint(x: 10, y: 10)))
      #expect(stage.drawList().description.contains("#FF3B30"))
      stage.advance(to: 1)
      stage.send(.moved(to: CGPoint(x: 40, y: 30)))
      #expect(stage.frame(of: "card")?.origin == CGPoint(x: 30, y: 20))
      stage.send(.up(at: CGPoint(x: 40, y: 30)))
      #expect(stage.frame(of: "card")?.origin == CGPoint(x: 30, y: 20))
      #expect(stage.drawList().description.contains("#007AFF"))
    }
    for stage in [
      stage(width: 100, height: 100) { AppSourceSwift5.Photograph() },
      stage(width: 100, height: 100) { AppSourceSwift6.Photograph() },
    ] {
      let photo = stage.frame(of: "photo") ?? .null
      let (left, right) = (
        CGPoint(x: photo.minX + 2, y: photo.midY), CGPoint(x: photo.minX + 12, y: photo.midY)
      )
      let end = CGPoint(x: photo.minX + 22, y: photo.midY)
      stage.send([.down(at: left), .down(at: right, pointer: 1), .moved(to: end, pointer: 1)])
      #expect(stage.frame(of: "photo")?.width == 40)
      stage.send([.up(at: left), .up(at: end, pointer: 1)])
      #expect(stage.frame(of: "photo")?.width == 40)
      stage.send(.tap(at: end) + .tap(at: end))
      stage.advance(to: 1)
      #expect(stage.drawList().description.contains("page 0 favourite"))
      let moved = stage.frame(of: "photo") ?? .null
      stage.send(.tap(at: CGPoint(x: moved.midX, y: moved.midY)))
      stage.advance(to: 2)
      #expect(stage.drawList().description.contains("page 1 favourite"))
    }
  }
}
