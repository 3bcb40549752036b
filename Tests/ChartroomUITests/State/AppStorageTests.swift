import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("AppStorage")
struct AppStorageTests {
  enum Mood: String { case calm, wild }
  enum Level: Int { case low = 1, high }

  struct Reader: View {
    @AppStorage("count") private var count = 1
    var body: some View { Text("\(count)") }
  }

  struct Writer: View {
    @AppStorage("count") private var count = 5
    var body: some View { Text("+\(count)").onTapGesture { count += 1 } }
  }

  @Test("properties with the same key share a value, and those without one have their defaults")
  func sharing() {
    let stage = stage(width: 100) {
      VStack(spacing: 0) {
        Writer()
        Reader()
      }
    }
    #expect(stage.words == ["+5", "1"])
    stage.send(.tap(at: CGPoint(x: 4, y: 8)))
    #expect(stage.words == ["+6", "6"])
    #expect(UserDefaults.standard.object(forKey: "count") == nil)
  }

  @Test("the changes of tabs need no default value")
  func tabs() {
    struct Stored {
      @AppStorage("app") var app: TabViewCustomization
      @SceneStorage("scene") var scene: TabViewCustomization
    }
    let stored = Stored()
    #expect(stored.app == TabViewCustomization() && stored.scene == TabViewCustomization())
  }

  @Test("stages share nothing")
  func stages() {
    let first = stage(width: 100) { Writer() }
    first.send(.tap(at: CGPoint(x: 4, y: 8)))
    #expect(stage(width: 100) { Writer() }.words == ["+5"])
  }

  struct Types: View {
    @AppStorage("a") private var flag = false
    @AppStorage("b") private var number = 0.5
    @AppStorage("c") private var string = "s"
    @AppStorage("d") private var url = URL(filePath: "/d")
    @AppStorage("e") private var data = Data()
    @AppStorage("f") private var date = Date(timeIntervalSince1970: 0)
    @AppStorage("g") private var mood = Mood.calm
    @AppStorage("h") private var level = Level.low
    @AppStorage("i") private var none: Int?
    @AppStorage("j") private var noMood: Mood?

    var body: some View {
      Text(
        verbatim:
          "\(flag) \(number) \(string) \(url.path()) \(data.count) \(Int(date.timeIntervalSince1970))"
          + " \(mood) \(level.rawValue) \(none ?? -1) \(noMood.map { "\($0)" } ?? "nil")"
      )
      .onTapGesture {
        flag.toggle()
        number += 1
        $string.wrappedValue += "!"
        url = URL(filePath: "/e")
        data.append(1)
        date += 60
        mood = .wild
        level = .high
        none = none.map { _ in nil } ?? 3
        noMood = noMood == nil ? .wild : nil
      }
    }
  }

  @Test("stores numbers, strings, addresses, data, dates, raw values and optionals")
  func types() {
    let stage = stage(width: 600) { Types() }
    #expect(stage.words == ["false 0.5 s /d 0 0 calm 1 -1 nil"])
    stage.send(.tap(at: CGPoint(x: 4, y: 8)))
    #expect(stage.words == ["true 1.5 s! /e 1 60 wild 2 3 wild"])
    stage.send(.tap(at: CGPoint(x: 4, y: 8)))
    #expect(stage.words == ["false 2.5 s!! /e 2 120 wild 2 -1 nil"])
  }

  @Test(
    "begins with the values of the user defaults that it is given, and leaves these as they are")
  func userDefaults() throws {
    let suite = "chartroom-tests-app-storage"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.set(41, forKey: "count")
    let stage = stage(width: 100) { Writer().defaultAppStorage(defaults) }
    #expect(stage.words == ["+41"])
    stage.send(.tap(at: CGPoint(x: 4, y: 8)))
    #expect(stage.words == ["+42"])
    #expect(defaults.integer(forKey: "count") == 41)
  }

  struct Registered: View {
    @AppStorage("chartroom-tests-flag") private var flag = false
    @AppStorage("chartroom-tests-count") private var count = 1
    @AppStorage("chartroom-tests-share") private var share = 0.5
    @AppStorage("chartroom-tests-name") private var name = "none"
    @AppStorage("chartroom-tests-other") private var other = "default"
    var body: some View {
      Text(verbatim: "\(flag) \(count) \(share) \(name) \(other)").onTapGesture { count += 1 }
    }
  }

  @Test("begins with registered values, but not with others of the standard user defaults")
  func registeredValues() {
    let standard = UserDefaults.standard
    standard.register(defaults: [
      "chartroom-tests-flag": true, "chartroom-tests-count": 12, "chartroom-tests-share": 0.25,
      "chartroom-tests-name": "fram",
    ])
    standard.set("stored", forKey: "chartroom-tests-other")
    defer { standard.removeObject(forKey: "chartroom-tests-other") }
    let stage = stage(width: 600) { Registered() }
    #expect(stage.words == ["true 12 0.25 fram default"])
    stage.send(.tap(at: CGPoint(x: 4, y: 8)))
    #expect(stage.words == ["true 13 0.25 fram default"])
    #expect(standard.integer(forKey: "chartroom-tests-count") == 12)
  }

  final class Settings {
    @AppStorage("volume") var volume = 3
  }

  @Test("in a model, each property has a separate value")
  func model() {
    let settings = Settings()
    settings.volume = 8
    #expect(settings.volume == 8)
    #expect(Settings().volume == 3)
  }

  struct SceneReader: View {
    @SceneStorage("count") private var count = 0
    @AppStorage("count") private var ofApp = 7
    var body: some View {
      HStack {
        Text("\(count) \(ofApp)")
        SceneWriter(count: $count)
      }
    }
  }

  struct SceneWriter: View {
    @Binding var count: Int
    var body: some View { Text("add").onTapGesture { count += 1 } }
  }

  @Test("scene storage is shared by its key, and separate from that of the app")
  func scene() {
    let stage = stage(width: 100) {
      VStack(spacing: 0) {
        SceneReader()
        SceneReader()
      }
    }
    stage.send(.tap(at: CGPoint(x: 45, y: 8)))
    #expect(stage.words == ["1 7", "add", "1 7", "add"])
  }
}
