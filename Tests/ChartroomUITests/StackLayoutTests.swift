import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Stacks")
struct StackLayoutTests {
  @Test("a row serves the least flexible view first and shares what is left")
  func leastFlexibleFirst() {
    // 200 less two gaps of 8 leaves 184: the fixed 20 first, then "delicious" (9 × 10 = 90 wide,
    // offered 82, so it breaks), then the rest.
    let stage = stage(width: 200, height: 50) {
      HStack {
        Text("avo").font(.system(size: 20)).id("long")
        Color.red.frame(width: 20, height: 20).id("fixed")
        Text("ab").font(.system(size: 20)).id("short")
      }
    }
    #expect(stage.size == CGSize(width: 30 + 8 + 20 + 8 + 20, height: 24))
    #expect(stage.frame(of: "long") == CGRect(0, 0, 30, 24))
    #expect(stage.frame(of: "fixed") == CGRect(38, 2, 20, 20))
    #expect(stage.frame(of: "short") == CGRect(66, 0, 20, 24))
  }

  @Test("a text under its offer leaves the rest to its neighbours")
  func unusedRoomIsPassedOn() {
    // 12 letters of 10 and 4 of 10 with a gap of 8 fit 168 exactly.
    let stage = stage(width: 168, height: 24) {
      HStack {
        Text("avocadotoast").id("subject")
        Text("yumm").id("adjective")
      }
      .font(.system(size: 20)).lineLimit(1)
    }
    #expect(stage.frame(of: "subject")?.width == 120)
    #expect(stage.frame(of: "adjective")?.width == 40)
  }

  @Test("a higher layout priority is served after the least of the others is set aside")
  func priorities() {
    let stage = stage(width: 140, height: 24) {
      HStack {
        Text("delicious").id("adjective")
        Text("avocadotoast").layoutPriority(1).id("subject")
      }
      .font(.system(size: 20)).lineLimit(1)
    }
    #expect(stage.frame(of: "subject")?.width == 120)
    // 140 less 8 and 120 leaves 12: one letter's ellipsis.
    #expect(stage.frame(of: "adjective") == CGRect(0, 0, 10, 24))
  }

  @Test("a spacer takes what is left and adds no distance of its own")
  func spacers() {
    let stage = stage(width: 100, height: 20) {
      HStack {
        Color.red.frame(width: 10).id("a")
        Spacer()
        Color.red.frame(width: 20).id("b")
      }
    }
    #expect(stage.frame(of: "a") == CGRect(0, 0, 10, 20))
    #expect(stage.frame(of: "b") == CGRect(80, 0, 20, 20))
  }

  @Test("an unspecified proposal gives ideal sizes and the spacer its least length")
  func idealSize() {
    let stage = stage {
      HStack(spacing: nil) {
        Color.red
        Spacer()
        Color.blue.frame(width: 30, height: 40)
      }
    }
    #expect(stage.size == CGSize(width: 10 + 8 + 30, height: 40))
  }

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

  @Test("an alignment guide of one's own moves a view against its row")
  func alignmentGuides() {
    let stage = stage(width: 100, height: 100) {
      HStack(alignment: .bottom, spacing: 0) {
        Color.red.frame(width: 20, height: 40).id("tall")
        Color.red.frame(width: 20, height: 40).alignmentGuide(.bottom) { $0.height * 0.75 }
          .id("lower")
      }
    }
    #expect(stage.frame(of: "tall") == CGRect(0, 0, 20, 40))
    #expect(stage.frame(of: "lower") == CGRect(20, 10, 20, 40))
  }

  @Test(
    "every pair of guides puts a view of a ZStack where it says",
    arguments: [
      (Alignment.topLeading, CGPoint(x: 0, y: 0)), (.top, CGPoint(x: 40, y: 0)),
      (.center, CGPoint(x: 40, y: 45)), (.bottomTrailing, CGPoint(x: 80, y: 90)),
      (.leading, CGPoint(x: 0, y: 45)),
    ])
  func zStack(alignment: Alignment, origin: CGPoint) {
    let stage = stage(width: 100, height: 100) {
      ZStack(alignment: alignment) {
        Color.white
        Color.red.frame(width: 20, height: 10).id("view")
      }
    }
    #expect(stage.frame(of: "view") == CGRect(origin: origin, size: CGSize(width: 20, height: 10)))
  }

  @Test("right to left mirrors rows, padding and alignment")
  func rightToLeft() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let stage = stage(width: 100, height: 10, environment: environment) {
      HStack(spacing: 0) {
        Color.red.frame(width: 10).id("first")
        Color.red.frame(width: 20).padding(.leading, 5).id("second")
        Spacer()
      }
    }
    #expect(stage.frame(of: "first") == CGRect(90, 0, 10, 10))
    #expect(stage.frame(of: "second") == CGRect(65, 0, 25, 10))
  }

  @Test("an empty stack has no size")
  func empty() {
    #expect(stage(width: 50, height: 50) { HStack {} }.size == .zero)
    #expect(stage(width: 50, height: 50) { EmptyView() }.size == .zero)
  }

  @Test("neighbours share edges at every scale", arguments: [1, 2, 3] as [CGFloat])
  func sharedEdges(scale: CGFloat) {
    let stage = stage(width: 100, height: 10, scale: scale) {
      HStack(spacing: 0) {
        ForEach(0..<7) { index in Color.red.id(index) }
      }
    }
    for index in 0..<6 {
      let right = (stage.frame(of: index)?.maxX ?? -1) * scale
      #expect(right == (stage.frame(of: index + 1)?.minX ?? -2) * scale)
      #expect(abs(right - right.rounded()) < 1e-9)
    }
    #expect(stage.frame(of: 6)?.maxX == 100)
  }

  @Test("nested stacks are measured a polynomial number of times")
  func measurements() {
    func measurements(depth: Int) -> Int {
      let stage = stage(width: 300, height: 300) { Nest(depth: depth) }
      _ = stage.drawList()
      return stage.counts.measurements
    }
    let shallow = measurements(depth: 6)
    let deep = measurements(depth: 12)
    // Doubling the depth costs some small power of two; three measurements a level would cost
    // 3^6 = 729 times as much.
    #expect(deep < shallow * 16, "\(shallow) then \(deep)")
  }

  @Test("a thousand levels of stacks do not overflow")
  func deepTrees() {
    let stage = stage(width: 300, height: 300) { Nest(depth: 1000) }
    #expect(stage.size.width > 0)
    #expect(!stage.drawList().isEmpty)
  }
}

private struct Nest: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      Color.red
    } else if depth.isMultiple(of: 2) {
      HStack(spacing: 0) {
        Color.blue.frame(width: 1, height: 1)
        AnyView(Nest(depth: depth - 1))
      }
    } else {
      VStack(spacing: 0) {
        Color.blue.frame(width: 1, height: 1)
        AnyView(Nest(depth: depth - 1))
      }
    }
  }
}
