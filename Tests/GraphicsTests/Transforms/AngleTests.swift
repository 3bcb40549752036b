import Graphics
import Testing

@Suite("Angle")
struct AngleTests {
  @Test("degrees and radians are two readings of one angle")
  func readings() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle.radians(.pi / 2).degrees == 90)
    var angle = Angle()
    #expect(angle == .zero)
    angle.degrees = 360
    #expect(angle.radians == 2 * .pi)
    #expect(Angle(degrees: 45) == .degrees(45))
  }

  @Test("a full turn is larger than none")
  func order() {
    #expect(Angle.zero < .degrees(360))
    #expect(Angle.degrees(-90) < .zero)
    #expect(Angle.degrees(360) != .zero)
  }

  @Test("angles add, subtract and scale")
  func arithmetic() {
    var angle = Angle.radians(1) + .radians(2) - .radians(0.5)
    #expect(angle == .radians(2.5) && -angle == .radians(-2.5))
    #expect(angle * 2 == .radians(5) && angle / 2 == .radians(1.25))
    angle += .radians(1)
    angle -= .radians(0.5)
    angle *= 4
    angle /= 2
    #expect(angle == .radians(6))
  }
}
