import ChartroomUI
import Foundation
import Graphics
import Testing

/// Paints and strokes that animations interpolate.
@MainActor
@Suite("Animatable paints")
struct AnimatablePaintTests {
  private static let environment = EnvironmentValues()

  private static func color(_ color: Color) -> BasicPaint { .color(color.resolve(in: .light)) }

  private static func gradient(_ colors: [Color], _ locations: [CGFloat]) -> ResolvedGradient {
    Gradient(stops: zip(colors, locations).map { Gradient.Stop(color: $0, location: $1) })
      .resolve(in: .light)
  }

  private static let pixel: RasterImage = {
    guard let image = RasterImage(width: 1, height: 1, bgraPremultiplied: [0, 0, 255, 255]) else {
      preconditionFailure("One pixel has four bytes")
    }
    return image
  }()

  private static let paints: [BasicPaint] = [
    color(.red), color(.black.opacity(0.25)),
    .linear(gradient([.red, .blue], [0, 1]), .top, .bottomTrailing),
    .radial(gradient([.red, .blue], [0.25, 0.75]), UnitPoint(x: 0.1, y: 0.2), 3, 5),
    .angular(gradient([.red, .blue], [0.5, 0.5]), .leading, .radians(1), .radians(2)),
    .elliptical(gradient([.red, .blue], [0.25, 0.75]), UnitPoint(x: 0.1, y: 0.2), 0, 0.5),
    .mesh(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0.25], [0, 1], [1, 1]],
        colors: [.red, .blue, .black, .white], background: .green
      ).resolve { $0.resolve(in: .light) }),
    .image(ImageTile(image: pixel, size: CGSize(width: 2, height: 3))),
    .shadowed(
      color(.red),
      StyleShadow(
        isInner: false, color: Color.black.resolve(in: .light), radius: 2,
        offset: CGPoint(x: 1, y: -1))),
    .shadowed(
      color(.red),
      StyleShadow(
        isInner: true, color: Color.black.resolve(in: .light), radius: 2,
        offset: CGPoint(x: 1, y: -1))),
  ]

  /// The paint a part of the way from one to another.
  private static func between(
    _ start: BasicPaint, _ end: BasicPaint, _ part: Double
  ) -> BasicPaint {
    var paint = end
    paint.animatableData =
      start.animatableData + (end.animatableData - start.animatableData).scaled(by: part)
    return paint
  }

  private static func components(_ paint: BasicPaint) -> [Double] {
    guard case .color(let color) = paint else { return [] }
    return [color.red, color.green, color.blue, color.opacity].map {
      (Double($0) * 1000).rounded() / 1000
    }
  }

  @Test("the data of a paint give the same paint")
  func roundTrip() {
    for paint in Self.paints {
      var copy = paint
      copy.animatableData = paint.animatableData
      #expect(copy == paint)
    }
  }

  @Test("only paints of one kind with as many colours have a way between them")
  func similarity() {
    for (first, paint) in Self.paints.enumerated() {
      for (second, other) in Self.paints.enumerated() {
        #expect(paint.isSimilar(to: other) == (first == second || first < 2 && second < 2))
      }
    }
    let three = BasicPaint.linear(
      Self.gradient([.red, .blue, .red], [0, 0.5, 1]), .top, .bottomTrailing)
    #expect(!three.isSimilar(to: Self.paints[2]) && !Self.paints[2].isSimilar(to: three))
  }

  @Test("every number of a gradient moves evenly")
  func gradients() {
    let (start, end) = (UnitPoint(x: 0.25, y: 0.5), UnitPoint(x: 0.75, y: 1))
    let (first, last) = (Self.gradient([.black, .red], [0, 0.5]), [0.5, 1] as [CGFloat])
    let second = Self.gradient([.black, .red], last)
    let middle = Self.gradient([.black, .red], [0.25, 0.75])
    let point = UnitPoint(x: 0.5, y: 0.75)
    #expect(
      Self.between(.linear(first, start, end), .linear(second, end, start), 0.5)
        == .linear(middle, point, point))
    #expect(
      Self.between(.radial(first, start, 2, 8), .radial(second, end, 4, 16), 0.5)
        == .radial(middle, point, 3, 12))
    #expect(
      Self.between(
        .angular(first, start, .radians(1), .radians(8)),
        .angular(second, end, .radians(2), .radians(4)), 0.5)
        == .angular(middle, point, .radians(1.5), .radians(6)))
  }

  @Test("a colour that fades in or out has its hue all the time")
  func fades() {
    let red = Self.color(Color(red: 1, green: 0, blue: 0))
    for (start, end) in [
      (Self.color(.clear), red), (red, Self.color(Color(red: 0, green: 0, blue: 1).opacity(0))),
    ] {
      for part in [0.25, 0.5, 0.75] {
        let found = Self.components(Self.between(start, end, part))
        #expect(found.prefix(3) == [1, 0, 0])
        #expect(found.last == (end == red ? part : 1 - part))
      }
    }
  }

  @Test("colours are weighted by their opacities, and opacity stays in its range")
  func overshooting() {
    let (blue, red) = (
      Self.color(Color(red: 0, green: 0, blue: 1).opacity(0.25)),
      Self.color(Color(red: 1, green: 0, blue: 0).opacity(0.75))
    )
    #expect(Self.components(Self.between(blue, red, 0.5)) == [0.75, 0, 0.25, 0.5])
    #expect(Self.components(Self.between(blue, red, 2)).last == 1)
    #expect(Self.components(Self.between(blue, red, -2)).last == 0)
  }

  @Test("a fill goes over to a similar one, and jumps to another kind of paint")
  func stages() {
    let model = Toggle()
    func text<First: ShapeStyle, Second: ShapeStyle>(
      _ first: First, _ second: Second
    ) -> String {
      model.isOn = false
      let stage = stage(width: 100, height: 100) {
        Evaluated {
          Rectangle().fill(model.isOn ? AnyShapeStyle(second) : AnyShapeStyle(first))
        }
      }
      _ = stage.drawList()
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      _ = stage.drawList()
      stage.advance(to: 0.5)
      return stage.drawList().description
    }
    #expect(text(Color.black, Color.white).contains("#808080"))
    let black = LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom)
    let white = LinearGradient(colors: [.white, .white], startPoint: .top, endPoint: .bottom)
    #expect(text(black, white).contains("#808080"))
    #expect(!text(Color.black, white).contains("#808080"))
  }
}
