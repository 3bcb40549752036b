import DataTables

/// Delimiter-separated values whose structure and types are found, with faults as errors or kept, and unfolded.
struct DelimitedTarget: FuzzTarget {
  let corpus =
    [
      "time,a,b\n2024-05-01,1,2\n2024-05-02,3,\n2024-05-03T12:30:05.25+02:00,5e3,-6.5\n",
      "Datum;Umsatz (€);Anteil\r\n01.05.2024;1.234,50;12,5 %\r\n02.05.2024;987,00;8 %\r\n",
      "ts\tload\n1714521600\t0.5\n1714525200\t0.7\n1714528800\tn.a.\n",
      "# note\nday|visits|city\n5/1/2024|$1,200|Rome\n5/13/2024|-$5|\"New \"\"York\"\"\"\n",
      "when,n\n\"May 1, 2024, 2:05 PM\",1'000\n\"Sept 2, 2024, 9:00 AM\",2'000\n",
      "country,2019,2020\nItaly,1.5,2\nNorway,3,4\n", "v\n1\n\n3\n", "1,2\n3,4\n", "a,b,\n1,2,\n",
      "city,n\nK\u{F6}ln,1\n", "x\n1-May-24\n2-Jun-24\n", "year,v\n2020,1\n2021,2\n2022,3\n",
      "Filesystem      Size  Used Mounted on\nudev            3.9G     0 /dev\ntmpfs           796M  1.3M /run\n",
      "time,temp,hum\n,°C,%\n2024-05-01,5,60\n# half\n2024-05-02,6,61\n",
      "#t,v\n1,2\n#\n3,inf\n# end",
      "sep=;\na;b,c\n1;2\n3;4\n", "Report\nby Ada, 2024\n\nname,v,w\nA,1,2\nB,x,3\n",
      "a,b\r1,2\r3,4\r",
      "Country,Code,2019,2020,2021,2022,2023\nItaly,IT,1,2,3,4,5\nNorway,NO,,4,x,6,7\n",
      "at,v\n10:00,5\n11:30,6\n" + String(repeating: "12:00,7\n", count: 9) + "noon,8\n",
    ].map { Array($0.utf8) } + [Array("city,n\nK".utf8) + [0xF6] + Array("ln,1\n".utf8)]

  let tokens =
    [
      ",", ";", "\t", "|", "\n", "\r\n", "\"", "\"\"", " ", "#", "\n# ", "sep=;", "°C", "1", "-",
      "+", ".", "e", "%", "$",
      "'", ":", "/", "AM", "pm", "May", "1e999", "NaN", "inf", "n.a.", "9223372036854775808",
      "-9223372036854775808", "99999999999999999999", "31.12.9999", "12/31/0001", "2024-02-30",
      "23:59:60", "+99:99", "\u{FEFF}", "\u{A0}", "\u{202F}", "\0", "é",
    ].map { Array($0.utf8) } + [[0xFF, 0xFE], [0xFE, 0xFF], [0xC0], [0xE2, 0x82], [0x93]]

  func run(_ input: [UInt8], number: Int) throws {
    // The kernels stop 16 bytes before the end of a text, which most inputs are too short to exceed.
    let input = number.isMultiple(of: 2) ? input : input + input.suffix(24) + input.suffix(24)
    var reader = DelimitedReader()
    reader.keepsFaults = number.isMultiple(of: 3)
    reader.times = number.isMultiple(of: 7) ? StatedTimes.allCases[number / 7 % 3] : nil
    let (table, words) = try read(input, reader)
    try table?.checkLaws()
    try table?.unfolded(instant: nil)?.table.checkLaws()
    reader.usesKernels = false
    let (_, expected) = try read(input, reader)
    guard words == expected else {
      throw Finding("with kernels \(words.prefix(200)), without them \(expected.prefix(200))")
    }
  }

  /// Reads a table, and returns it or `nil`, and the table or the error as text.
  private func read(
    _ input: [UInt8], _ reader: DelimitedReader
  ) throws -> (DataTable?, String) {
    do throws(TableError) {
      let table = try reader.read(input, name: "input.csv")
      return (table, "\(table)")
    } catch {
      guard (error.line ?? 1) >= 1, (error.character ?? 1) >= 1, !error.message.isEmpty else {
        throw Finding("an impossible place, or no words: \(error)")
      }
      return (nil, "\(error)")
    }
  }
}
