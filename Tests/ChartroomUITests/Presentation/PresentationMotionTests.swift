import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("The movement of presentations")
struct PresentationMotionTests {
  private func sheet(_ isPresented: Held<Bool>, _ log: Held<[String]> = Held([])) -> some View {
    Color.red.sheet(isPresented: isPresented.binding) {
      log.value.append("dismissed")
    } content: {
      Color.clear.background(Color.blue, ignoresSafeAreaEdges: []).id("sheet").presentationDetents([
        .height(300)
      ])
      .onDisappear { log.value.append("disappeared") }
    }
  }

  @Test("a sheet slides up to its place and down again, and then its actions run")
  func sheets() throws {
    let isPresented = Held(false)
    let log = Held<[String]>([])
    let stage = phone { sheet(isPresented, log) }
    stage.animatesPresentations = true
    _ = stage.drawList()
    isPresented.value = true
    stage.update { sheet(isPresented, log) }
    let place = try #require(phone { sheet(Held(true)) }.frame(of: "sheet"))
    #expect(stage.frame(of: "sheet")?.minY == 800)
    stage.advance(to: 0.15)
    let middle = try #require(stage.frame(of: "sheet")).minY
    #expect(middle > place.minY + 10 && middle < 790)
    stage.advance(to: 2)
    #expect(stage.frame(of: "sheet") == place)
    isPresented.value = false
    stage.update { sheet(isPresented, log) }
    stage.advance(to: 2.15)
    let leaving = try #require(stage.drawList().fills.last { $0.height == place.height })
    #expect(leaving.minY > place.minY + 10 && leaving.minY < 790)
    #expect(log.value.isEmpty)
    stage.advance(to: 6)
    #expect(stage.frame(of: "sheet") == nil)
    #expect(log.value.sorted() == ["disappeared", "dismissed"])
  }

  @Test("without the setting, a sheet is at its place immediately")
  func still() {
    let isPresented = Held(false)
    let stage = phone { sheet(isPresented) }
    isPresented.value = true
    stage.update { sheet(isPresented) }
    #expect(stage.frame(of: "sheet")?.maxY == 770, "above the bottom inset")
    isPresented.value = false
    stage.update { sheet(isPresented) }
    #expect(stage.frame(of: "sheet") == nil)
  }

  @Test("a sheet that is presented again while it moves away is another one")
  func again() {
    let isPresented = Held(false)
    let log = Held<[String]>([])
    let stage = phone { sheet(isPresented, log) }
    stage.animatesPresentations = true
    isPresented.value = true
    stage.update { sheet(isPresented, log) }
    stage.advance(to: 3)
    isPresented.value = false
    stage.update { sheet(isPresented, log) }
    stage.advance(to: 3.1)
    isPresented.value = true
    stage.update { sheet(isPresented, log) }
    stage.advance(to: 8)
    #expect(log.value.filter { $0 == "dismissed" }.count == 1, "of the first sheet")
    #expect(stage.drawList().fills == phone { sheet(isPresented) }.drawList().fills)
  }

  @Test("alerts and menus appear while they grow")
  func alerts() {
    let isPresented = Held(false)
    func content() -> some View {
      Color.red.alert("Title", isPresented: isPresented.binding) { Button("OK") {} }
    }
    let stage = phone { content() }
    stage.animatesPresentations = true
    isPresented.value = true
    stage.update { content() }
    let beginning = stage.drawList()
    #expect(!beginning.strings.contains("Title"))
    stage.advance(to: 0.1)
    #expect(stage.drawList().strings.contains("Title"))
    stage.advance(to: 3)
    let end = stage.drawList()
    let still = phone { content() }.drawList()
    #expect(end.texts.map(\.frame) == still.texts.map(\.frame))
  }

  @Test("views of a path slide in, too")
  func paths() {
    let path = Held(NavigationPath())
    func content() -> some View {
      NavigationStack(path: path.binding) {
        Color.red.navigationDestination(for: Int.self) { _ in Color.blue.id("number") }
      }
    }
    let stage = phone { content() }
    stage.animatesPresentations = true
    _ = stage.drawList()
    path.value.append(1)
    stage.update { content() }
    #expect(stage.frame(of: "number")?.minX == 400)
    stage.advance(to: 3)
    #expect(stage.frame(of: "number")?.minX == 0)
  }

  @Test("a sheet that was presented without a movement disappears without one")
  func switched() {
    let isPresented = Held(true)
    let log = Held<[String]>([])
    let stage = phone { sheet(isPresented, log) }
    _ = stage.drawList()
    stage.animatesPresentations = true
    isPresented.value = false
    stage.update { sheet(isPresented, log) }
    #expect(stage.frame(of: "sheet") == nil)
    #expect(log.value.sorted() == ["disappeared", "dismissed"])
  }

  @Test("a sheet above a sheet that is dismissed moves away with it")
  func nested() throws {
    let isPresented = Held(false)
    func content() -> some View {
      Color.red.sheet(isPresented: isPresented.binding) {
        Color.blue.id("lower").sheet(isPresented: .constant(true)) { Color.green.id("upper") }
      }
    }
    let stage = phone { content() }
    stage.animatesPresentations = true
    isPresented.value = true
    stage.update { content() }
    stage.advance(to: 3)
    let place = try #require(stage.frame(of: "upper")).minY
    isPresented.value = false
    stage.update { content() }
    stage.advance(to: 3.1)
    #expect(try #require(stage.frame(of: "upper")).minY > place + 5)
    stage.advance(to: 6)
    #expect(stage.frame(of: "upper") == nil && stage.frame(of: "lower") == nil)
    #expect(stage.drawList() == phone { Color.red }.drawList())
  }

  @Test("views that a binding pushes slide in, too")
  func destinations() {
    let isPresented = Held(false)
    func content() -> some View {
      NavigationStack {
        Color.red.navigationDestination(isPresented: isPresented.binding) { Color.blue.id("page") }
      }
    }
    let stage = phone { content() }
    stage.animatesPresentations = true
    _ = stage.drawList()
    isPresented.value = true
    stage.update { content() }
    #expect(stage.frame(of: "page")?.minX == 400)
    stage.advance(to: 3)
    #expect(stage.frame(of: "page")?.minX == 0)
  }
}
