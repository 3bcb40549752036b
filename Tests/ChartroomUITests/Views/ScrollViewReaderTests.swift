import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("ScrollViewReader")
struct ScrollViewReaderTests {
  private static func height(_ row: Int) -> CGFloat { CGFloat(10 + row * 7 % 13) }

  /// Returns a page of rows of different heights, with notes of those that are made.
  private func page(
    isLazy: Bool, target: Int, anchor: UnitPoint?, log: Log<Int> = Log()
  ) -> some View {
    TappedPage(isLazy: isLazy, spacing: 2) { proxy in
      proxy.scrollTo(target, anchor: anchor)
    } rows: {
      ForEach(0..<200) { row in
        let _ = log.add(row)
        Color.red.frame(height: Self.height(row)).id("row \(row)")
      }
    }
  }

  @Test(
    "a row is where the anchor wants it, in eager and in lazy content alike",
    arguments: [nil, UnitPoint.top, .center, .bottom], [0, 3, 90, 199])
  func positions(anchor: UnitPoint?, target: Int) {
    var frames: [CGRect?] = []
    for isLazy in [false, true] {
      let stage = stage(width: 100, height: 100) {
        page(isLazy: isLazy, target: target, anchor: anchor)
      }
      _ = stage.drawList()
      stage.send(.tap(at: CGPoint(x: 50, y: 5)))
      frames.append(stage.frame(of: "row \(target)"))
      if target == 90, let anchor {
        let free = 100 - Self.height(target)
        #expect(frames.last??.minY == free * anchor.y)
      }
    }
    #expect(frames[0] != nil && frames[0] == frames[1])
    let frame = frames[0] ?? .zero
    #expect(frame.minY >= 0 && frame.maxY <= 100)
  }

  @Test("no rows after the visible part of the target are made")
  func laziness() {
    let log = Log<Int>()
    let stage = stage(width: 100, height: 100) {
      page(isLazy: true, target: 90, anchor: .top, log: log)
    }
    _ = stage.drawList()
    stage.send(.tap(at: middle))
    _ = stage.drawList()
    #expect((log.take().max() ?? 0) <= 99)
  }

  @Test("explicit ids of rows, of single views and of views in displayed rows are found")
  func explicitIDs() {
    func offset(_ id: String) -> CGFloat? {
      let stage = stage(width: 100, height: 100) {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              VStack(spacing: 0) {
                Color.red.frame(height: 30)
                Color.blue.frame(height: 30).id("inner")
              }
              ForEach(0..<50) { Color.red.frame(height: 20).id("row \($0)").padding(.top, 5) }
              Color.red.frame(height: 20).id("end")
            }
            .onTapGesture { proxy.scrollTo(id, anchor: .top) }
          }
        }
      }
      _ = stage.drawList()
      stage.send(.tap(at: CGPoint(x: 50, y: 10)))
      return stage.frame(of: id)?.minY
    }
    #expect(offset("inner") == 0)
    #expect(offset("row 20") == 5)
    #expect(offset("end") == 80)
    #expect(offset("none") == nil)
  }

  @Test("a row that the same action adds is found, and a target in a row is centred")
  func added() {
    let stage = stage(width: 100, height: 40) { Growing() }
    _ = stage.drawList()
    for count in 4...6 {
      stage.send(.tap(at: CGPoint(x: 50, y: 5)))
      #expect(stage.frame(of: count - 1)?.maxX == 100)
    }
  }

  private struct Growing: View {
    @State private var count = 3

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Color.red.frame(width: 40).id($0) }
          }
        }
        .onTapGesture {
          count += 1
          proxy.scrollTo(count - 1)
        }
      }
    }
  }
}
