import ChartroomUI
import Foundation
import Graphics
import Observation
import Testing

@MainActor
@Suite("State and environment")
struct StateTests {
  @Test("a tap changes state, and the picture with it")
  func tap() {
    let stage = stage(width: 100, height: 20) { Toggling() }
    #expect(stage.drawList().description.contains("#FF3B30"))
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    #expect(stage.drawList().description.contains("#007AFF"))
  }

  @Test("a tap that slips away does nothing")
  func slippedTap() {
    let stage = stage(width: 100, height: 20) { Toggling() }
    stage.send([
      .down(at: CGPoint(x: 10, y: 10)), .moved(to: CGPoint(x: 60, y: 10)),
      .up(at: CGPoint(x: 10, y: 10)),
    ])
    #expect(stage.drawList().description.contains("#FF3B30"))
  }

  @Test("a drag reaches the view under its start and tells its way")
  func drag() {
    let stage = stage(width: 200, height: 20) { Slider() }
    stage.send(.drag(from: CGPoint(x: 5, y: 10), to: CGPoint(x: 65, y: 12)))
    #expect(stage.frame(of: "knob")?.minX == 60)
  }

  @Test("state is kept by place and lost under another id")
  func identity() {
    let stage = stage(width: 100, height: 40) { Toggling().id(1) }
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    stage.update { Toggling().id(1) }
    #expect(stage.drawList().description.contains("#007AFF"))
    stage.update { Toggling().id(2) }
    #expect(stage.drawList().description.contains("#FF3B30"))
  }

  @Test("elements of a ForEach keep their state when their order changes")
  func forEachIdentity() {
    func rows(_ ids: [Int]) -> some View {
      VStack(spacing: 0) { ForEach(ids, id: \.self) { _ in Toggling().frame(height: 10) } }
    }
    let stage = stage(width: 10, height: 20) { rows([1, 2]) }
    stage.send(.tap(at: CGPoint(x: 5, y: 5)))
    stage.update { rows([2, 1]) }
    let lines = stage.drawList().description
    let red = lines.range(of: "#FF3B30")?.lowerBound
    let blue = lines.range(of: "#007AFF")?.lowerBound
    #expect(red != nil && blue != nil)
    if let red, let blue { #expect(red < blue) }
  }

  @Test("only bodies that read what changed are evaluated again")
  func evaluations() {
    let stage = stage(width: 100, height: 100) { Outer() }
    _ = stage.drawList()
    let before = stage.counts.bodies
    stage.send(.tap(at: CGPoint(x: 50, y: 50)))
    _ = stage.drawList()
    // The toggling view and nothing around or beside it.
    #expect(stage.counts.bodies == before + 1)
  }

  @Test("an unchanged stage hands out the same list without any work")
  func unchanged() {
    let stage = stage(width: 100, height: 100) { Outer() }
    let first = stage.drawList()
    let counts = stage.counts
    #expect(stage.drawList() == first)
    #expect(stage.counts == counts)
  }

  @Test("an observable object in the environment brings its readers up to date")
  func observation() {
    let model = Model()
    let stage = stage(width: 100, height: 20) { ModelReader().environment(model) }
    #expect(stage.drawList().description.contains("\"0\""))
    model.count = 7
    #expect(stage.drawList().description.contains("\"7\""))
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    #expect(model.count == 8)
    #expect(stage.drawList().description.contains("\"8\""))
  }

  @Test("a changed environment value reaches views whose own value is the same")
  func environmentChange() {
    func content(_ scheme: ColorScheme) -> some View {
      Outer().environment(\.colorScheme, scheme)
    }
    let stage = stage(width: 100, height: 100) { content(.light) }
    #expect(stage.drawList().description.contains("#FF3B30"))
    stage.update { content(.dark) }
    #expect(stage.drawList().description.contains("#FF453A"))
  }

  @Test("the clock moves forward only when it is told to")
  func clock() {
    let stage = stage { EmptyView() }
    stage.advance(to: 2)
    stage.advance(to: 1)
    #expect(stage.time == 2)
  }

  @Test("a condition's branches are two places")
  func branches() {
    func content(_ first: Bool) -> some View {
      Group { if first { Toggling() } else { Toggling() } }
    }
    let stage = stage(width: 100, height: 20) { content(true) }
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    #expect(stage.drawList().description.contains("#007AFF"))
    stage.update { content(false) }
    #expect(stage.drawList().description.contains("#FF3B30"))
  }

  @Test("a property wrapper made of others keeps state and reads the environment")
  func wrapperOfWrappers() {
    let stage = stage(width: 100, height: 20) { Counting(step: 3) }
    #expect(stage.frame(of: "bar")?.width == 1)
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    #expect(stage.frame(of: "bar")?.width == 7)
    stage.update { Counting(step: 5).environment(\.lineSpacing, 2) }
    #expect(stage.frame(of: "bar")?.width == 3)
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    #expect(stage.frame(of: "bar")?.width == 8)
  }
}

/// A number, to which the environment's line spacing is added.
@propertyWrapper
private struct SpacedCount: DynamicProperty {
  let unit = 1
  @Environment(\.lineSpacing) private var spacing
  @State private var count = 0

  var wrappedValue: Int {
    get { count * unit + Int(spacing) }
    nonmutating set { count = newValue - Int(spacing) }
  }
}

private struct Counting: View {
  let step: Int
  @SpacedCount private var count: Int

  var body: some View {
    ZStack(alignment: .leading) {
      Color.gray
      Color.red.frame(width: CGFloat(1 + count)).id("bar")
    }
    .onTapGesture { count += step }
  }
}

private struct Toggling: View {
  @State private var isOn = false

  var body: some View {
    (isOn ? Color.blue : Color.red).onTapGesture { isOn.toggle() }
  }
}

private struct Slider: View {
  @State private var position: CGFloat = 0

  var body: some View {
    ZStack(alignment: .leading) {
      Color.gray
      Color.red.frame(width: 10).id("knob").offset(x: position)
    }
    .gesture(DragGesture().onChanged { position = $0.translation.width })
  }
}

private struct Outer: View {
  var body: some View {
    ZStack {
      Beside()
      Toggling()
    }
  }
}

private struct Beside: View {
  @State private var unused = 0
  var body: some View { Text("beside") }
}

@Observable
@MainActor
private final class Model {
  var count = 0
}

private struct ModelReader: View {
  @Environment(Model.self) private var model

  var body: some View {
    Text(verbatim: "\(model.count)").frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle()).onTapGesture { model.count += 1 }
  }
}
