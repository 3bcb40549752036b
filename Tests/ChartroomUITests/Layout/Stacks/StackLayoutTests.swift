import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Stacks")
struct StackLayoutTests {
  @Test("a row serves the least flexible view first and shares what is left")
  func leastFlexibleFirst() {
    // 200 less two gaps of 8 leaves 184. The fixed 20 are served first; then "avocado" is offered half of
    // the other 164 and takes its 70; 94 are left for "delicious". In every other order one of the texts
    // is offered less than its letters take, a third of 184 or half of 164, and is truncated.
    let stage = stage(width: 200, height: 50) {
      HStack {
        Text("delicious").id("most flexible")
        Color.red.frame(width: 20, height: 20).id("fixed")
        Text("avocado").id("less flexible")
      }
      .font(.system(size: 20)).lineLimit(1)
    }
    #expect(stage.size == CGSize(width: 90 + 8 + 20 + 8 + 70, height: 24))
    #expect(stage.frame(of: "most flexible") == CGRect(0, 0, 90, 24))
    #expect(stage.frame(of: "fixed") == CGRect(98, 2, 20, 20))
    #expect(stage.frame(of: "less flexible") == CGRect(126, 0, 70, 24))
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

  @Test("a stack without an offer across its axis offers its own length when it places its views")
  func stretching() {
    // Without an offer, a colour is 10 points long. The stacks are as long as the block and the text.
    let row = stage {
      HStack(spacing: 0) {
        Color.red.frame(width: 4).id("bar")
        Color.blue.frame(width: 30, height: 40)
        Color.green.id("flexible")
        // In a height of 40, the square would be wider than its place.
        Color.yellow.aspectRatio(1, contentMode: .fit).id("square")
      }
    }
    #expect(row.size == CGSize(width: 4 + 30 + 10 + 10, height: 40))
    #expect(row.frame(of: "bar") == CGRect(0, 0, 4, 40))
    #expect(row.frame(of: "flexible") == CGRect(34, 0, 10, 40))
    #expect(row.frame(of: "square") == CGRect(44, 15, 10, 10))
    let column = stage {
      VStack(alignment: .leading, spacing: 0) {
        Text("avocado").font(.system(size: 20)).lineLimit(1)
        Color.red.frame(height: 2).id("line")
        Divider().id("divider")
      }
    }
    #expect(column.frame(of: "line") == CGRect(0, 24, 70, 2))
    #expect(column.frame(of: "divider")?.width == 70)
    let baselines = stage {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Color.red.frame(width: 4).id("bar")
        VStack(spacing: 0) {
          Text("avocado")
          Text("delicious")
        }
      }
    }
    // The bar is on the first baseline, above which there is no room for the length of both lines.
    #expect(baselines.frame(of: "bar")?.height == 10)
  }

  @Test("columns of a stack with a fixed size are equally high, also in an erased layout")
  func equalColumns() {
    func heights<Content: View>(@ViewBuilder _ content: () -> Content) -> [CGFloat?] {
      let stage = stage(width: 100, height: 300, content: content)
      return ["short", "long"].map { stage.frame(of: $0)?.height }
    }
    func columns() -> some View {
      Group {
        Color.red.frame(width: 10).frame(minHeight: 20, maxHeight: .infinity).id("short")
        Color.blue.frame(width: 10, height: 70).id("long")
      }
    }
    #expect(
      heights { HStack { columns() }.fixedSize(horizontal: false, vertical: true) } == [70, 70])
    #expect(
      heights {
        AnyLayout(HStackLayout()) { columns() }.fixedSize(horizontal: false, vertical: true)
      }
        == [70, 70])
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

  @Test("views that fill an infinite width each get all of it, and keep their height")
  func infinite() {
    let row = HStack(spacing: 0) {
      Text("ab").frame(maxWidth: .infinity)
      Text("cd").frame(maxWidth: .infinity)
    }
    let height = stageSize(width: .infinity) { row }.height
    #expect(height == stageSize(width: 100) { row }.height && height > 0)
  }
}
