import ChartroomUI
import Foundation
import Graphics
import OpenCombine
import Testing

@MainActor
@Suite("ObjectSubscription")
struct ObjectSubscriptionTests {
  @Test("subscriptions end with the view and with the replacement of the object")
  func subscriptions() {
    let (model, other) = (Counted(), Counted())
    let stage = stage(width: 100, height: 50) { CountedObserver(model: model) }
    _ = stage.drawList()
    #expect(model.changes.subscriptions == 1)
    for _ in 0..<3 {
      model.changes.subject.send("change")
      _ = stage.drawList()
    }
    #expect(model.changes.subscriptions == 1)
    stage.update { CountedObserver(model: other) }
    _ = stage.drawList()
    #expect(model.changes.subscriptions == 0 && other.changes.subscriptions == 1)
    stage.update { Color.red }
    _ = stage.drawList()
    #expect(other.changes.subscriptions == 0)
  }

  @Test("objects can publish from any thread")
  func threads() async {
    let model = Counted()
    let log = Log<String>()
    let stage = stage(width: 100, height: 50) { CountedObserver(model: model, log: log) }
    _ = stage.drawList()
    nonisolated(unsafe) let subject = model.changes.subject
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 { group.addTask { for _ in 0..<200 { subject.send("change") } } }
    }
    _ = stage.drawList()
    #expect(log.entries.count == 2)
  }

  @Test("bindings to properties write to the object and update views that only read them")
  func bindings() {
    let model = Score()
    let log = Log<String>()
    let stage = stage(width: 100, height: 50) { BindingOwner(log: log, score: model) }
    _ = stage.drawList()
    #expect(log.entries == ["leaf 0"])
    stage.send(.tap(at: CGPoint(x: 50, y: 25)))
    #expect(model.points == 1)
    #expect(stage.drawList().description.contains("\"1\""))
    model.points = 7
    #expect(stage.drawList().description.contains("\"7\""))
    #expect(log.entries == ["leaf 0", "leaf 1", "leaf 7"])
    let wrapper = ObservedObject(wrappedValue: model)
    #expect(wrapper.projectedValue.points.wrappedValue == 7)
  }
}

/// A publisher that counts its subscriptions.
private final class Changes: Publisher {
  typealias Output = String
  typealias Failure = Never

  let subject = PassthroughSubject<String, Never>()
  private(set) var subscriptions = 0

  func receive<S: Subscriber>(subscriber: S) where S.Input == String, S.Failure == Never {
    subscriptions += 1
    subject.handleEvents(receiveCancel: { self.subscriptions -= 1 }).receive(subscriber: subscriber)
  }
}

private final class Counted: ObservableObject {
  let changes = Changes()
  var objectWillChange: Changes { changes }
}

private struct CountedObserver: View {
  @ObservedObject var model: Counted
  var log: Log<String>?

  var body: some View {
    log?.entries.append("body")
    return Color.red
  }
}

/// Passes a binding through a view that seems unchanged.
private struct BindingOwner: View {
  let log: Log<String>
  @ObservedObject var score: Score

  var body: some View { Between(log: log, points: $score.points) }
}

private struct Between: View, @MainActor Equatable {
  let log: Log<String>
  @Binding var points: Int

  static func == (left: Between, right: Between) -> Bool { true }

  var body: some View { PointsLeaf(log: log, points: $points) }
}

private struct PointsLeaf: View {
  let log: Log<String>
  @Binding var points: Int

  var body: some View {
    log.entries.append("leaf \(points)")
    return Text("\(points)").frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle()).onTapGesture { points += 1 }
  }
}
