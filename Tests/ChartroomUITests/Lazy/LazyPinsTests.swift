import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Pinned headers and footers")
struct LazyPinsTests {
  private static func box(_ name: String, _ height: CGFloat = 20) -> some View {
    Text(name).frame(height: height).frame(maxWidth: .infinity).id(name)
  }

  private static func section(_ name: String, rows: Int = 5) -> some View {
    Section {
      ForEach(0..<rows, id: \.self) { box("\(name)\($0)") }
    } header: {
      box("h\(name)", 10)
    } footer: {
      box("f\(name)", 10)
    }
  }

  private struct Listing: View {
    let pinned: PinnedScrollableViews
    var spacing: CGFloat = 0

    var body: some View {
      ScrollView {
        LazyVStack(spacing: spacing, pinnedViews: pinned) {
          box("top", 20)
          section("a")
          section("b")
          section("c", rows: 100)
        }
      }
    }
  }

  private func scroll(_ stage: Stage, by distance: CGFloat) {
    stage.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: distance))
  }

  @Test("a header stays at the top, in front, and the next one pushes it away")
  func headers() {
    let stage = stage(width: 100, height: 60) { Listing(pinned: .sectionHeaders) }
    #expect(stage.frame(of: "ha") == CGRect(0, 20, 100, 10))
    scroll(stage, by: 35)
    #expect(stage.frame(of: "ha") == CGRect(0, 0, 100, 10))
    #expect(stage.frame(of: "a0") == CGRect(0, -5, 100, 20))
    #expect(stage.drawList().strings.last == "ha")
    // The section ends at 140: the header leaves with its footer.
    scroll(stage, by: 100)
    #expect(stage.frame(of: "ha") == CGRect(0, -5, 100, 10))
    #expect(stage.frame(of: "hb") == CGRect(0, 5, 100, 10))
    scroll(stage, by: 15)
    #expect(stage.frame(of: "hb") == CGRect(0, 0, 100, 10))
    #expect(!stage.drawList().strings.contains("ha"))
  }

  @Test("a header is pinned at once after a jump, and without pinning it scrolls with the rest")
  func jump() {
    let stage = stage(width: 100, height: 60) { Listing(pinned: .sectionHeaders) }
    _ = stage.drawList()
    scroll(stage, by: 1000)
    #expect(stage.frame(of: "hc") == CGRect(0, 0, 100, 10))
    #expect(stage.drawList().strings.last == "hc")
    let plain = ChartroomUITests.stage(width: 100, height: 60) { Listing(pinned: []) }
    scroll(plain, by: 1000)
    #expect(plain.frame(of: "hc") == nil)
  }

  @Test("a footer stays at the bottom, also before its section is measured")
  func footers() {
    let stage = stage(width: 100, height: 60) { Listing(pinned: .sectionFooters) }
    #expect(stage.frame(of: "fa") == CGRect(0, 50, 100, 10))
    #expect(stage.frame(of: "ha") == CGRect(0, 20, 100, 10))
    scroll(stage, by: 75)
    // The footer is at 130, and 55 below the top.
    #expect(stage.frame(of: "fa") == CGRect(0, 50, 100, 10))
    scroll(stage, by: 10)
    #expect(stage.frame(of: "fa") == CGRect(0, 45, 100, 10))
    scroll(stage, by: 200)
    #expect(stage.frame(of: "fc") == CGRect(0, 50, 100, 10))
  }

  @Test("scrolling moves pinned headers without measuring")
  func measurements() {
    let stage = stage(width: 100, height: 60) {
      Listing(pinned: [.sectionHeaders, .sectionFooters])
    }
    scroll(stage, by: 40)
    _ = stage.drawList()
    let before = stage.counts.measurements
    scroll(stage, by: 2)
    #expect(stage.frame(of: "ha") == CGRect(0, 0, 100, 10))
    #expect(stage.counts.measurements == before)
  }

  @Test("the sections of a view of an app are pinned as well, and those in a row")
  func custom() {
    let stage = stage(width: 60, height: 20) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<3) { Custom(name: "\($0)") }
        }
      }
    }
    stage.scroll(at: CGPoint(x: 5, y: 5), by: CGSize(width: 30, height: 0))
    #expect(stage.frame(of: "h0")?.minX == 0)
    stage.scroll(at: CGPoint(x: 5, y: 5), by: CGSize(width: 25, height: 0))
    #expect(stage.frame(of: "h0")?.minX == -5)
    #expect(stage.frame(of: "h1")?.minX == 5)
  }

  private struct Custom: View {
    let name: String

    var body: some View {
      Section {
        Color.red.frame(width: 50)
      } header: {
        Color.blue.frame(width: 10).id("h\(name)")
      }
    }
  }
}
