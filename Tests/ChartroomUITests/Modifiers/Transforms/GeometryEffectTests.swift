import ChartroomUI
import Foundation
import Graphics
import Testing

/// Moves a view to the right by a part of its width.
private struct Slide: GeometryEffect {
  var part: CGFloat

  nonisolated var animatableData: CGFloat {
    get { part }
    set { part = newValue }
  }

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: part * size.width, y: 0))
  }
}

/// A transform without animatable data.
private struct Fixed: GeometryEffect {
  var transform: ProjectionTransform
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

/// Turns a view about its centre, by an angle that is squared.
private struct Turn: GeometryEffect {
  var root: Double
  nonisolated var animatableData: Double {
    get { root }
    set { root = newValue }
  }

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
        .rotated(by: root * root).translatedBy(x: -size.width / 2, y: -size.height / 2))
  }
}

@MainActor
@Suite("GeometryEffect")
struct GeometryEffectTests {
  private let model = Toggle()

  private func stage<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Stage {
    let stage = ChartroomUITests.stage(width: 100, height: 60) { Evaluated(content: content) }
    _ = stage.drawList()
    return stage
  }

  /// The transform of the group that the stage draws; `nil` without a group.
  private func transform(_ stage: Stage) -> CGAffineTransform? {
    stage.drawList().firstGroup?.transform
  }

  private func animate(_ change: () -> Void) {
    withAnimation(.linear(duration: 1), change)
  }

  // MARK: Drawing

  @Test("the transform depends on the size, with its origin at the view's corner")
  func drawing() {
    let stage = stage {
      Color.red.frame(width: 40, height: 20).modifier(Slide(part: 0.5))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(transform(stage) == CGAffineTransform(translationX: 20, y: 0))
    let turned = self.stage {
      Color.red.frame(width: 40, height: 20).modifier(Turn(root: (.pi / 2).squareRoot()))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    // The right edge goes below the centre of the view, (20, 10).
    let image = CGPoint(x: 40, y: 10).applying(transform(turned) ?? .identity)
    #expect(abs(image.x - 20) < 1e-9 && abs(image.y - 30) < 1e-9)
  }

  @Test("the identity draws no group, and a transform of no number draws and hits nothing")
  func degenerate() {
    #expect(transform(stage { Color.red.modifier(Slide(part: 0)) }) == nil)
    for number in [CGFloat.nan, .infinity, -.infinity] {
      let log = Log<Int>()
      let stage = stage {
        Color.red.modifier(Slide(part: number)).onTapGesture { log.add(1) }
      }
      _ = stage.drawList().description
      stage.send(.tap(at: CGPoint(x: 50, y: 30)))
      #expect(log.take() == [])
    }
  }

  @Test("the layout is that of the view without the effect, and inner frames are transformed")
  func layout() {
    let log = Log<CGRect>()
    let stage = stage {
      HStack(spacing: 0) {
        GeometryReader { proxy in
          let _ = log.add(proxy.frame(in: .global))
          Color.red
        }
        .frame(width: 40).modifier(Slide(part: 0.5)).id("slid")
        Color.blue.id("next")
      }
    }
    #expect(stage.frame(of: "slid")?.size == CGSize(width: 40, height: 60))
    #expect(stage.frame(of: "next") == CGRect(40, 0, 60, 60))
    #expect(log.entries.last == CGRect(20, 0, 40, 60))
  }

  @Test("effects compose: the inner one applies first, in the coordinates of its view")
  func composition() {
    let double = Fixed(transform: ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1)))
    func image<Effects: View>(_ effects: @escaping (Color) -> Effects) -> CGFloat {
      var list = stage {
        effects(.red).frame(width: 40).frame(maxWidth: .infinity, alignment: .leading)
      }.drawList()
      var point = CGPoint.zero
      var transforms: [CGAffineTransform] = []
      while let group = list.firstGroup {
        transforms.append(group.transform)
        list = group.contents
      }
      for transform in transforms.reversed() { point = point.applying(transform) }
      return point.x
    }
    #expect(image { $0.modifier(Slide(part: 0.5)).modifier(double) } == 40)
    #expect(image { $0.modifier(double).modifier(Slide(part: 0.5)) } == 20)
  }

  @Test("a projection is drawn as one, and an affine one as a transform")
  func projection() throws {
    var leaning = ProjectionTransform()
    leaning.m13 = 0.004
    let group = try #require(
      stage { Color.red.modifier(Fixed(transform: leaning)) }
        .drawList().firstGroup)
    #expect(group.projection == leaning)
    let flat = ProjectionTransform(CGAffineTransform(a: 1, b: 0.25, c: 0, d: 1, tx: 2, ty: 3))
    let affine = try #require(
      stage { Color.red.modifier(Fixed(transform: flat)) }
        .drawList().firstGroup)
    #expect(affine.projection == nil && affine.transform == flat.affine)
  }

  // MARK: Animation

  @Test("an animation interpolates the data, and evaluates no body")
  func animation() {
    let stage = stage {
      Color.red.frame(width: 40, height: 20).modifier(Turn(root: model.isOn ? 2 : 0))
    }
    animate { model.isOn = true }
    _ = stage.drawList()
    let (bodies, sizes) = (stage.counts.bodies, stage.counts.measurements)
    for (time, root) in [(0.25, 0.5), (0.5, 1), (0.75, 1.5), (1, 2)] {
      stage.advance(to: time)
      // The angle is the square of the data: not the transform is interpolated.
      #expect(abs((transform(stage)?.a ?? 9) - cos(root * root)) < 1e-9)
    }
    #expect(stage.counts.bodies == bodies && stage.counts.measurements == sizes)
    #expect(!stage.isAnimating)
  }

  @Test("an effect without data takes effect at once, and a redirected one from where it is")
  func changes() {
    let fixed = stage {
      Color.red.modifier(
        Fixed(
          transform: ProjectionTransform(
            CGAffineTransform(translationX: model.isOn ? 80 : 40, y: 0))))
    }
    animate { model.isOn = true }
    #expect(transform(fixed)?.tx == 80)
    #expect(!fixed.isAnimating)
    model.isOn = false
    let slide = stage { Color.red.modifier(Slide(part: model.isOn ? 0.8 : 0)) }
    animate { model.isOn = true }
    _ = slide.drawList()
    slide.advance(to: 0.5)
    #expect(transform(slide)?.tx == 40)
    animate { model.isOn = false }
    #expect(transform(slide)?.tx == 40)
    model.isOn = true
    #expect(abs((transform(slide)?.tx ?? 0) - 80) < 1e-9)
  }

  @Test("the size is the presented one while the view grows")
  func growth() {
    let stage = stage {
      Color.red.frame(width: model.isOn ? 80 : 40, height: 20).modifier(Slide(part: 0.5))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(transform(stage)?.tx == 20)
    animate { model.isOn = true }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    #expect(transform(stage)?.tx == 30)
    stage.advance(to: 1)
    #expect(transform(stage)?.tx == 40)
  }

  // MARK: Hit testing

  /// Returns the places, in the view, of taps on the stage.
  private func taps<Effect: GeometryEffect>(
    _ points: [CGPoint], on effect: Effect
  ) -> [CGPoint?] {
    points.map { point in
      let log = Log<CGPoint>()
      let stage = stage {
        Color.red.frame(width: 40, height: 20)
          .gesture(SpatialTapGesture().onEnded { log.add($0.location) })
          .modifier(effect).padding(.leading, 10).padding(.top, 20)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      stage.send(.tap(at: point))
      return log.entries.first
    }
  }

  @Test("pointers reach the view where it is drawn, in its own coordinates")
  func hitTesting() {
    let points = [CGPoint(x: 20, y: 25), CGPoint(x: 31, y: 25), CGPoint(x: 65, y: 39)]
    #expect(
      taps(points, on: Slide(part: 0.5)) == [nil, CGPoint(x: 1, y: 5), CGPoint(x: 35, y: 19)])
    #expect(
      taps(points, on: Fixed(transform: ProjectionTransform(.init(scaleX: 0, y: 1))))
        == [nil, nil, nil])
  }

  @Test("pointers reach a view in perspective, and nothing behind the eye")
  func perspective() throws {
    var leaning = ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 1))
    leaning.m13 = 0.02
    let own = CGPoint(x: 30, y: 10)
    let shown = own.applying(leaning)
    let found = try #require(
      taps([CGPoint(x: shown.x + 10, y: shown.y + 20)], on: Fixed(transform: leaning))[0])
    #expect(abs(found.x - own.x) < 1e-9 && abs(found.y - own.y) < 1e-9)
    // The point (30, 10) has w = -2 and would be at (20, 20); no other one would.
    (leaning.m13, leaning.m31, leaning.m32) = (-0.1, -100, -60)
    #expect(taps([CGPoint(x: 30, y: 40)], on: Fixed(transform: leaning)) == [nil])
  }

  @Test("during an animation, pointers reach the view where it is displayed")
  func movingTarget() {
    let log = Log<Int>()
    let stage = stage {
      Color.red.frame(width: 20, height: 20).onTapGesture { log.add(1) }
        .modifier(Slide(part: model.isOn ? 4 : 0))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    animate { model.isOn = true }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    stage.send(.tap(at: CGPoint(x: 90, y: 10)))
    #expect(log.take() == [])
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    #expect(log.take() == [1])
  }

  // MARK: ignoredByLayout

  @Test("an effect that layout ignores is drawn and animated alike")
  func ignoredDrawing() {
    func lists<Effect: GeometryEffect>(_ effect: @escaping (CGFloat) -> Effect) -> [DrawList] {
      model.isOn = false
      let stage = stage { Color.red.modifier(effect(model.isOn ? 0.5 : 0.25)) }
      let first = stage.drawList()
      animate { model.isOn = true }
      _ = stage.drawList()
      return [first]
        + [0.25, 0.5, 1].map {
          stage.advance(to: $0)
          return stage.drawList()
        }
    }
    let plain = lists { Slide(part: $0) }
    #expect(lists { Slide(part: $0).ignoredByLayout() } == plain)
    #expect(Set(plain.map { $0.firstGroup?.transform.tx }).count == 4)
    let effect = Slide(part: 0.5)
    let size = CGSize(width: 8, height: 9)
    #expect(effect.ignoredByLayout().effectValue(size: size) == effect.effectValue(size: size))
  }

  @Test("coordinates and pointers are those without an effect that layout ignores")
  func ignoredGeometry() {
    let log = Log<CGRect>()
    let stage = stage {
      GeometryReader { proxy in
        let _ = log.add(proxy.frame(in: .global))
        Color.red
      }
      .frame(width: 40).modifier(Slide(part: 0.5).ignoredByLayout())
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(stage.drawList().firstGroup?.transform.tx == 20)
    #expect(log.entries.last == CGRect(0, 0, 40, 60))
    let points = [CGPoint(x: 11, y: 25), CGPoint(x: 60, y: 25)]
    #expect(
      taps(points, on: Slide(part: 0.5).ignoredByLayout()) == [CGPoint(x: 1, y: 5), nil])
  }
}
