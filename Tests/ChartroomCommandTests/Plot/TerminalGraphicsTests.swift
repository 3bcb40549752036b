import CairoCanvas
import ChartroomCommand
import Foundation
import TestSupport
import Testing

@Suite("TerminalGraphics")
struct TerminalGraphicsTests {
  /// A picture with a gradient, so that rows and columns differ.
  private func picture(_ width: Int, _ height: Int) -> Bitmap {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        pixels += [UInt8(x * 255 / width), UInt8(y * 255 / height), x < width / 2 ? 255 : 0, 255]
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test("the environment and the answers of terminals say what they show")
  func detection() {
    #expect(TerminalGraphics.known(by: ["TERM": "xterm-kitty"]) == .kitty)
    #expect(TerminalGraphics.known(by: ["TERM": "xterm-256color"]) == nil)
    #expect(TerminalGraphics.known(by: ["TERM": "xterm-kitty", "TMUX": "/tmp/t"]) == nil)
    func answered(_ text: String, _ environment: [String: String] = [:]) -> TerminalGraphics {
      TerminalGraphics(answer: Array(text.utf8), environment: environment)
    }
    #expect(answered("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c") == .kitty)
    #expect(answered("\u{1B}[?62;4;22c") == .sixel)
    #expect(answered("\u{1B}[?64;14;22c") == .halfBlocks(has24Bits: false))
    #expect(answered("", ["COLORTERM": "truecolor"]) == .halfBlocks(has24Bits: true))
    #expect(answered("\u{1B}[?6", [:]) == .halfBlocks(has24Bits: false))
    #expect(!TerminalGraphics.isComplete(Array("\u{1B}_Gi=31;OK\u{1B}\\".utf8)))
    #expect(!TerminalGraphics.isComplete(Array("\u{1B}[?62;4".utf8)))
    #expect(TerminalGraphics.isComplete(Array("\u{1B}[?62;4c".utf8)))
  }

  @Test("the chunks of kitty's protocol are the file")
  func kitty() throws {
    let png = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let bytes = TerminalGraphics.kitty.bytes(of: picture(1, 1), png: png, cells: (80, 20))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}_Ga=T,f=100,q=2,c=80,r=20,m=1;") && text.hasSuffix("\u{1B}\\\n"))
    let chunks = text.dropLast().components(separatedBy: "\u{1B}\\").dropLast()
      .map { $0.dropFirst(3).split(separator: ";", maxSplits: 1) }
    #expect(chunks.allSatisfy { $0.count == 2 && $0[1].count <= 4_096 })
    #expect(chunks.dropLast().allSatisfy { $0[0].hasSuffix("m=1") && $0[1].count % 4 == 0 })
    #expect(chunks.last?[0] == "m=0")
    #expect(Data(base64Encoded: chunks.map { String($0[1]) }.joined()).map { [UInt8]($0) } == png)
  }

  /// Decodes sixels; `nil` if they are malformed.
  private func decode(_ text: String) -> (width: Int, height: Int, pixels: [[Int]?])? {
    guard text.hasPrefix("\u{1B}P0;1;0q\"1;1;"), text.hasSuffix("\u{1B}\\") else { return nil }
    var rest = text.dropFirst("\u{1B}P0;1;0q\"1;1;".count).dropLast(2)[...]
    func number() -> Int {
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return Int(digits) ?? -1
    }
    let width = number()
    rest = rest.dropFirst()
    let height = number()
    var pixels = [[Int]?](repeating: nil, count: width * height)
    var colors: [Int: [Int]] = [:]
    var (color, x, top) = (0, 0, 0)
    while let character = rest.first {
      rest = rest.dropFirst()
      switch character {
      case "#":
        color = number()
        if rest.first == ";" {
          var parts: [Int] = []
          while rest.first == ";" {
            rest = rest.dropFirst()
            parts.append(number())
          }
          colors[color] = Array(parts.dropFirst())
        }
      case "$": x = 0
      case "-": (x, top) = (0, top + 6)
      default:
        let count = character == "!" ? number() : 1
        let sixel = character == "!" ? rest.removeFirst() : character
        guard let value = sixel.asciiValue, (63...126).contains(value), x + count <= width
        else { return nil }
        for bit in 0..<6 where (value - 63) >> bit & 1 == 1 {
          guard top + bit < height else { return nil }
          for column in x..<x + count { pixels[(top + bit) * width + column] = colors[color] }
        }
        x += count
      }
    }
    return (width, height, pixels)
  }

  @Test(
    "decoded sixels are the picture, in at most 256 colours", arguments: [(7, 5), (64, 40), (1, 6)])
  func sixels(width: Int, height: Int) throws {
    let picture = picture(width, height)
    let text = SixelEncoder.text(picture)
    let decoded = try #require(decode(text))
    #expect((decoded.width, decoded.height) == (width, height))
    var worst = 0
    for y in 0..<height {
      for x in 0..<width {
        let color = try #require(decoded.pixels[y * width + x])
        let pixel = picture.rgbaStraight(x: x, y: y)
        for (percent, byte) in zip(color, [pixel.red, pixel.green, pixel.blue]) {
          worst = max(worst, abs(percent * 255 / 100 - Int(byte)))
        }
      }
    }
    // Five bits and percentages lose 4 and 3; rare colours become near ones.
    #expect(worst <= 40, "\(worst)")
    #expect(text.components(separatedBy: ";2;").count - 1 <= 256)
  }

  @Test("half blocks have the colours of the upper and the lower half")
  func halfBlocks() throws {
    let colors: [[UInt8]] = [
      [0, 0, 255, 255], [0, 255, 0, 255], [255, 0, 0, 255], [9, 9, 9, 255],
    ]
    let picture = Bitmap(
      width: 2, height: 4, pixels: colors.flatMap { $0 + $0 })
    func text(_ has24Bits: Bool) -> String {
      String(
        decoding: TerminalGraphics.halfBlocks(has24Bits: has24Bits)
          .bytes(of: picture, png: [], cells: (2, 2)), as: UTF8.self)
    }
    #expect(
      text(true) == """
        \u{1B}[38;2;255;0;0;48;2;0;255;0m▀▀\u{1B}[0m
        \u{1B}[38;2;0;0;255;48;2;9;9;9m▀▀\u{1B}[0m

        """)
    #expect(
      text(false) == """
        \u{1B}[38;5;196;48;5;46m▀▀\u{1B}[0m
        \u{1B}[38;5;21;48;5;232m▀▀\u{1B}[0m

        """)
  }
}
