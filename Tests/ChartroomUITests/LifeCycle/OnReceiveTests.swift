import ChartroomUI
import Foundation
import Graphics
import OpenCombine
import TestSupport
import Testing

@MainActor
@Suite("onReceive")
struct OnReceiveTests {
  private let log = Log<String>()

  @Test("values from before the layout and from actions arrive in order, after other actions")
  func order() {
    let log = log
    let numbers = PassthroughSubject<Int, Never>()
    let letters = PassthroughSubject<String, Never>()
    let stage = stage(width: 100, height: 100) {
      Color.red.onTapGesture {
        numbers.send(3)
        letters.send("c")
        numbers.send(4)
      }
      .onReceive(numbers) { log.add("\($0)") }.onReceive(letters) { log.add($0) }
      .onAppear { log.add("appear") }
    }
    numbers.send(1)
    letters.send("a")
    numbers.send(2)
    #expect(log.take() == [])
    _ = stage.drawList()
    #expect(log.take() == ["appear", "1", "a", "2"])
    stage.send(.tap(at: middle))
    _ = stage.drawList()
    #expect(log.take() == ["3", "c", "4"])
  }

  @Test("a published property sends its current value first, and the action changes state")
  func published() {
    let model = Model()
    let stage = stage(width: 100, height: 100) { Following(model: model) }
    #expect(stage.drawList().strings == ["7"])
    model.count = 8
    #expect(stage.drawList().strings == ["8"])
  }

  @Test("the subscription ends with the view, and messages on their way are lost")
  func end() {
    let log = log
    let subject = PassthroughSubject<Int, Never>()
    func content(_ isOn: Bool) -> some View {
      VStack { if isOn { Text("x").onReceive(subject) { log.add("\($0)") } } }
    }
    let stage = stage(width: 100, height: 100) { content(true) }
    _ = stage.drawList()
    subject.send(1)
    stage.update { content(false) }
    subject.send(2)
    _ = stage.drawList()
    stage.update { content(true) }
    subject.send(3)
    _ = stage.drawList()
    #expect(log.take() == ["3"])
  }

  @Test(
    "an equal publisher keeps its subscription, another one replaces it, with the latest action")
  func replacement() {
    let log = log
    let subjects = [CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10)]
    func content(_ index: Int, _ name: String) -> some View {
      Text(name).onReceive(subjects[index]) { log.add("\(name)\($0)") }
    }
    let stage = stage(width: 100, height: 100) { content(0, "a") }
    _ = stage.drawList()
    stage.update { content(0, "b") }
    subjects[0].send(2)
    _ = stage.drawList()
    stage.update { content(1, "c") }
    subjects[0].send(3)
    _ = stage.drawList()
    #expect(log.take() == ["a1", "b2", "c10"])
  }

  @Test("a value that is published in an animation animates the changes of the action")
  func transaction() {
    let subject = PassthroughSubject<CGFloat, Never>()
    let stage = stage(width: 100, height: 100) { Moving(subject: subject) }
    _ = stage.drawList()
    withAnimation(.linear(duration: 1)) { subject.send(40) }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    #expect(stage.frame(of: "box")?.minX == 20)
  }

  @Test("values from other threads arrive")
  func threads() async {
    let log = log
    let subject = PassthroughSubject<Int, Never>()
    let stage = stage(width: 100, height: 100) {
      Text("x").onReceive(subject) { log.add("\($0)") }
    }
    _ = stage.drawList()
    nonisolated(unsafe) let sender = subject
    await Task.detached { for value in 1...3 { sender.send(value) } }.value
    _ = stage.drawList()
    #expect(log.take() == ["1", "2", "3"])
  }
}

private final class Model: ObservableObject {
  @Published var count = 7
}

private struct Following: View {
  let model: Model
  @State private var count = 0

  var body: some View { Text("\(count)").onReceive(model.$count) { count = $0 } }
}

private struct Moving: View {
  let subject: PassthroughSubject<CGFloat, Never>
  @State private var x: CGFloat = 0

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.gray
      Color.red.frame(width: 10, height: 10).id("box").padding(.leading, x)
    }
    .onReceive(subject) { x = $0 }
  }
}
