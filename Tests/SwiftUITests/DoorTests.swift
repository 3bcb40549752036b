import Charts
import Foundation
import SwiftUI
import Testing

/// This file imports the doors only, and is compiled with `MemberImportVisibility`.
@MainActor
@Suite("Doors")
struct DoorTests {
  @Test("an object of a subclass with published properties publishes also as one of its base class")
  func publishersOfSubclasses() {
    let models: [DoorBase] = [DoorBase(), DoorLive(), DoorBase()]
    for model in models { #expect(model.objectWillChange === model.objectWillChange) }
    var changes = 0
    let subscription = models[1].objectWillChange.sink { changes += 1 }
    (models[1] as? DoorLive)?.count += 1
    #expect(changes == 1)
    subscription.cancel()
  }

  @Test("one import brings published properties, observed objects and their bindings")
  func published() {
    let model = DoorModel()
    model.count += 1
    model.objectWillChange.send()
    let view = DoorView(model: model)
    view.$model.count.wrappedValue += 1
    #expect(model.count == 2 && view.model === model)
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    #expect(renderer.content.model === model)
    let renamed = model.$count.map { "\($0)" }.eraseToAnyPublisher()
    let subject = PassthroughSubject<Int, Never>()
    _ = Text("x").onReceive(renamed) { _ in }.onReceive(subject) { _ in }
      .onReceive(CurrentValueSubject<Int, Never>(1)) { _ in }.onReceive(Just(1)) { _ in }
    #expect(Path(CGRect(x: 0, y: 0, width: 2, height: 1)).boundingRect.width == 2)
  }
}

private final class DoorModel: ObservableObject {
  @Published var count = 0
}

private struct DoorView: View {
  @ObservedObject var model: DoorModel
  var body: some View { Text("\(model.count)").foregroundStyle(Color.red) }
}

private class DoorBase: ObservableObject {}

private final class DoorLive: DoorBase {
  @Published var count = 0
}
