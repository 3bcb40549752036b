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

}
