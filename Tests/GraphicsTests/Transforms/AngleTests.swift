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
}
