import ChartroomUI
import Foundation
import Graphics
import Observation
import TestSupport
import Testing

/// Updates of a stage in the order of their transactions.
@MainActor
@Suite("StageUpdate")
struct StageUpdateTests {
  @Observable
  final class Model {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var z = 0
  }

  let model = Model()

  @Test("a property that is written with an animation after another one reaches all its readers")
  func observed() {
    struct One: View {
      let model: Model
      var body: some View { Text("\(Int(model.x))") }
    }
    struct Both: View {
      let model: Model
      var body: some View { Text("\(Int(model.x)) \(Int(model.y))") }
    }
    let stage = stage {
      VStack {
        One(model: model)
        Both(model: model)
      }
    }
    _ = stage.drawList()
    model.y = 1
    withAnimation { model.x = 1 }
    stage.advance(to: 9)
    let new = ChartroomUITests.stage {
      VStack {
        One(model: model)
        Both(model: model)
      }
    }
    #expect(stage.drawList() == new.drawList())
  }

  @Test("a completion handler can write before the first layout")
  func firstLayout() {
    let stage = stage { Evaluated { Text("\(Int(model.x)) \(model.z)") } }
    withAnimation {
      model.x = 1
    } completion: {
      model.z = 1
    }
    _ = stage.drawList()
    model.x = 2
    stage.advance(to: 9)
    #expect(stage.drawList().description.contains("\"2 1\""), "\(stage.drawList())")
  }

  @Test(
    "writes after an update of the content are animated, and those after an animated one are not")
  func content() {
    func dot(_ x: CGFloat) -> some View {
      Color.red.frame(width: 10, height: 10).id(0).offset(x: x)
    }
    let stage = stage(width: 100, height: 100) { Evaluated { dot(model.x) } }
    _ = stage.drawList()
    stage.update { Evaluated { dot(model.x) } }
    withAnimation(.linear(duration: 1)) { model.x = 40 }
    stage.advance(to: 0.5)
    #expect(stage.frame(of: 0)?.minX == 20)
    stage.advance(to: 2)
    withAnimation(.linear(duration: 1)) { stage.update { Evaluated { dot(model.x + 40) } } }
    model.y = 5
    stage.advance(to: 2.5)
    #expect(stage.frame(of: 0)?.minX == 60)
  }

  @Test("what an animatable view shows is not animated by other changes")
  func motion() {
    struct Moving: View, Animatable {
      var x: CGFloat
      nonisolated var animatableData: CGFloat {
        get { x }
        set { x = newValue }
      }
      var body: some View { Color.red.frame(width: 10, height: 10).id(0).offset(x: x) }
    }
    let stage = stage(width: 200, height: 100) {
      Evaluated {
        ZStack(alignment: .topLeading) {
          Moving(x: model.x)
          Color.blue.frame(width: 5, height: 5).offset(y: model.y)
        }
      }
    }
    _ = stage.drawList()
    withAnimation(.linear(duration: 1)) { model.x = 100 }
    stage.advance(to: 0.5)
    withAnimation(.linear(duration: 1)) { model.y = 50 }
    for time in [0.6, 0.75, 1, 1.2] {
      stage.advance(to: time)
      #expect(stage.frame(of: 0)?.minX == CGFloat(min(100 * time, 100).rounded()))
    }
  }
}
