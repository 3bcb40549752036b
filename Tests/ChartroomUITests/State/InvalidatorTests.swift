import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Invalidators")
struct InvalidatorTests {
  @Test("evaluations leave few observations of an unchanged property, and a removed view none")
  func observations() {
    let name = Name("ann")
    let stage = stage(width: 10, height: 10) { Reading(name: name, step: 0) }
    for step in 1...1000 {
      stage.update { Reading(name: name, step: step) }
      _ = stage.drawList()
    }
    #expect(stage.counts.bodies == 1001)
    var before = stage.core.endedObservations
    name.text = "bob"
    // The first evaluation of a type that reads properties leaves one, and the last one does.
    #expect((before + 1...before + 2).contains(stage.core.endedObservations))
    _ = stage.drawList()
    stage.update { Color.red }
    before = stage.core.endedObservations
    name.text = "eve"
    #expect(stage.core.endedObservations == before)
  }

  @Test("a body that no longer reads a value does not depend on it")
  func formerReaders() {
    let log = Log<String>()
    let stage = stage(width: 20, height: 20) { Choosing(log: log) }
    _ = stage.drawList()
    #expect(log.entries == ["first 0"])
    // The first tap turns to the second number, and the second tap changes the first.
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    _ = stage.drawList()
    #expect(log.entries == ["first 0", "second"])
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    _ = stage.drawList()
    #expect(log.entries == ["first 0", "second"])
  }

  @Test("state can be written from any thread")
  func threads() async {
    let binding = Log<Binding<Int>>()
    let stage = stage(width: 20, height: 20) { Sharing(binding: binding) }
    _ = stage.drawList()
    nonisolated(unsafe) let shared = binding.entries[0]
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask { for step in 0..<500 { shared.wrappedValue = 1000 * writer + step } }
      }
    }
    shared.wrappedValue = 7
    #expect(stage.drawList().description.contains("\"7\""))
  }

  @Test("writes before the next layout cost one evaluation together")
  func together() {
    let binding = Log<Binding<Int>>()
    let stage = stage(width: 20, height: 20) { Sharing(binding: binding) }
    _ = stage.drawList()
    let before = stage.counts.bodies
    for number in 1...3 { binding.entries[0].wrappedValue = number }
    #expect(stage.drawList().description.contains("\"3\""))
    #expect(stage.counts.bodies == before + 1)
  }
}

/// Reads a name at each step, and shows only the step.
private struct Reading: View {
  let name: Name
  let step: Int

  var body: some View {
    let _ = name.text
    Text("\(step)")
  }
}

/// Reads one of two numbers; a tap turns to the second, or changes the first.
private struct Choosing: View {
  let log: Log<String>
  @State private var showsSecond = false
  @State private var first = 0

  var body: some View {
    log.entries.append(showsSecond ? "second" : "first \(first)")
    return Color.red.onTapGesture { if showsSecond { first += 1 } else { showsSecond = true } }
  }
}

/// Shows a number, and notes its binding.
private struct Sharing: View {
  let binding: Log<Binding<Int>>
  @State private var number = 0

  var body: some View {
    if binding.entries.isEmpty { binding.entries.append($number) }
    return Text("\(number)")
  }
}
