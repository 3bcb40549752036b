import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Wrapper elements")
struct WrapperElementTests {
  @Test("a layout reads the priority, the spacing, the values and the guides of a wrapped view")
  func transparency() {
    let stage = stage(width: 60, height: 20) {
      HStack(alignment: .bottom) {
        Color.red.frame(width: 10, height: 10).alignmentGuide(.bottom) { _ in 5 }
          .opacity(0.5).id("low")
        Spacer(minLength: 2).opacity(0.5)
        Color.red.frame(maxWidth: 40, maxHeight: 10).layoutPriority(1).opacity(0.5).id("wide")
      }
    }
    // Before and after the spacer there is no distance, and it takes only what is left.
    #expect(stage.frame(of: "wide") == CGRect(20, 0, 40, 10))
    #expect(stage.frame(of: "low") == CGRect(0, 5, 10, 10))
    let placed = ChartroomUITests.stage(width: 60, height: 20) {
      PlacedByValue {
        Color.red.layoutValue(key: Place.self, value: 30).opacity(0.5).overlay { Text("x") }
          .id("placed")
      }
    }
    #expect(placed.frame(of: "placed")?.minX == 30)
  }

  @Test("secondary views come and go without a change of the view itself")
  func secondaryViews() {
    func content(_ names: [String]) -> some View {
      Text("own").overlay { ForEach(names, id: \.self) { Text($0) } }
    }
    let stage = stage(width: 60, height: 20) { content(["a"]) }
    for names in [["a"], ["b", "a"], [], ["c"]] {
      stage.update { content(names) }
      #expect(stage.drawList().strings == ["own"] + names)
    }
  }

  @Test("a frame aligns the guides of its view with its own")
  func alignment() {
    let stage = stage {
      Color.red.frame(width: 10, height: 10).alignmentGuide(HorizontalAlignment.center) { _ in 2 }
        .id("view").frame(width: 40, height: 30, alignment: .bottom)
    }
    #expect(stage.frame(of: "view") == CGRect(18, 20, 10, 10))
  }
}
