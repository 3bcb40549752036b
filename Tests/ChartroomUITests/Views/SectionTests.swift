import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Section")
struct SectionTests {
  private static func box(_ name: String, _ height: CGFloat = 20) -> some View {
    Text(name).frame(height: height).frame(maxWidth: .infinity).id(name)
  }

  @Test("header, content and footer follow each other in a stack, with every initialiser")
  func eager() {
    let stage = stage(width: 100, height: 400) {
      VStack(spacing: 0) {
        Section {
          Text("a")
        } header: {
          Text("h1")
        } footer: {
          Text("f1")
        }
        Section {
          Text("b")
        } header: {
          Text("h2")
        }
        Section {
          Text("c")
        } footer: {
          Text("f3")
        }
        Section { Text("d") }
        Section("h5") { Text("e") }
        Section(header: Text("h6"), footer: Text("f6")) { Text("f") }
        Section(header: Text("h7")) { Text("g") }
        Section(footer: Text("f8")) { Text("h") }
        Section("h9", isExpanded: .constant(false)) { Text("hidden") }
        Section(isExpanded: .constant(true)) {
          Text("i")
        } header: {
          Text("h10")
        }
      }
    }
    let expected =
      "h1 a f1 h2 b c f3 d h5 e h6 f f6 h7 g h f8 h9 h10 i"
    #expect(stage.drawList().strings.joined(separator: " ") == expected)
  }

  @Test("a section takes modifiers row by row, and its content can be hidden")
  func expansion() {
    let stage = stage(width: 100, height: 100) { Folding() }
    #expect(stage.drawList().strings == ["title", "row"])
    stage.send(.tap(at: CGPoint(x: 50, y: 5)))
    #expect(stage.drawList().strings == ["title"])
  }

  @Test("in a lazy grid, headers and footers take a line, and content begins on a new one")
  func grid() {
    let stage = stage(width: 100, height: 400) {
      LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
        Self.box("before")
        Section {
          ForEach(0..<3) { Self.box("a\($0)") }
        } header: {
          Self.box("h")
        } footer: {
          Self.box("f", 10)
        }
        Section { ForEach(0..<1) { Self.box("b\($0)") } }
        Section { ForEach(0..<1) { Self.box("c\($0)") } }
      }
    }
    #expect(stage.frame(of: "before") == CGRect(0, 0, 50, 20))
    #expect(stage.frame(of: "h") == CGRect(0, 20, 100, 20))
    #expect(stage.frame(of: "a1") == CGRect(50, 40, 50, 20))
    #expect(stage.frame(of: "a2") == CGRect(0, 60, 50, 20))
    #expect(stage.frame(of: "f") == CGRect(0, 80, 100, 10))
    #expect(stage.frame(of: "b0") == CGRect(0, 90, 50, 20))
    #expect(stage.frame(of: "c0") == CGRect(0, 110, 50, 20))
  }

  @Test("the rows of the sections of a ForEach are made one by one")
  func lazy() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<3) { section in
            Section {
              ForEach(0..<1000) { row in
                let _ = log.add("\(section).\(row)")
                Self.box("\(section).\(row)")
              }
            } header: {
              Self.box("h\(section)")
            }
          }
        }
      }
    }
    #expect(stage.drawList().strings == ["h0", "0.0", "0.1", "0.2", "0.3"])
    #expect(log.take().count <= 6)
  }

  @Test("a header in a sidebar whose section can hide its content has a chevron, which a tap turns")
  func sidebar() {
    let stage = stage(width: 300, height: 400) { Teams() }
    #expect(stage.drawList().strings == ["Plain", "a", "Teams", "Red"])
    #expect(stage.drawList().colors.filter { $0 == "#0088FF" }.count == 1)
    #expect(direction(of: stage) == CGVector(dx: 0, dy: 1))
    stage.tap("teams")
    stage.advance(to: 2)
    #expect(stage.drawList().strings == ["Plain", "a", "Teams"])
    #expect(direction(of: stage) == CGVector(dx: 1, dy: 0))
    stage.tap("teams")
    stage.advance(to: 4)
    #expect(stage.drawList().strings == ["Plain", "a", "Teams", "Red"])
  }

  @Test("the chevron of a header points to the left and down in a layout from right to left")
  func sidebarFromRightToLeft() {
    let stage = stage(width: 300, height: 400) {
      Teams().environment(\.layoutDirection, .rightToLeft)
    }
    #expect(direction(of: stage) == CGVector(dx: 0, dy: 1))
    stage.tap("teams")
    stage.advance(to: 2)
    #expect(direction(of: stage) == CGVector(dx: -1, dy: 0))
  }

  @Test("a section that the user cannot collapse, or in another list, has no chevron")
  func noChevron() {
    let fixed = stage(width: 300, height: 400) { Teams(isCollapsible: false) }
    #expect(fixed.drawList().strings == ["Plain", "a", "Teams", "Red"])
    #expect(direction(of: fixed) == nil)
    let grouped = stage(width: 300, height: 400) {
      List { Section("Teams", isExpanded: .constant(true)) { Text("Red") } }.listStyle(.grouped)
    }
    #expect(direction(of: grouped) == nil)
  }

  /// The direction in which the first angle of a picture points, as a unit vector along an axis; `nil` without one.
  private func direction(of stage: Stage) -> CGVector? {
    for path in stage.drawList().strokes {
      var corners: [CGPoint] = []
      path.forEach { element in
        switch element {
        case .move(let point), .line(let point): corners.append(point)
        default: break
        }
      }
      guard corners.count == 3 else { continue }
      let across = corners[1].x - (corners[0].x + corners[2].x) / 2
      let down = corners[1].y - (corners[0].y + corners[2].y) / 2
      return abs(across) > abs(down)
        ? CGVector(dx: across > 0 ? 1 : -1, dy: 0) : CGVector(dx: 0, dy: down > 0 ? 1 : -1)
    }
    return nil
  }
}

private struct Teams: View {
  @State private var isExpanded = true
  private let isCollapsible: Bool

  init(isCollapsible: Bool = true) { self.isCollapsible = isCollapsible }

  var body: some View {
    List {
      Section("Plain") { Text("a") }
      Section(isExpanded: $isExpanded) {
        Text("Red")
      } header: {
        Text("Teams").id("teams")
      }
      .collapsible(isCollapsible)
    }
    .listStyle(.sidebar)
  }
}

private struct Folding: View {
  @State private var isExpanded = true

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Section(isExpanded: $isExpanded) {
        Text("row")
      } header: {
        Color.red.frame(height: 10).overlay { Text("title") }.onTapGesture { isExpanded.toggle() }
      }
      .padding(.leading, 5)
      Spacer(minLength: 0)
    }
  }
}
