import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("NavigationSplitView")
struct NavigationSplitViewTests {
  private func text(_ stage: Stage) -> String { stage.drawList().description }

  private func tap(_ id: String, on stage: Stage) {
    let frame = stage.frame(of: id) ?? .null
    stage.send(.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
    stage.advance(to: stage.time + 2)
  }

  private func mail(_ selection: Chosen<String?>, width: CGFloat) -> Stage {
    stage(width: width, height: 500) { Mailboxes(selection: selection) }
  }

  @Test("columns are side by side from 700 points, the sidebar with 320 points")
  func columns() {
    let stage = stage(width: 1000, height: 400) {
      NavigationSplitView {
        Color.red.id("sidebar")
      } content: {
        Color.green.navigationSplitViewColumnWidth(min: 100, ideal: 250, max: 200).id("content")
      } detail: {
        Color.blue.id("detail")
      }
    }
    #expect(stage.frame(of: "sidebar")?.minX == 0 && stage.frame(of: "sidebar")?.width == 320)
    #expect(stage.frame(of: "content") == CGRect(321, 0, 200, 400))
    #expect(stage.frame(of: "detail") == CGRect(522, 0, 478, 400))
    #expect(stage.frame(of: "sidebar")?.minY == 44)
  }

  @Test("the columns beside the last one are compact")
  func sizeClasses() {
    struct Reader: View {
      let name: String
      @Environment(\.horizontalSizeClass) private var sizeClass

      var body: some View { Text("\(name) \(sizeClass == .compact ? "compact" : "regular")") }
    }
    let stage = stage(width: 1024, height: 768) {
      NavigationSplitView {
        Reader(name: "sidebar")
      } content: {
        Reader(name: "content")
      } detail: {
        Reader(name: "detail")
      }
    }
    #expect(
      stage.drawList().strings == ["sidebar compact", "content compact", "detail regular"])
  }

  @Test("a selected row determines the detail beside it")
  func wideSelection() {
    let selection = Chosen<String?>(nil)
    let stage = mail(selection, width: 800)
    #expect(text(stage).contains("\"letters of none\"") && text(stage).contains("\"Boxes\""))
    tap("out", on: stage)
    #expect(selection.value == "out")
    #expect(text(stage).contains("\"letters of out\"") && text(stage).contains("\"Boxes\""))
    #expect(!text(stage).contains("\"Back\""))
  }

  @Test("in a narrow view, a selected row shows the detail, and the button returns")
  func narrowSelection() {
    let selection = Chosen<String?>(nil)
    let stage = mail(selection, width: 400)
    #expect(text(stage).contains("\"Boxes\"") && !text(stage).contains("\"Letters\""))
    tap("in", on: stage)
    #expect(selection.value == "in")
    #expect(text(stage).contains("\"letters of in\"") && !text(stage).contains("\"box in\""))
    #expect(text(stage).contains("\"Boxes\""), "the title on the button")
    stage.send(.tap(at: CGPoint(x: 40, y: 22)))
    stage.advance(to: stage.time + 2)
    #expect(selection.value == nil)
    #expect(text(stage).contains("\"Boxes\"") && !text(stage).contains("\"Letters\""))
    tap("in", on: stage)
    #expect(selection.value == "in" && text(stage).contains("\"letters of in\""))
  }

  @Test("a view that begins with a selection shows the detail, unless a column is preferred")
  func initialSelection() {
    #expect(text(mail(Chosen("in"), width: 400)).contains("\"letters of in\""))
    let column = Chosen(NavigationSplitViewColumn.sidebar)
    let selection = Chosen<Int?>(1)
    let preferring = stage(width: 400, height: 500) {
      NavigationSplitView(preferredCompactColumn: column.binding) {
        List(selection: selection.binding) { Text("row").tag(1) }
      } detail: {
        Text("detail")
      }
    }
    #expect(text(preferring).contains("\"row\"") && !text(preferring).contains("\"detail\""))
    column.value = .detail
    preferring.advance(to: 2)
    #expect(text(preferring).contains("\"detail\"") && !text(preferring).contains("\"row\""))
  }

  @Test(
    "the detail of a selection from the beginning is at its place at once, and others enter from the side"
  )
  func entrance() throws {
    func place(on stage: Stage) -> CGPoint? {
      stage.drawList().texts.first { $0.text.request.string.contains("letters") }?.frame.origin
    }
    let initial = mail(Chosen("in"), width: 400)
    let target = try #require(place(on: initial))
    initial.advance(to: 2)
    #expect(place(on: initial) == target)
    let stage = mail(Chosen(nil), width: 400)
    let row = try #require(stage.frame(of: "in"))
    stage.send(.tap(at: CGPoint(x: row.midX, y: row.midY)))
    stage.advance(to: stage.time + 0.1)
    let entering = try #require(place(on: stage))
    #expect(entering.x > target.x + 10 && entering.y == target.y)
  }

  @Test("the binding of the visibility hides columns, and the button changes it")
  func visibility() {
    let visibility = Chosen(NavigationSplitViewVisibility.detailOnly)
    let stage = stage(width: 800, height: 400) {
      NavigationSplitView(columnVisibility: visibility.binding) {
        Text("sidebar")
      } detail: {
        Text("detail")
      }
    }
    #expect(!text(stage).contains("\"sidebar\"") && text(stage).contains("\"detail\""))
    stage.send(.tap(at: CGPoint(x: 26, y: 22)))
    stage.advance(to: 2)
    #expect(visibility.value == .all && text(stage).contains("\"sidebar\""))
    stage.send(.tap(at: CGPoint(x: 26, y: 22)))
    stage.advance(to: 4)
    #expect(visibility.value == .detailOnly && !text(stage).contains("\"sidebar\""))
  }

  @Test("a link in the sidebar shows its view in the next column")
  func links() {
    let stage = stage(width: 800, height: 400) {
      NavigationSplitView {
        List {
          NavigationLink {
            Text("linked")
          } label: {
            Text("link").id("link")
          }
          NavigationLink(value: 5) { Text("value").id("value") }
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      } detail: {
        Text("detail")
      }
    }
    tap("link", on: stage)
    #expect(text(stage).contains("\"linked\"") && !text(stage).contains("\"detail\""))
    #expect(text(stage).contains("\"value\""))
    tap("value", on: stage)
    #expect(text(stage).contains("\"number 5\"") && !text(stage).contains("\"linked\""))
  }
}

/// Mailboxes, with the letters of the selected one.
private struct Mailboxes: View {
  let selection: Chosen<String?>

  var body: some View {
    NavigationSplitView {
      List(selection: selection.binding) {
        ForEach(["in", "out"], id: \.self) { box in
          NavigationLink(value: box) { Text("box \(box)").id(box) }
        }
      }
      .navigationTitle("Boxes")
    } detail: {
      NavigationStack {
        Text("letters of \(selection.value ?? "none")").navigationTitle("Letters")
      }
    }
  }
}
