import ChartroomUI
import Foundation
import Graphics
import Testing

@Suite("AlignmentKey")
struct AlignmentKeyTests {
  private enum Custom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  @Test(
    "a container has the first of first baselines, the last of last ones and the mean of others")
  func combination() {
    let values: [CGFloat] = [12, -3, 6]
    #expect(VerticalAlignment.firstTextBaseline.key.combine(values) == -3)
    #expect(VerticalAlignment.lastTextBaseline.key.combine(values) == 12)
    for key in [
      VerticalAlignment.top.key, VerticalAlignment.center.key, HorizontalAlignment.trailing.key,
      VerticalAlignment(Custom.self).key,
    ] {
      #expect(key.combine(values) == 5)
      #expect(key.combine([7]) == 7)
      #expect(key.combine([]) == nil)
    }
    #expect(VerticalAlignment.firstTextBaseline.key.combine([]) == nil)
  }

  @Test("guides are equal when their identity and their axis are")
  func equality() {
    let (horizontal, vertical) = (HorizontalAlignment(Custom.self), VerticalAlignment(Custom.self))
    #expect(vertical.key == VerticalAlignment(Custom.self).key)
    #expect(vertical.key.hashValue == VerticalAlignment(Custom.self).key.hashValue)
    #expect(horizontal.key != vertical.key)
    #expect(vertical.key != VerticalAlignment.top.key)
    #expect(Set([horizontal.key, vertical.key, vertical.key]).count == 2)
  }

  @Test("a stack passes up the combined guide of its views")
  @MainActor
  func passing() {
    let guide = VerticalAlignment(Custom.self)
    let stage = stage(width: 100, height: 100) {
      HStack(alignment: guide, spacing: 0) {
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 10, height: 40).alignmentGuide(guide) { _ in 30 }
          Color.red.frame(width: 10, height: 40).alignmentGuide(guide) { _ in 10 }
        }
        .id("inner")
        Color.blue.frame(width: 10, height: 8).id("default")
      }
    }
    // The mean of 30 and 10 beside a quarter of 8.
    let places = [stage.frame(of: "inner")?.minY, stage.frame(of: "default")?.minY]
    #expect((places[1] ?? 0) - (places[0] ?? 0) == 18)
  }

  @Test("explicit positions are combined as a container combines them")
  func combineExplicit() {
    #expect(HorizontalAlignment.center.combineExplicit([10, nil, 40]) == 25)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([nil, 12, 7]) == 7)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([12, 7]) == 12)
    #expect(HorizontalAlignment.listRowSeparatorLeading.combineExplicit([12, 7, 30]) == 7)
    #expect(HorizontalAlignment.listRowSeparatorTrailing.combineExplicit([12, 7, 30]) == 30)
    #expect(VerticalAlignment.top.combineExplicit([nil, nil]) == nil)
  }
}
