import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Alignment")
struct AlignmentTests {
  @Test("views stand on a common baseline, and those without text on their bottom")
  func baselines() {
    let stage = stage(width: 300, height: 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 40)).id("large")
        Text("b").font(.system(size: 20)).id("small")
        Color.red.frame(width: 10, height: 10).id("box")
        VStack(spacing: 0) {
          Text("c").font(.system(size: 10))
          Text("d").font(.system(size: 10))
        }.id("column")
      }
    }
    #expect(stage.frame(of: "large")?.minY == 0)
    #expect(stage.frame(of: "small")?.minY == CGFloat(36 - 18))
    #expect(stage.frame(of: "box")?.maxY == 36)
    #expect(stage.frame(of: "column")?.minY == CGFloat(36 - 9))
  }

  @Test("a guide set deep inside aligns stacks further out, through frames and padding")
  func nestedGuides() {
    let stage = stage(width: 300, height: 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 40)).id("large")
        Text("b").font(.system(size: 10)).id("framed")
          .frame(minHeight: 30, alignment: .bottom)
        Text("c").font(.system(size: 10)).id("padded").padding(.top, 7)
        VStack(spacing: 0) {
          HStack(spacing: 0) { Text("d").font(.system(size: 10)).id("nested") }
          Color.red.frame(width: 1, height: 1)
        }
      }
    }
    // All baselines lie 36 under the top of the largest text.
    #expect(stage.frame(of: "large")?.minY == 0)
    for name in ["framed", "padded", "nested"] {
      #expect(stage.frame(of: name)?.minY == 27, "\(name)")
    }
  }
}
