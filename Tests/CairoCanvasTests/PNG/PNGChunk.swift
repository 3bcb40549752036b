/// A chunk of a PNG file.
struct PNGChunk {
  let name: String
  let data: [UInt8]

  /// The chunks of a file, in their order.
  static func all(in file: [UInt8]) -> [PNGChunk] {
    var result: [PNGChunk] = []
    var at = 8
    while at + 8 <= file.count {
      let count = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      result.append(
        PNGChunk(
          name: String(decoding: file[at + 4..<at + 8], as: UTF8.self),
          data: Array(file[at + 8..<at + 8 + count])))
      at += count + 12
    }
    return result
  }
}
