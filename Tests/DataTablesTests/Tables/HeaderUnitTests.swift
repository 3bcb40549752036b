import DataTables
import Testing

@Suite("The units of headers")
struct HeaderUnitTests {
  @Test(
    "stand in parentheses or brackets, and without a space are known ones",
    arguments: [
      ("Distance (km)", "Distance", "km"), ("Distance(km)", "Distance", "km"),
      ("speed[m/s]", "speed", "m/s"), ("T(°C)", "T", "°C"), ("Price(EUR)", "Price", "EUR"),
      ("Net (Mio)", "Net", "Mio"), ("count(*)", "count(*)", nil),
      ("sum(amount)", "sum(amount)", nil), ("V(out)", "V(out)", nil), ("f(x)", "f(x)", nil),
    ])
  func units(header: String, name: String, unit: String?) throws {
    let text = "day,\(header)\n2026-01-01,1\n2026-01-02,2\n"
    let column = try DelimitedReader().read(Array(text.utf8), name: "x").columns[1]
    #expect(column.name == name && column.unit == unit)
  }
}
