import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Transform effects")
struct TransformEffectTests {
  @MainActor
  private final class Log {
    var points: [CGPoint] = []
  }

  /// The one group around what `content` draws.
  private static func group<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) throws -> DrawGroup {
    let list = stage(width: 100, height: 60, content: content).drawList()
    guard case .group(let group)? = list.commands.first, list.commands.count == 1 else {
      throw Missing()
    }
    return group
  }

  private struct Missing: Error {}

  @Test("affine effects are transforms about their anchor")
  func affine() throws {
    #expect(
      try Self.group { Color.red.scaleEffect(2) }.transform
        == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -50, ty: -30))
    #expect(
      try Self.group { Color.red.scaleEffect(x: 3, anchor: .topLeading) }.transform
        == CGAffineTransform(scaleX: 3, y: 1))
    #expect(
      try Self.group { Color.red.rotationEffect(.degrees(90), anchor: .topLeading) }.transform
        == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    let shear = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 3, ty: 4)
    let sheared = try Self.group { Color.red.transformEffect(shear) }
    #expect(sheared.transform == shear && sheared.projection == nil)
    let flat = try Self.group {
      Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    #expect(flat.projection == nil && abs(flat.transform.a - 0.5) < 1e-9)
  }

  @Test("a turn about z is a rotation, and no turn at all leaves no group")
  func equalities() {
    func draws<Content: View>(_ content: Content) -> DrawList {
      stage(width: 100, height: 60) { content }.drawList()
    }
    let anchor = UnitPoint(x: 0.2, y: 0.7)
    #expect(
      draws(
        Color.red.rotation3DEffect(.degrees(33), axis: (x: 0, y: 0, z: 2), anchor: anchor))
        == draws(Color.red.rotationEffect(.degrees(33), anchor: anchor)))
    let plain = draws(Color.red)
    #expect(draws(Color.red.rotation3DEffect(.zero, axis: (x: 1, y: 1, z: 0))) == plain)
    #expect(draws(Color.red.rotation3DEffect(.degrees(9), axis: (x: 0, y: 0, z: 0))) == plain)
    #expect(draws(Color.red.scaleEffect(1)) == plain)
    #expect(draws(Color.red.projectionEffect(ProjectionTransform())) == plain)
  }

  @Test("effects change no layout")
  func layout() {
    let stage = stage(width: 100, height: 60) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).id("inner").scaleEffect(3)
          .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)).id("outer")
        Color.blue.id("next")
      }
    }
    #expect(stage.frame(of: "inner") == CGRect(0, 20, 20, 20))
    #expect(stage.frame(of: "outer") == CGRect(0, 20, 20, 20))
    #expect(stage.frame(of: "next") == CGRect(20, 0, 80, 60))
  }

  /// Drags in a view under `effect`, and gives the places that the view was told.
  private static func places<Effect: View>(
    from start: CGPoint, to end: CGPoint, _ effect: (AnyView) -> Effect
  ) -> [CGPoint] {
    let log = Log()
    let stage = stage(width: 100, height: 60) {
      effect(
        AnyView(
          Color.red.gesture(
            DragGesture(minimumDistance: 0).onEnded {
              log.points = [$0.startLocation, $0.location]
            })
        )
      )
      .padding(20)
    }
    stage.send(.drag(from: start, to: end, steps: 1))
    return log.points
  }

  @Test("pointers reach a view where it is drawn, in its own coordinates")
  func pointers() {
    // The view is 60 x 20 points at (20, 20).
    let scaled = Self.places(from: CGPoint(x: 30, y: 25), to: CGPoint(x: 50, y: 30)) {
      $0.scaleEffect(0.5)
    }
    #expect(scaled.isEmpty)
    let inside = Self.places(from: CGPoint(x: 40, y: 26), to: CGPoint(x: 50, y: 30)) {
      $0.scaleEffect(0.5)
    }
    #expect(inside == [CGPoint(x: 10, y: 2), CGPoint(x: 30, y: 10)])
    let turned = Self.places(from: CGPoint(x: 50, y: 55), to: CGPoint(x: 55, y: 5)) {
      $0.rotationEffect(.degrees(90))
    }
    #expect(turned == [CGPoint(x: 55, y: 10), CGPoint(x: 5, y: 5)])
    let outside = Self.places(from: CGPoint(x: 25, y: 30), to: CGPoint(x: 50, y: 30)) {
      $0.rotationEffect(.degrees(90))
    }
    #expect(outside.isEmpty)
    let flat = Self.places(from: CGPoint(x: 50, y: 30), to: CGPoint(x: 52, y: 30)) {
      $0.rotation3DEffect(.degrees(90), axis: (x: 1, y: 0, z: 0))
    }
    #expect(flat.isEmpty)
  }

  @Test("pointers reach a view in perspective through all effects around it")
  func perspectivePointers() throws {
    var first = ProjectionTransform(CGAffineTransform(a: 1, b: 0.1, c: -0.2, d: 0.8, tx: 3, ty: 2))
    (first.m13, first.m23) = (0.004, -0.002)
    let second = ProjectionTransform(
      turning: .degrees(35), about: (1, 2, 0), anchorZ: 0, nearness: 1 / 60
    ).around(CGPoint(x: 30, y: 10))
    let own = [CGPoint(x: 12, y: 4), CGPoint(x: 44, y: 15)]
    let seen = own.map { point in
      let image = point.applying(first).applying(second)
      return CGPoint(x: image.x + 20, y: image.y + 20)
    }
    let told = Self.places(from: seen[0], to: seen[1]) {
      $0.projectionEffect(first)
        .rotation3DEffect(.degrees(35), axis: (x: 1, y: 2, z: 0))
    }
    try #require(told.count == 2)
    for (told, own) in zip(told, own) {
      #expect(hypot(told.x - own.x, told.y - own.y) < 1e-9)
    }
  }

  @Test("a drag beyond the horizon of a view stays at its last place")
  func horizon() {
    var leaning = ProjectionTransform()
    leaning.m13 = 0.02
    // The view's far right comes no further than 1 / 0.02 = 50 points.
    let told = Self.places(from: CGPoint(x: 30, y: 22), to: CGPoint(x: 90, y: 22)) {
      $0.projectionEffect(leaning)
    }
    #expect(told.count == 2 && told.first == told.last)
  }

  @Test("hostile numbers neither trap nor touch", arguments: [0, .nan, .infinity, -1e300, 1e300])
  func hostile(number: CGFloat) {
    let angle = Angle(radians: Double(number))
    func tapped<Effect: View>(_ effect: (AnyView) -> Effect) {
      let stage = stage(width: 100, height: 60) {
        effect(
          AnyView(
            GeometryReader { proxy in
              Color.red.frame(width: proxy.frame(in: .global).width).onTapGesture {}
            }))
      }
      stage.send(.tap(at: CGPoint(x: 50, y: 30)))
      _ = stage.drawList().description
    }
    tapped { $0.scaleEffect(number) }
    tapped { $0.rotationEffect(angle) }
    tapped { $0.rotation3DEffect(angle, axis: (x: number, y: 1, z: number)) }
    tapped {
      $0.rotation3DEffect(
        .degrees(20), axis: (x: 0, y: 1, z: 0), anchor: UnitPoint(x: number, y: 0),
        anchorZ: number, perspective: number)
    }
    tapped { $0.transformEffect(CGAffineTransform(translationX: number, y: number)) }
  }
}
