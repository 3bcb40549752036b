import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Anchors")
struct AnchorTests {
  @Test("anchors of points are relative to their view")
  func points() {
    let log = Log<CGPoint>()
    let stage = stage(width: 100, height: 80) {
      Color.red.frame(width: 40, height: 20)
        .anchorPreference(key: PointsKey.self, value: .bottomTrailing) { [$0] }
        .transformAnchorPreference(key: PointsKey.self, value: .point(CGPoint(x: 1, y: 2))) {
          $0.append($1)
        }
        .padding(.leading, 20)
        .backgroundPreferenceValue(PointsKey.self) { points in
          GeometryReader { proxy in
            let _ = points.forEach { log.add(proxy[$0]) }
            Color.clear
          }
        }
        .padding(5)
    }
    _ = stage.drawList()
    #expect(log.entries.suffix(2) == [CGPoint(x: 60, y: 20), CGPoint(x: 21, y: 2)])
  }

  @Test("anchors of one place are equal, and so are their hashes")
  func equality() {
    let log = Log<Set<Anchor<CGPoint>>>()
    let stage = stage(width: 100, height: 80) {
      Color.red
        .anchorPreference(key: PointsKey.self, value: .center) { [$0] }
        .transformAnchorPreference(key: PointsKey.self, value: .point(CGPoint(x: 50, y: 40))) {
          $0.append($1)
        }
        .transformAnchorPreference(key: PointsKey.self, value: .top) { $0.append($1) }
        .onPreferenceChange(PointsKey.self) { log.add(Set($0)) }
    }
    _ = stage.drawList()
    #expect(log.entries.last?.count == 2)
  }
}

private enum PointsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }

  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}
