import SwiftUI

/// A store in the manner of apps that publish by hand.
final class SettingsStore: ObservableObject {
  private var values: [String: Int] = [:]

  var volume: Int {
    get { values["volume"] ?? 3 }
    set {
      objectWillChange.send()
      values["volume"] = newValue
    }
  }
}

/// A class whose subclass has no publisher and no published property either.
class Recorder: ObservableObject {
  private(set) var events: [String] = []

  func record(_ event: String) {
    objectWillChange.send()
    events.append(event)
  }
}

final class TapeRecorder: Recorder {
  var isRunning = false { willSet { objectWillChange.send() } }
}

final class Thermostat: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var degrees = 20 { willSet { objectWillChange.send() } }
}

final class Ticker: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  private(set) var ticks = 0

  func tick() {
    ticks += 1
    objectWillChange.send()
  }
}

final class Half: ObservableObject {
  @Published var published = 0
  var byHand = 0 { willSet { objectWillChange.send() } }
}

/// A screen whose models publish in several ways.
public struct PublishersScreen: View {
  @StateObject private var store = SettingsStore()
  @StateObject private var recorder = TapeRecorder()
  @StateObject private var thermostat = Thermostat()
  @StateObject private var ticker = Ticker()
  @StateObject private var half = Half()

  /// Creates the screen.
  public init() {}

  /// The values of the models, with a button for each.
  public var body: some View {
    VStack {
      VolumeLabel(store: store)
      Button("Louder") { store.volume += 1 }.id("louder")
      Text("Events \(recorder.events.count), \(recorder.isRunning ? "running" : "stopped")")
      Button("Record") { recorder.record("tap") }.id("record")
      Button("Run") { recorder.isRunning.toggle() }.id("run")
      Text("\(thermostat.degrees) degrees")
      Button("Warmer") { thermostat.degrees += 1 }.id("warmer")
      Text("\(ticker.ticks) ticks")
      Button("Tick") { ticker.tick() }.id("tick")
      Text("Half \(half.published) \(half.byHand)")
      Button("By hand") { half.byHand += 1 }.id("by hand")
      Button("Publish") { half.published += 1 }.id("publish")
    }
  }
}

private struct VolumeLabel: View {
  @ObservedObject var store: SettingsStore

  var body: some View { Text("Volume \(store.volume)") }
}
