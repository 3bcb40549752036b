import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("App and scenes")
struct AppTests {
  @Test("the state of an app lives as long as its view, and reaches the first window")
  func state() {
    let stage = Stage(size: ProposedViewSize(width: 100, height: 100), shaper: BoxShaper()) {
      _AppView(CounterApp())
    }
    #expect(stage.drawList().strings == ["0", "0", "red", "idle"])
    stage.send(.tap(at: CGPoint(x: 50, y: 50)))
    stage.send(.tap(at: CGPoint(x: 50, y: 50)))
    #expect(stage.drawList().strings == ["2", "2", "red", "changed to 2"])
  }

  @Test("a window of a value shows its default or nothing")
  func values() {
    func strings(_ scene: some Scene) -> [String] {
      let stage = Stage(size: .unspecified, shaper: BoxShaper()) { Self.root(of: scene) }
      return stage.drawList().strings
    }
    #expect(strings(WindowGroup("a", for: Int.self) { Text("\($0.wrappedValue ?? -1)") }) == ["-1"])
    let scene = WindowGroup(Text("a"), id: "b") { value in
      Text("\(value.wrappedValue)").onAppear { value.wrappedValue += 1 }
    } defaultValue: {
      4
    }
    #expect(strings(scene) == ["5"])
    #expect(strings(WindowGroup(id: "a") { Text("b") }.defaultSize(width: 1, height: 1)) == ["b"])
  }

  private static func root<Content: Scene>(of scene: Content) -> AnyView? {
    Content._root(of: scene)
  }
}

@MainActor
private final class CounterModel: ObservableObject {
  @Published var count = 0
  @Published var log = "idle"
}

private struct CounterApp: App {
  @StateObject private var model = CounterModel()
  @State private var taps = 0

  var body: some Scene {
    if #available(iOS 99, *) {
      CounterScene(model: model, taps: $taps)
    }
    WindowGroup("Other") { Text("never") }
  }
}

/// A scene with a body and properties.
private struct CounterScene: Scene {
  @ObservedObject var model: CounterModel
  @Binding var taps: Int
  @State private var name = "blue"
  @Environment(\.lineLimit) private var lines

  var body: some Scene {
    WindowGroup {
      CounterContent(name: name, taps: $taps)
        .onAppear { name = "red" }
    }
    .environmentObject(model)
    .environment(\.lineLimit, 2)
    .onChange(of: model.count) { _, count in model.log = "changed to \(count)" }
  }
}

private struct CounterContent: View {
  let name: String
  @Binding var taps: Int
  @EnvironmentObject private var model: CounterModel

  var body: some View {
    ZStack {
      Color.white.onTapGesture {
        model.count += 1
        taps += 1
      }
      VStack {
        Text("\(model.count)")
        Text("\(taps)")
        Text(name)
        Text(model.log)
      }
      .allowsHitTesting(false)
    }
  }
}
