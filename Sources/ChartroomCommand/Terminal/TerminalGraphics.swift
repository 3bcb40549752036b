package import CairoCanvas
import Foundation

/// A way to show pictures in a terminal.
package enum TerminalGraphics: Equatable, Sendable {
  /// The graphics protocol of kitty, also of Ghostty, WezTerm and Konsole.
  case kitty
  /// Sixels, of xterm, foot, mlterm, Windows Terminal and others.
  case sixel
  /// Characters whose upper half has one colour and whose lower half another one, of 24 bits or of the 256 of xterm.
  case halfBlocks(has24Bits: Bool)

  /// The question that a terminal answers with what it can show: whether it has kitty's protocol, and its attributes,
  /// which each terminal answers.
  package static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c"

  /// Returns what the environment alone says about a terminal.
  ///
  /// - Parameter environment: The environment of the process.
  /// - Returns: The way; `nil` if the terminal has to be asked.
  package static func known(by environment: [String: String]) -> TerminalGraphics? {
    // Multiplexers do not pass on what the outer terminal shows.
    guard environment["TMUX"] == nil, environment["STY"] == nil else { return nil }
    let isKitty =
      environment["KITTY_WINDOW_ID"] != nil
      || ["xterm-kitty", "xterm-ghostty"].contains(environment["TERM"])
      || ["ghostty", "WezTerm"].contains(environment["TERM_PROGRAM"])
    return isKitty ? .kitty : nil
  }

  /// Reads the answer of a terminal.
  ///
  /// - Parameters:
  ///   - answer: The bytes, which can be cut off or empty.
  ///   - environment: The environment, which says how many colours characters have.
  package init(answer: [UInt8], environment: [String: String]) {
    let text = String(decoding: answer, as: UTF8.self)
    let has24Bits = ["truecolor", "24bit"].contains(environment["COLORTERM"])
    if text.contains("\u{1B}_Gi=31;OK") {
      self = .kitty
    } else if Self.attributes(in: text).contains("4") {
      self = .sixel
    } else {
      self = .halfBlocks(has24Bits: has24Bits)
    }
  }

  /// Whether an answer is complete: it ends with the attributes of the terminal.
  package static func isComplete(_ answer: [UInt8]) -> Bool {
    !attributes(in: String(decoding: answer, as: UTF8.self)).isEmpty
  }

  /// Returns the attributes in an answer such as `ESC [ ? 62 ; 4 c`.
  private static func attributes(in text: String) -> [Substring] {
    guard let start = text.range(of: "\u{1B}[?", options: .backwards),
      let end = text[start.upperBound...].firstIndex(of: "c")
    else { return [] }
    return text[start.upperBound..<end].split(separator: ";")
  }

  /// Returns the bytes that show a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture, on an opaque background.
  ///   - png: The same picture as a PNG file.
  ///   - cells: The columns and rows of characters to fill.
  /// - Returns: The bytes, with a line feed at the end.
  package func bytes(
    of picture: Bitmap, png: [UInt8], cells: (columns: Int, rows: Int)
  ) -> [UInt8] {
    let text =
      switch self {
      case .kitty: KittyEncoder.text(png, cells: cells)
      case .sixel: SixelEncoder.text(picture)
      case .halfBlocks(let has24Bits):
        HalfBlockEncoder.text(picture, cells: cells, has24Bits: has24Bits)
      }
    return Array((text + "\n").utf8)
  }
}

/// The graphics protocol of kitty: a PNG file as base64, in chunks.
enum KittyEncoder {
  /// The maximum number of characters in a chunk.
  private static let chunkLength = 4_096

  static func text(_ png: [UInt8], cells: (columns: Int, rows: Int)) -> String {
    let data = Array(Data(png).base64EncodedString().utf8)
    var text = ""
    for start in stride(from: 0, to: data.count, by: chunkLength) {
      let end = min(start + chunkLength, data.count)
      // q=2 keeps the terminal from answering.
      let keys =
        start == 0 ? "a=T,f=100,q=2,c=\(cells.columns),r=\(cells.rows)," : ""
      let more = end < data.count ? 1 : 0
      text +=
        "\u{1B}_G\(keys)m=\(more);\(String(decoding: data[start..<end], as: UTF8.self))\u{1B}\\"
    }
    return text
  }
}

/// Characters of two colours each.
enum HalfBlockEncoder {
  static func text(
    _ picture: Bitmap, cells: (columns: Int, rows: Int), has24Bits: Bool
  ) -> String {
    let (columns, rows) = (max(cells.columns, 1), max(cells.rows, 1) * 2)
    let means = picture.means(columns: columns, rows: rows)
    let lines = stride(from: 0, to: rows, by: 2).map { row -> String in
      var line = ""
      var last: (String, String)?
      for column in 0..<columns {
        let upper = code(means[row * columns + column], has24Bits)
        let lower = code(means[(row + 1) * columns + column], has24Bits)
        if last.map({ $0 != (upper, lower) }) ?? true {
          line += "\u{1B}[38;\(upper);48;\(lower)m"
          last = (upper, lower)
        }
        line += "▀"
      }
      return line + "\u{1B}[0m"
    }
    return lines.joined(separator: "\n")
  }

  private static func code(_ color: (red: Int, green: Int, blue: Int), _ has24Bits: Bool) -> String
  {
    guard !has24Bits else { return "2;\(color.red);\(color.green);\(color.blue)" }
    return "5;\(paletteIndex(of: color))"
  }

  /// Returns the nearest of the 216 colours and 24 greys of xterm.
  private static func paletteIndex(of color: (red: Int, green: Int, blue: Int)) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    func nearest(_ value: Int) -> Int {
      levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
    }
    func distance(_ red: Int, _ green: Int, _ blue: Int) -> Int {
      let (r, g, b) = (red - color.red, green - color.green, blue - color.blue)
      return r * r + g * g + b * b
    }
    let (r, g, b) = (nearest(color.red), nearest(color.green), nearest(color.blue))
    let grey = min(max((color.red + color.green + color.blue - 24 + 15) / 30, 0), 23)
    let level = 8 + 10 * grey
    let isGrey =
      distance(level, level, level) < distance(levels[r], levels[g], levels[b])
    return isGrey ? 232 + grey : 16 + 36 * r + 6 * g + b
  }
}

extension Bitmap {
  /// Returns the mean colours of the cells of a grid over the image, row by row, on black.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, at least 1.
  ///   - rows: The number of rows, at least 1.
  /// - Returns: The colours, from 0 to 255.
  /// - Complexity: O(*n*) for *n* pixels.
  fileprivate func means(columns: Int, rows: Int) -> [(red: Int, green: Int, blue: Int)] {
    (0..<rows * columns).map { cell in
      let (row, column) = cell.quotientAndRemainder(dividingBy: columns)
      let left = min(column * width / columns, max(width - 1, 0))
      let top = min(row * height / rows, max(height - 1, 0))
      let right = min(max((column + 1) * width / columns, left + 1), width)
      let bottom = min(max((row + 1) * height / rows, top + 1), height)
      var (red, green, blue) = (0, 0, 0)
      for y in top..<max(bottom, top) {
        for x in left..<max(right, left) {
          let at = y * bytesPerRow + x * 4
          blue += Int(pixels[at])
          green += Int(pixels[at + 1])
          red += Int(pixels[at + 2])
        }
      }
      let count = max((bottom - top) * (right - left), 1)
      return ((red + count / 2) / count, (green + count / 2) / count, (blue + count / 2) / count)
    }
  }
}
