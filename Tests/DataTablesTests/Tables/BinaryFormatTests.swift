import DataTables
import Testing

@Suite("BinaryFormat")
struct BinaryFormatTests {
  @Test(
    "is recognised by the first bytes",
    arguments: [
      ([0x1F, 0x8B, 8, 0], .gzip), ([0x28, 0xB5, 0x2F, 0xFD, 4], .zstandard),
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0], .xz), (Array("BZh91AY&SY".utf8), .bzip2),
      (Array("PK\u{3}\u{4}".utf8) + Array(repeating: 0, count: 26) + Array("xl/a".utf8), .excel),
      (Array("PK\u{3}\u{4}".utf8) + Array(repeating: 0, count: 26) + Array("a.csv".utf8), .zip),
      (
        Array("PK\u{3}\u{4}".utf8) + Array(repeating: 0, count: 26)
          + Array("mimetypeapplication/vnd.oasis.opendocument.spreadsheet".utf8), .openDocument
      ),
      ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .oldExcel),
      (Array("PAR1".utf8) + [0, 1] + Array("PAR1".utf8), .parquet),
      (Array("ARROW1\0\0".utf8), .arrow), (Array("SQLite format 3\0".utf8), .sqlite),
      (Array("\u{89}PNG".utf8), nil), ([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10], .png),
      ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg), (Array("%PDF-1.7".utf8), .pdf),
      ([], nil), (Array("a,b\n1,2\n".utf8), nil), (Array("PAR1,x\n1,2\n".utf8), nil),
      (Array("BZh,PK\n1,2\n".utf8), nil),
    ] as [([UInt8], BinaryFormat?)])
  func formats(bytes: [UInt8], format: BinaryFormat?) {
    #expect(BinaryFormat(of: bytes) == format)
  }

  @Test("only readers of files that can have raw values advise to read them")
  func rawValues() {
    let bytes = Array("a,b\n1,".utf8) + [0]
    for hasOption in [false, true] {
      var reader = DelimitedReader()
      reader.hasRawOption = hasOption
      #expect {
        try reader.read(bytes, name: "a.csv")
      } throws: {
        "\($0)".hasSuffix(
          hasOption
            ? "Give a file of text, or read raw values with their types, such as --raw f64."
            : "Give a file of text.")
      }
    }
  }

  @Test("every reader of texts reports the format and the remedy")
  func errors() {
    let gzip: [UInt8] = [0x1F, 0x8B, 8, 0]
    let message =
      "a.gz: the file is compressed with gzip, expected a table as text. Decompress it: zcat FILE."
    for read in [
      DelimitedReader().read, JSONTableReader().read, JSONTableReader().readLines,
      PrometheusReader().read,
    ] {
      #expect {
        try read(gzip, "a.gz")
      } throws: {
        "\($0)" == message
      }
    }
    func words(_ format: BinaryFormat, _ name: String = "a") -> String {
      "\(format.error(name: name, reader: "chartroom plot -"))"
    }
    #expect(words(.gzip).hasSuffix(" Decompress it: zcat a | chartroom plot -."))
    #expect(words(.zstandard, "a b").hasSuffix(" zstdcat FILE | chartroom plot -."))
    #expect(
      words(.excel).hasSuffix(
        "the format is Excel (xlsx), expected a table as text. Export the sheet as CSV."))
    #expect(words(.parquet).hasSuffix("Export the columns as CSV, or as raw values for --raw f64."))
    // Other readers have no option for raw values.
    #expect("\(BinaryFormat.arrow.error(name: "a"))".hasSuffix(" Export the columns as CSV."))
    #expect(words(.png).hasSuffix(" Give the table from which it was made."))
  }
}
