import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("overlays and backgrounds made from preferences")
struct PreferenceLayerTests {
  @Test("an overlay shows the combined value in the first draw list, and follows it")
  func overlay() {
    func content(_ names: [String]) -> some View {
      HStack {
        ForEach(names, id: \.self) { Text("x").preference(key: NamesKey.self, value: [$0]) }
      }
      .overlayPreferenceValue(NamesKey.self) { names in
        Text(names.isEmpty ? "none" : names.joined(separator: "+"))
      }
    }
    let stage = stage(width: 100, height: 100) { content(["a", "b"]) }
    #expect(stage.drawList().strings == ["x", "x", "a+b"])
    stage.update { content(["b", "c", "d"]) }
    #expect(stage.drawList().strings == ["x", "x", "x", "b+c+d"])
    stage.update { content([]) }
    #expect(stage.drawList().strings == ["none"])
  }

  @Test("a background is behind, and its own preferences are passed up but not to itself")
  func background() {
    let log = Log<[String]>()
    let stage = stage(width: 100, height: 100) {
      Text("x").preference(key: NamesKey.self, value: ["x"])
        .backgroundPreferenceValue(NamesKey.self, alignment: .topLeading) { names in
          Text("\(names.count)").preference(key: NamesKey.self, value: ["layer"])
        }
        .onPreferenceChange(NamesKey.self) { log.add($0) }
    }
    #expect(stage.drawList().strings == ["1", "x"])
    #expect(log.take() == [["x", "layer"]])
  }
  @Test("a layer that only sets another preference is read in the same update")
  func passedOn() {
    let log = Log<[Int]>()
    func content(_ names: [String]) -> some View {
      Color.red
        .preference(key: NamesKey.self, value: names)
        .overlayPreferenceValue(NamesKey.self) { names in
          Color.clear.preference(key: CountsKey.self, value: [names.count])
        }
        .overlayPreferenceValue(CountsKey.self) { counts in
          Color.clear.preference(key: SumKey.self, value: counts.reduce(0, +))
        }
        .onPreferenceChange(SumKey.self) { log.add([$0]) }
    }
    let stage = stage(width: 100, height: 100) { content(["a", "b"]) }
    _ = stage.drawList()
    #expect(log.take() == [[2]])
    stage.update { content(["c", "d", "e"]) }
    _ = stage.drawList()
    #expect(log.take() == [[3]])
  }
}

private enum CountsKey: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private enum SumKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
