import ChartroomCharts
import Foundation
import Testing

@Suite("Plottable")
struct PlottableTests {
  private enum City: String, Plottable { case cupertino = "Cupertino" }

  private struct Celsius: Plottable {
    var degrees: Double
    var primitivePlottable: Double { degrees }
    init(_ degrees: Double) { self.degrees = degrees }
    init?(primitivePlottable: Double) { self.init(primitivePlottable) }
  }

  private func roundTrip<Value: Plottable & Equatable>(_ value: Value) -> Bool {
    let plotted = value.primitivePlottable._plotted
    return Value.PrimitivePlottable._value(of: plotted).flatMap(Value.init(primitivePlottable:))
      == value
  }

  @Test("values survive the way into the chart and back")
  func values() {
    #expect(roundTrip(7) && roundTrip(UInt8(255)) && roundTrip(Int64(-5)) && roundTrip(2.5))
    #expect(roundTrip(Float(0.1)) && roundTrip(CGFloat(3)) && roundTrip(Decimal(12)))
    #expect(roundTrip("a") && roundTrip("") && roundTrip(true) && roundTrip(false))
    #expect(roundTrip(Date(timeIntervalSince1970: 1e9)) && roundTrip(City.cupertino))
    #expect(Celsius(20).primitivePlottable._plotted == .number(20))
    #expect(City.cupertino.primitivePlottable._plotted == .category("Cupertino"))
  }

  @Test("a value of another kind, or out of range, is none")
  func mismatches() {
    #expect(Int._value(of: .category("1")) == nil && String._value(of: .number(1)) == nil)
    #expect(UInt8._value(of: .number(256)) == nil && UInt8._value(of: .number(-1)) == nil)
    #expect(Int._value(of: .number(.nan)) == nil && Int._value(of: .number(.infinity)) == nil)
    #expect(Date._value(of: .number(0)) == nil && Bool._value(of: .category("yes")) == nil)
    #expect(City(primitivePlottable: "Rome") == nil)
  }
}
