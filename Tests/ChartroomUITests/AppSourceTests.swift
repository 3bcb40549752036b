import AppSourceSwift5
import AppSourceSwift6
import ChartroomUI
import Foundation
import Graphics
import Testing

/// The sources of `AppSourceSwift5` and `AppSourceSwift6` are one file, without package access.
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
}
