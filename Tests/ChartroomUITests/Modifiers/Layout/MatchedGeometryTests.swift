import ChartroomUI
import Foundation
import Graphics
import Testing

/// The frames of views that share a geometry, on stages of 100 × 100 points.
@MainActor
@Suite("MatchedGeometry")
struct MatchedGeometryTests {
  private let model = Toggle()

  private func stage<Content: View>(
    @ViewBuilder _ content: @escaping (Namespace.ID) -> Content
  ) -> Stage {
    ChartroomUITests.stage(width: 100, height: 100) {
      Spaced { id in
        ZStack(alignment: .topLeading) {
          Color.clear; content(id)
        }
      }
    }
  }

  /// A source at (60, 10) of 30 × 20 points.
  private func source(_ space: Namespace.ID) -> some View {
    Color.red.frame(width: 30, height: 20).matchedGeometryEffect(id: 1, in: space)
      .offset(x: 60, y: 10)
  }

  /// A view at the origin that takes parts of the frame of a source.
  private func follower<Content: View>(
    _ content: Content, _ properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, in space: Namespace.ID
  ) -> some View {
    content.id("view")
      .matchedGeometryEffect(
        id: 1, in: space, properties: properties, anchor: anchor, isSource: false
      )
      .frame(width: 40, height: 50)
  }

  private func toggle(_ animation: Animation? = .linear(duration: 1)) {
    withAnimation(animation) { model.isOn.toggle() }
  }

  /// The frames of views with ids after a time.
  private func frames(
    of ids: String..., on stage: Stage, at time: TimeInterval? = nil
  ) -> [CGRect?] {
    _ = stage.drawList()
    if let time { stage.advance(to: time) }
    return ids.map { stage.frame(of: $0) }
  }

  @Test("a view that is no source is shown in the frame of the source, before and behind it")
  func follows() {
    let stage = stage { space in
      follower(Color.blue, in: space)
      source(space)
    }
    #expect(stage.frame(of: "view") == CGRect(60, 10, 30, 20))
    #expect(stage.drawList().description.contains("rect 60,10 30x20"))
  }

  @Test("the frame that a view has in the layout stays its own")
  func layout() {
    let stage = stage { space in
      VStack(spacing: 0) {
        follower(Color.blue, in: space)
        Color.green.frame(width: 10, height: 10).id("below")
      }
      source(space)
    }
    #expect(
      frames(of: "view", "below", on: stage) == [CGRect(60, 10, 30, 20), CGRect(15, 50, 10, 10)])
  }

  @Test("the size and the place are shared separately, about the anchor")
  func properties() {
    func frame(_ properties: MatchedGeometryProperties, _ anchor: UnitPoint) -> CGRect? {
      let stage = stage { space in
        follower(Color.blue, properties, anchor: anchor, in: space)
        source(space)
      }
      return stage.frame(of: "view")
    }
    #expect(frame(.size, .topLeading) == CGRect(0, 0, 30, 20))
    #expect(frame(.size, .bottomTrailing) == CGRect(10, 30, 30, 20))
    #expect(frame(.position, .topLeading) == CGRect(60, 10, 40, 50))
    #expect(frame(.position, .trailing) == CGRect(50, -5, 40, 50))
    #expect(frame([], .center) == CGRect(0, 0, 40, 50))
  }

  @Test("a view that does not take the size of the source has its anchor on that of the source")
  func fixedSize() {
    let stage = stage { space in
      follower(Color.blue.frame(width: 10, height: 10), anchor: .bottomTrailing, in: space)
      source(space)
    }
    #expect(stage.frame(of: "view") == CGRect(80, 20, 10, 10))
  }

  @Test("without a source, or with another identifier, a view has its own frame")
  func alone() {
    let stage = stage { space in
      follower(Color.blue, in: space)
      Color.red.frame(width: 5, height: 5).matchedGeometryEffect(id: 2, in: space)
    }
    #expect(stage.frame(of: "view") == CGRect(0, 0, 40, 50))
  }

  @Test("the first of several sources counts, and the others keep their frames")
  func severalSources() {
    let stage = stage { space in
      source(space)
      Color.green.frame(width: 5, height: 5).id("second")
        .matchedGeometryEffect(id: 1, in: space)
      follower(Color.blue, in: space)
    }
    #expect(
      frames(of: "view", "second", on: stage) == [CGRect(60, 10, 30, 20), CGRect(0, 0, 5, 5)])
  }

  @Test("a view with the source inside has its own frame, and sources inside of each other settle")
  func cycles() throws {
    let inside = stage { space in
      follower(
        ZStack(alignment: .topLeading) {
          Color.blue; source(space)
        }, in: space)
    }
    #expect(inside.frame(of: "view") == CGRect(0, 0, 40, 50))
    let mutual = stage { space in
      ForEach(0..<2) { index in
        ZStack(alignment: .topLeading) {
          Color.blue
          Color.red.frame(width: 5, height: 5).matchedGeometryEffect(id: index, in: space)
        }
        .matchedGeometryEffect(id: 1 - index, in: space, isSource: false)
      }
    }
    _ = mutual.drawList()
    try mutual.checkSettled()
  }

  @Test("a source inside of a view that takes the frame of another one lends its final frame")
  func chain() {
    let stage = stage { space in
      Color.green.id("last").matchedGeometryEffect(id: 2, in: space, isSource: false)
      follower(Color.blue.matchedGeometryEffect(id: 2, in: space), in: space)
      source(space)
    }
    #expect(stage.frame(of: "last") == CGRect(60, 10, 30, 20))
  }

  @Test("a view follows a source that is scaled, or scrolled without a layout")
  func transforms() {
    let stage = stage { space in
      Evaluated {
        ZStack(alignment: .topLeading) {
          follower(Color.blue, in: space)
          source(space).scaleEffect(0.5, anchor: .topLeading).offset(x: model.isOn ? 10 : 0)
        }
      }
    }
    #expect(stage.frame(of: "view") == CGRect(30, 5, 15, 10))
    model.isOn = true
    #expect(stage.frame(of: "view") == CGRect(40, 5, 15, 10))
  }

  @Test("pointers hit a view where it is shown")
  func hits() {
    let stage = stage { space in
      source(space)
      follower(Color.blue.onTapGesture { model.step += 1 }, in: space)
    }
    stage.send(.tap(at: CGPoint(x: 20, y: 40)))
    #expect(model.step == 0)
    stage.send(.tap(at: CGPoint(x: 75, y: 20)))
    #expect(model.step == 1)
  }

  // MARK: Motion

  @Test("in an animation, a view moves from the frame of one source to that of another")
  func motion() {
    let stage = stage { space in
      Evaluated {
        HStack(spacing: 0) {
          ForEach(0..<2) {
            Color.red.frame(width: 40, height: $0 == 0 ? 40 : 20)
              .matchedGeometryEffect(id: $0, in: space)
          }
        }
        .background {
          Color.blue.id("view")
            .matchedGeometryEffect(id: model.isOn ? 1 : 0, in: space, isSource: false)
        }
      }
    }
    #expect(stage.frame(of: "view") == CGRect(0, 0, 40, 40))
    toggle()
    #expect(frames(of: "view", on: stage, at: 0.5) == [CGRect(20, 5, 40, 30)])
    #expect(frames(of: "view", on: stage, at: 1) == [CGRect(40, 10, 40, 20)])
    toggle(nil)
    #expect(frames(of: "view", on: stage) == [CGRect(0, 0, 40, 40)])
  }

  @Test("a view that is inserted in an animation is at the frame of its source at once")
  func insertion() {
    let stage = stage { space in
      Evaluated {
        ZStack(alignment: .topLeading) {
          source(space)
          if model.isOn { follower(Color.blue, in: space) }
        }
      }
    }
    _ = stage.drawList()
    toggle()
    #expect(frames(of: "view", on: stage, at: 0.5) == [CGRect(60, 10, 30, 20)])
  }

  @Test("an inserted source starts at the frame of the removed one, which moves along")
  func replacement() {
    let stage = stage { space in
      Evaluated {
        HStack(alignment: .top, spacing: 0) {
          ForEach(0..<2) { index in
            Color.red.frame(width: 40, height: index == 0 ? 40 : 20)
              .background(alignment: .top) {
                if model.isOn == (index == 1) {
                  Color.blue.id(index == 0 ? "first" : "second")
                    .matchedGeometryEffect(id: "tab", in: space)
                }
              }
          }
        }
      }
    }
    #expect(frames(of: "first", "second", on: stage) == [CGRect(0, 0, 40, 40), nil])
    toggle()
    let middle = CGRect(20, 0, 40, 30)
    #expect(frames(of: "first", "second", on: stage, at: 0.5) == [middle, middle])
    #expect(frames(of: "first", "second", on: stage, at: 1) == [nil, CGRect(40, 0, 40, 20)])
  }

  @Test("views that replace each other move together in a container that moves, too")
  func movingContainer() {
    let stage = stage { space in
      Evaluated {
        VStack(spacing: 0) {
          if model.isOn {
            Color.blue.id("second").matchedGeometryEffect(id: 1, in: space)
              .frame(width: 60, height: 60)
          } else {
            Color.blue.id("first").matchedGeometryEffect(id: 1, in: space)
              .frame(width: 20, height: 20)
          }
        }
        .frame(width: 100, height: 100)
      }
    }
    _ = stage.drawList()
    toggle()
    let middle = CGRect(30, 30, 40, 40)
    #expect(frames(of: "first", "second", on: stage, at: 0.5) == [middle, middle])
    #expect(frames(of: "first", "second", on: stage, at: 1) == [nil, CGRect(20, 20, 60, 60)])
  }

  @Test("a view that is inserted while its source begins to move, moves with the source")
  func movingSource() {
    let stage = stage { space in
      Evaluated {
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space)
            .padding(.leading, model.isOn ? 40 : 0)
          if model.isOn { follower(Color.blue, in: space) }
        }
      }
    }
    _ = stage.drawList()
    toggle()
    #expect(frames(of: "view", on: stage, at: 0.5) == [CGRect(20, 0, 20, 20)])
  }

  @Test("a source that replaces a moving one starts where that is")
  func interruption() {
    let stage = stage { space in
      Evaluated {
        ZStack(alignment: .topLeading) {
          ForEach(0..<3) { index in
            if model.step == index {
              Color.blue.id(index).matchedGeometryEffect(id: 1, in: space)
                .frame(width: 20, height: 20).offset(x: 40 * Double(index))
            }
          }
        }
      }
    }
    _ = stage.drawList()
    for (step, time, x) in [(1, 0.5, 20.0), (2, 1, 50)] {
      withAnimation(.linear(duration: 1)) { model.step = step }
      _ = stage.drawList()
      stage.advance(to: time)
      #expect(stage.frame(of: step) == CGRect(x, 0, 20, 20))
    }
  }

  @Test("without an animation, an inserted source is at its frame at once")
  func still() {
    let stage = stage { space in
      Evaluated {
        if model.isOn {
          Color.blue.id("new").matchedGeometryEffect(id: 1, in: space)
        } else {
          source(space)
        }
      }
    }
    _ = stage.drawList()
    toggle(nil)
    #expect(stage.frame(of: "new") == CGRect(0, 0, 100, 100))
  }
}

/// A view with a namespace.
private struct Spaced<Content: View>: View {
  @Namespace private var space
  @ViewBuilder let content: (Namespace.ID) -> Content
  var body: some View { content(space) }
}
