import AppSourceSwift5
import AppSourceSwift6
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// The folder `App` is compiled in both targets, without package access; the other files are in one.
@MainActor
@Suite("App sources")
struct AppSourceTests {
  @Test("views, constants and free functions of an app compile and draw in both language modes")
  func bothModes() {
    let five = stage(width: 200) { AppSourceSwift5.TaskList() }
    let six = stage(width: 200) { AppSourceSwift6.TaskList() }
    for stage in [five, six] { stage.tap("row 1") }
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
      #expect(stage.drawList().description.contains("#FF383C"))
      stage.advance(to: 1)
      stage.send(.moved(to: CGPoint(x: 40, y: 30)))
      #expect(stage.frame(of: "card")?.origin == CGPoint(x: 30, y: 20))
      stage.send(.up(at: CGPoint(x: 40, y: 30)))
      #expect(stage.frame(of: "card")?.origin == CGPoint(x: 30, y: 20))
      #expect(stage.drawList().description.contains("#0088FF"))
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

  @Test("every screen shows its texts and answers to taps, equally in both language modes")
  func screens() {
    let (five, six) = (AppSourceSwift5.screens(), AppSourceSwift6.screens())
    #expect(five.count == six.count && five.count >= 40)
    for (old, new) in zip(five, six) {
      let stages = [
        stage(width: 320, height: 480) { old.view }, stage(width: 320, height: 480) { new.view },
      ]
      for stage in stages {
        expect(old.texts, on: stage, in: old.name)
        #expect(stage.size.width > 0 && stage.size.width <= 320, "\(old.name)")
        #expect(stage.size.height > 0 && stage.size.height <= 480, "\(old.name)")
        for id in old.taps { stage.tap(id) }
        // Rows of outlines appear in an animation.
        stage.advance(to: stage.time + 1)
        expect(old.textsAfterTaps, on: stage, in: old.name)
      }
      #expect(stages[0].drawList() == stages[1].drawList(), "\(old.name)")
    }
  }

  @Test("animated screens move in between, and arrive, equally in both language modes")
  func animations() {
    let (five, six) = (AppSourceSwift5.animatedScreens(), AppSourceSwift6.animatedScreens())
    for (old, new) in zip(five, six) {
      let stages = [
        stage(width: 320, height: 480) { old.view }, stage(width: 320, height: 480) { new.view },
      ]
      for stage in stages {
        expect(old.texts, on: stage, in: old.name)
        for id in old.taps { stage.tap(id) }
      }
      var lists: [DrawList] = []
      for time in [0, 0.15, 0.3, 12.01] {
        for stage in stages { stage.advance(to: time) }
        #expect(stages[0].drawList() == stages[1].drawList(), "\(old.name)")
        lists.append(stages[0].drawList())
      }
      #expect(lists[0] != lists[1] && lists[1] != lists[2] && lists[2] != lists[3], "\(old.name)")
      expect(old.textsAfterTaps, on: stages[0], in: old.name)
      #expect(stages[0].isAnimating == old.taps.isEmpty, "\(old.name)")
    }
  }

  @Test("a model that imports only Foundation publishes from another thread")
  func foundationOnly() {
    let stage = stage(width: 320) { BasketScreen() }
    expect(["Basket: 0", "Discount"], on: stage, in: "basket")
    stage.tap("add")
    stage.tap("add")
    expect(["Basket: 2", "Rope 1", "Rope 2"], on: stage, in: "basket")
  }

  @Test("a model that awaits an actor updates its view")
  func actors() async {
    let stage = stage(width: 320) { Color.clear }
    let count = await withCheckedContinuation { continuation in
      stage.update { FleetScreen { continuation.resume(returning: $0) } }
      expect(["No ships"], on: stage, in: "fleet")
      stage.tap("load")
    }
    #expect(count == 2)
    expect(["Beagle, Fram"], on: stage, in: "fleet")
  }

  @Test("an app's own renderer makes a PNG file")
  func renderer() throws {
    let pictures = try (AppSourceSwift5.pictureOfCounter(), AppSourceSwift6.pictureOfCounter())
    #expect(pictures.0 == pictures.1 && pictures.0.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  private func expect(_ texts: [String], on stage: Stage, in name: String) {
    let shown = stage.drawList().texts.map(\.text.request.string)
    for text in texts { #expect(shown.contains(text), "\(name): \(shown)") }
  }
}
