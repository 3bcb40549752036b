import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Label")
struct LabelTests {
  private struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.title
        configuration.icon
      }
    }
  }

  private struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).padding(10)
    }
  }

  private var label: some View {
    Label {
      Color.red.frame(width: 30, height: 10).id("title")
    } icon: {
      Color.blue.frame(width: 10, height: 10).id("icon")
    }
  }

  @Test("the icon precedes the title, 8 points before it")
  func standard() {
    let stage = stage { label }
    #expect(stage.frame(of: "icon") == CGRect(0, 0, 10, 10))
    #expect(stage.frame(of: "title") == CGRect(18, 0, 30, 10))
  }

  @Test("an icon without a baseline is centred beside the title, whose views are lines")
  func lines() throws {
    let stage = stage {
      Label {
        Text("Name").id("name")
        Text("Role").id("role")
      } icon: {
        Circle().frame(width: 44, height: 44).id("icon")
      }
    }
    let name = try #require(stage.frame(of: "name"))
    let role = try #require(stage.frame(of: "role"))
    #expect(name.minX == 52 && role.minX == 52 && name.maxY <= role.minY)
    #expect(abs((name.minY + role.maxY) / 2 - (stage.frame(of: "icon")?.midY ?? 0)) <= 1)
    let symbol = ChartroomUITests.stage {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Image(systemName: "star")
        Text("a\nb")
      }
    }
    let label = ChartroomUITests.stage { Label("a\nb", systemImage: "star") }
    #expect(label.drawList() == symbol.drawList())
  }

  @Test("a style shows the icon, the title, or both")
  func styles() {
    #expect(stageSize { label.labelStyle(.titleOnly) } == CGSize(width: 30, height: 10))
    #expect(stageSize { label.labelStyle(.iconOnly) } == CGSize(width: 10, height: 10))
    #expect(stageSize { label.labelStyle(.titleAndIcon) } == CGSize(width: 48, height: 10))
    #expect(stageSize { label.labelStyle(.automatic) } == CGSize(width: 48, height: 10))
  }

  @Test("an app's style arranges the parts, and can refer to the enclosing style")
  func custom() {
    let reversed = stage { label.labelStyle(Reversed()) }
    #expect(reversed.frame(of: "title") == CGRect(0, 0, 30, 10))
    #expect(reversed.frame(of: "icon") == CGRect(30, 0, 10, 10))
    #expect(
      stageSize { label.labelStyle(Framed()).labelStyle(Reversed()) }
        == CGSize(width: 60, height: 30))
    #expect(stageSize { label.labelStyle(Framed()) } == CGSize(width: 68, height: 30))
  }

  @Test("titles and symbols are given by name")
  func names() {
    let stage = stage {
      VStack {
        Label("Title", systemImage: "star")
        Label(String("Title"), systemImage: "star").id("string")
      }
    }
    #expect(stage.missingSymbols.isEmpty)
    #expect((stage.frame(of: "string")?.width ?? 0) > 5 * 8.5 + 8 + 17)
  }
}
