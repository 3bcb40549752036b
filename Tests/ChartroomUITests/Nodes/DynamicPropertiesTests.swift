import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Dynamic properties")
struct DynamicPropertiesTests {
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

  @Test("a property wrapper is updated before each evaluation, after its own properties")
  func update() {
    let stage = stage(width: 100, height: 20) { Doubling() }
    #expect(stage.drawList().description.contains("\"0 doubled: 0\""))
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    #expect(stage.drawList().description.contains("\"1 doubled: 2\""))
  }

  @Test("wrappers of one type in a view have a storage each, also within other wrappers")
  func separateStorage() {
    let stage = stage(width: 40, height: 20) { Several() }
    #expect(stage.drawList().strings == ["0 0 0 0"])
    stage.send(.tap(at: CGPoint(x: 20, y: 10)))
    stage.send(.tap(at: CGPoint(x: 20, y: 10)))
    #expect(stage.drawList().strings == ["2 20 200 2,000"])
  }
}

/// Two numbers of a wrapper's own.
@propertyWrapper
private struct TwoCounts: DynamicProperty {
  @SpacedCount private var first: Int
  @SpacedCount private var second: Int

  var wrappedValue: (Int, Int) {
    get { (first, second) }
    nonmutating set { (first, second) = newValue }
  }
}

private struct Several: View {
  @State private var one = 0
  @TwoCounts private var two: (Int, Int)
  @State private var four = 0

  var body: some View {
    Text("\(one) \(two.0) \(two.1) \(four)")
      .frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
      .onTapGesture {
        one += 1
        two = (two.0 + 10, two.1 + 100)
        four += 1000
      }
  }
}

/// A number with its double, which `update()` computes.
@propertyWrapper
private struct Doubled: DynamicProperty {
  @State private var number = 0
  private var double = -1

  var wrappedValue: Int {
    get { number }
    nonmutating set { number = newValue }
  }
  var projectedValue: Int { double }

  mutating func update() { double = 2 * number }
}

private struct Doubling: View {
  @Doubled private var number: Int

  var body: some View {
    Text("\(number) doubled: \($number)").frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle()).onTapGesture { number += 1 }
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
