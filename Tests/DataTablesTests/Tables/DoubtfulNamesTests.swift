import DataTables
import Testing

@Suite("DoubtfulNames")
struct DoubtfulNamesTests {
  @Test(
    "numbers with units, durations, times of day and missing words of a first line are values among their like",
    arguments: [
      ("1.5G\t./a\n312M\t./b\n", "1.5G", 2), ("4.0K\t./a\n12K\t./b\n0\t./c\n", "4.0K", 3),
      ("12ms,a\n15ms,b\n", "12ms", 2), ("1h2m,a\n45m,b\n", "1h2m", 2),
      ("a,00:12\nb,00:15\n", "00:12", 2), ("a,NULL\nb,3\n", "NULL", 2),
      ("a,b,NA\nc,d,5\ne,f,NA\n", "NA", 3), ("a,None\nb,3\nc,None\n", "None", 3),
      ("1.2s,a\n300ms,b\n", "1.2s", 2), ("800m,a\n5km,b\n", "800m", 2),
      ("12G\t./a\n312M\t./b\n", "12G", 2),
      ("1.5G /tmp\n312M /var\n900K /usr\n", "1.5G", 3),
    ])
  func values(text: String, value: String, count: Int) throws {
    let table = try DelimitedReader().read(Array(text.utf8), name: "x")
    #expect(table.count == count)
    let sentence = "The first line was read as data, because it contains '\(value)'."
    #expect(table.assumptions.contains(sentence))
  }

  @Test(
    "they are names above other values, or beside a name above values",
    arguments: [
      ("date,1m,5m\n2026-01-01,1,2\n", nil), ("h,12ms\na,15\n", nil),
      ("id,00:12\n1,00:13\n", nil), ("Region,Yes,No,N/A\nNorth,5,3,1\n", nil),
      ("name,NA\nBob,5\n", "NA"), ("drug,None\na,5\n", "None"),
      ("athlete,100m,200m\nBolt,9.58s,19.19s\n", "100m"), ("host,1m,5m\nweb,200ms,300ms\n", "1m"),
      ("metric,1h,24h\nread,200ms,300ms\n", "1h"), ("name,5K\nBob,25:10\n", "5K"),
      ("name,00:12\nBob,5\n", nil),
    ])
  func names(text: String, doubtful: String?) throws {
    let table = try DelimitedReader().read(Array(text.utf8), name: "x")
    #expect(table.count == 1)
    let sentence = doubtful.map {
      "The first line was read as the names of the columns, although it contains '\($0)'."
    }
    #expect(table.assumptions == [sentence].compactMap(\.self))
  }
}
