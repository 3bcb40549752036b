import ChartroomUI
import Foundation
import Graphics
import Observation
import Testing

@MainActor
@Suite("Offset")
struct OffsetTests {
  @Test("offset moves what is drawn and not what is laid out")
  func offset() {
    let stage = stage(width: 100, height: 100) {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).id("moved").offset(x: 3, y: 4)
        Color.red.frame(width: 10, height: 10).id("next")
      }
    }
    #expect(stage.frame(of: "moved") == CGRect(3, 4, 10, 10))
    #expect(stage.frame(of: "next") == CGRect(10, 0, 10, 10))
  }

  @Test("a view keeps its shape while it moves by parts of a pixel", arguments: 0..<9)
  func shape(step: Int) {
    let stage = stage(width: 100, height: 100) {
      HStack(spacing: 0.5) {
        Color.red.frame(width: 10.5, height: 10).id("first")
        Color.red.frame(width: 7.25, height: 10).id("second")
      }
      .offset(x: CGFloat(step) / 8)
    }
    let (first, second) = (stage.frame(of: "first"), stage.frame(of: "second"))
    #expect(first?.width == 11 && second?.width == 7)
    #expect(second.map(\.minX) == first.map(\.maxX))
  }

  @Test("motion evaluates, measures and draws nothing inside of the moving view")
  func motion() {
    let place = MovedPlace()
    let stage = stage(width: 100, height: 100) { Moving(place: place) }
    _ = stage.drawList()
    let before = stage.counts
    place.y = -40
    let moved = stage.drawList()
    let after = stage.counts
    #expect(after.bodies == before.bodies + 1)
    #expect(after.measurements == before.measurements)
    // The element of the offset and its ancestors.
    #expect(after.pieces <= before.pieces + 4)
    let new = ChartroomUITests.stage(width: 100, height: 100) { Moving(place: place) }
    #expect(moved == new.drawList())
  }

  @Test("a geometry reader in a moving view gets its new frame")
  func geometry() {
    let place = MovedPlace()
    let stage = stage(width: 100, height: 100) {
      OffsetBy(place: place) {
        GeometryReader { Text("\(Int($0.frame(in: .global).minY))") }
          .frame(width: 50, height: 20)
      }
    }
    #expect(stage.drawList().description.contains("\"0\""))
    place.y = 7
    #expect(stage.drawList().description.contains("\"7\""))
  }

  @Test("an offset towards the trailing edge is mirrored from right to left")
  func rightToLeft() {
    let stage = stage(width: 100, height: 100) {
      Color.red.frame(width: 10, height: 10).id("moved").offset(x: 30)
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(stage.frame(of: "moved") == CGRect(-30, 0, 10, 10))
  }
}

@Observable
@MainActor
private final class MovedPlace {
  var y: CGFloat = 0
}

/// Content that moves with a place.
private struct OffsetBy<Content: View>: View {
  let place: MovedPlace
  @ViewBuilder let content: Content

  var body: some View { content.offset(y: place.y) }
}

/// A long column that moves.
private struct Moving: View {
  let place: MovedPlace

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<50) { index in Text("row \(index)") }
    }
    .offset(y: place.y)
  }
}
