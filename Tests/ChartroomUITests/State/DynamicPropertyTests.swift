import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Dynamic properties")
struct DynamicPropertyTests {
  @Test("a property wrapper made of others keeps state and reads the environment")
  func wrapperOfWrappers() {
    let stage = stage(width: 100, height: 20) { Counting(step: 3) }
    #expect(stage.frame(of: "bar")?.width == 1)
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    #expect(stage.frame(of: "bar")?.width == 7)
    stage.update { Counting(step: 5).environment(\.lineSpacing, 2) }
    #expect(stage.frame(of: "bar")?.width == 3)
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    #expect(stage.frame(of: "bar")?.width == 8)
  }
}

/// A number, to which the environment's line spacing is added.
@propertyWrapper
private struct SpacedCount: DynamicProperty {
  let unit = 1
  @Environment(\.lineSpacing) private var spacing
  @State private var count = 0

  var wrappedValue: Int {
    get { count * unit + Int(spacing) }
    nonmutating set { count = newValue - Int(spacing) }
  }
}

private struct Counting: View {
  let step: Int
  @SpacedCount private var count: Int

  var body: some View {
    ZStack(alignment: .leading) {
      Color.gray
      Color.red.frame(width: CGFloat(1 + count)).id("bar")
    }
    .onTapGesture { count += step }
  }
}
