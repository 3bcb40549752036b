import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("ControlGroup and buttons of the system")
struct ControlGroupTests {
  private func text(_ stage: Stage) -> String { stage.drawList().description }

  @Test("the controls of a group are segments, which work")
  func segments() {
    let log = Log<String>()
    let stage = stage(width: 200, height: 100) {
      ControlGroup {
        Button("a") { log.add("a") }
        Button {
          log.add("b")
        } label: {
          Text("b").id("b")
        }
      }
      .id("group")
    }
    #expect(stage.frame(of: "group")?.height == 34)
    let b = stage.frame(of: "b") ?? .null
    stage.send(.tap(at: CGPoint(x: b.midX, y: b.midY)))
    #expect(log.take() == ["b"])
  }

  @Test("toggles of groups and bars are buttons, unless they have a style")
  func toggles() {
    let isOn = Held(false)
    func frame<Content: View>(@ViewBuilder _ content: () -> Content) -> CGRect {
      stage(width: 300, height: 300, content: content).frame(of: "toggle") ?? .null
    }
    let toggle = ChartroomUI.Toggle("a", isOn: isOn.binding).id("toggle")
    let group = stage(width: 300, height: 300) { ControlGroup { toggle } }
    let inGroup = group.frame(of: "toggle") ?? .null
    #expect(inGroup.width < 20)
    group.send(.tap(at: CGPoint(x: inGroup.midX, y: inGroup.midY)))
    #expect(isOn.value)
    #expect(frame { NavigationStack { Color.clear.toolbar { toggle } } }.width < 20)
    #expect(frame { ControlGroup { toggle.toggleStyle(.switch) } }.width > 51)
    #expect(frame { toggle }.width == 300)
  }

  @Test("a style of an app arranges the controls, and a menu shows the label")
  func styles() {
    let own = stage(width: 200, height: 200) {
      ControlGroup("Label") {
        Text("a").id("a")
        Text("b").id("b")
      }
      .controlGroupStyle(Column())
    }
    #expect(own.frame(of: "a")?.minX == own.frame(of: "b")?.minX)
    #expect((own.frame(of: "a")?.maxY ?? 0) < (own.frame(of: "b")?.minY ?? 0))
    let menu = stage(width: 200, height: 200) {
      ControlGroup("Label") { Text("a") }.controlGroupStyle(.menu)
    }
    #expect(text(menu).contains("\"Label\"") && !text(menu).contains("\"a\""))
  }

  @Test("an edit button begins and ends the edit mode of its stack")
  func editButton() {
    let stage = stage(width: 300, height: 300) {
      NavigationStack { ModeView().toolbar { EditButton() } }
    }
    #expect(text(stage).contains("\"Edit\"") && text(stage).contains("\"reading\""))
    stage.send(.tap(at: CGPoint(x: 270, y: 22)))
    stage.advance(to: 1)
    #expect(text(stage).contains("\"Done\"") && text(stage).contains("\"editing\""))
    stage.send(.tap(at: CGPoint(x: 270, y: 22)))
    stage.advance(to: 2)
    #expect(text(stage).contains("\"Edit\"") && text(stage).contains("\"reading\""))
  }

  @Test("a rename button performs the action around it")
  func renameButton() {
    let log = Log<String>()
    let stage = stage(width: 200, height: 100) {
      RenameButton().id("rename").renameAction { log.add("rename") }
    }
    let frame = stage.frame(of: "rename") ?? .null
    stage.send(.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
    #expect(log.take() == ["rename"])
  }

  @Test("links for sharing draw their labels")
  func shareLink() {
    let stage = stage(width: 300, height: 300) {
      VStack {
        ShareLink(item: "text")
        ShareLink("Send", item: 1, preview: SharePreview("One"))
        ShareLink(items: [1, 2], preview: { SharePreview("\($0)", image: 3) }) { Text("Both") }
        PasteButton(payloadType: String.self) { _ in }
      }
    }
    for label in ["Share…", "Send", "Both", "Paste"] {
      #expect(text(stage).contains("\"\(label)\""))
    }
  }
}

private struct Column: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content
    }
  }
}

private struct ModeView: View {
  @Environment(\.editMode) private var mode

  var body: some View { Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading") }
}
