import ChartroomUI
import Foundation
import Graphics
import Observation
import Testing

@MainActor
@Suite("Environment")
struct EnvironmentTests {
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

  @Test("a closure sees the environment as it is, also where the body never read it")
  func environmentInClosures() {
    let seen = Log<String>()
    func content(_ scheme: ColorScheme) -> some View {
      SchemeTeller(log: seen).environment(\.colorScheme, scheme)
    }
    let stage = stage(width: 20, height: 20) { content(.light) }
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    stage.update { content(.dark) }
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    #expect(seen.entries == ["light", "dark"])
  }

  @Test("an object that is set again does not evaluate its readers")
  func sameObject() {
    let model = Model()
    let stage = stage(width: 100, height: 20) { ModelReader().environment(model) }
    _ = stage.drawList()
    let before = stage.counts.bodies
    stage.update { ModelReader().environment(model) }
    _ = stage.drawList()
    #expect(stage.counts.bodies == before)
    let other = Model()
    other.count = 9
    stage.update { ModelReader().environment(other) }
    #expect(stage.drawList().description.contains("\"9\""))
  }
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

private struct SchemeTeller: View {
  let log: Log<String>
  @Environment(\.colorScheme) private var scheme

  var body: some View { Color.white.onTapGesture { log.entries.append("\(scheme)") } }
}
