import Graphics
import Testing

@Suite("Color")
struct ColorTests {
  @Test("a colour is described by its name, or by its components")
  func description() {
    #expect("\(Color.red)" == "red" && "\(Color.primary)" == "primary")
    #expect("\(Color.white) \(Color.black) \(Color.clear)" == "white black clear")
    let orange = Color(red: 1, green: 0.5, blue: 0)
    #expect("\(orange)" == "#FF8000FF")
    #expect("\(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5))" == "#FF800080")
    #expect("\(orange.resolve(in: .light))" == "#FF8000FF")
    #expect("\(Color.red.opacity(0.5))" == "50% red")
    #expect("\(Color.red.opacity(.nan))" == "0% red")
    #expect("\(Color("Accent"))" == "Accent")
    #expect("\(Color.red.mix(with: .blue, by: 0.25))" == "red with 25% blue")
  }

  @Test(
    "hexadecimal digits go in and come out",
    arguments: [
      ("#FF3B30", "#FF3B30"), ("ff3b30", "#FF3B30"), ("#0a0", "#00AA00"), ("000000", "#000000"),
      ("12345678", "#12345678"), ("#123456FF", "#123456"), ("#12345600", "#12345600"),
    ])
  func hex(text: String, expected: String) {
    #expect(Color(hex: text)?.resolve(in: .light).hex == expected)
  }

  @Test(
    "any other text is no colour",
    arguments: [
      "", "#", "##FFF", "12", "1234", "12345", "1234567", "123456789", "GG0000", "+12345", "-12345",
      " FFF", "FFF ", "0xFFF", "１２３", "000000000000FFFFFF",
    ])
  func badHex(text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test("every byte survives hexadecimal text")
  func hexBytes() {
    for byte in 0...255 {
      let digits = String(byte + 256, radix: 16, uppercase: true).dropFirst()
      let text = "#\(digits)\(digits)00"
      #expect(Color(hex: text)?.resolve(in: .dark).hex == text)
    }
  }

  @Test(
    "hue, saturation and brightness give the known corners of the colour wheel",
    arguments: [
      (0, 1, 1, "#FF0000"), (1.0 / 6, 1, 1, "#FFFF00"), (1.0 / 3, 1, 1, "#00FF00"),
      (0.5, 1, 1, "#00FFFF"), (2.0 / 3, 1, 1, "#0000FF"), (5.0 / 6, 1, 1, "#FF00FF"),
      (1, 1, 1, "#FF0000"), (-1.0 / 3, 1, 1, "#0000FF"), (7.5, 1, 1, "#00FFFF"),
      (0.3, 0, 0.5, "#808080"), (0.7, 1, 0, "#000000"), (0.58, 0.5, 0.8, "#669BCC"),
      (.nan, 1, 1, "#FF0000"), (0, .nan, 1, "#FF0000"), (0, 1, .nan, "#000000"),
      (.infinity, 1, 1, "#FF0000"),
    ] as [(Double, Double, Double, String)])
  func hueSaturationBrightness(
    hue: Double, saturation: Double, brightness: Double, hex: String
  ) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness)
    guard !saturation.isNaN else {
      // Nothing can be said of the colour, but that it is one.
      #expect(color.resolve(in: .light).hex.count == 7)
      return
    }
    #expect(color.resolve(in: .light).hex == hex)
  }

  @Test(
    "linear light is encoded by the sRGB curve",
    arguments: [(0, 0), (0.001, 0.01292), (0.0031308, 0.04045), (0.214041, 0.5), (1, 1)]
      as [(Double, Float)])
  func linear(light: Double, encoded: Float) {
    let color = Color(.sRGBLinear, white: light).resolve(in: .light)
    #expect(abs(color.red - encoded) < 1e-4)
    #expect(color.red == color.green && color.green == color.blue)
  }

  @Test("components are clamped, and no number counts as nothing")
  func clamping() {
    let color = Color(red: -1, green: 2, blue: .nan, opacity: .infinity).resolve(in: .light)
    #expect(color == Color.Resolved(red: 0, green: 1, blue: 0, opacity: 1))
    let linear = Color(.sRGBLinear, red: -.infinity, green: .nan, blue: 1e300).resolve(in: .dark)
    #expect(linear == Color.Resolved(red: 0, green: 0, blue: 1))
    var changed = Color.Resolved(red: 0, green: 0, blue: 0)
    (changed.red, changed.green, changed.blue) = (.nan, 7, -7)
    #expect(changed.hex == "#00FF00")
  }

  @Test(
    "opacity multiplies, and never leaves 0...1",
    arguments: [(0.5, 0.25), (0, 0), (1, 0.5), (4, 1), (-1, 0), (.nan, 0), (.infinity, 1)]
      as [(Double, Float)])
  func opacity(factor: Double, expected: Float) {
    let color = Color(white: 1, opacity: 0.5).opacity(factor)
    #expect(color.resolve(in: .light).opacity == expected)
    #expect(Paint.color(color.resolve(in: .light)).isClear == (expected == 0))
  }

  @Test("opacities multiply one after the other, also of pairs and system colours")
  func opacityChain() {
    #expect(Color.black.opacity(0.5).opacity(0.5).resolve(in: .light).opacity == 0.25)
    let pair = Color(light: .white.opacity(0.5), dark: .black).opacity(0.5)
    #expect(pair.resolve(in: .light).opacity == 0.25)
    #expect(pair.resolve(in: .dark).opacity == 0.5)
    #expect(abs(Color.secondary.opacity(0.5).resolve(in: .dark).opacity - 0.3) < 1e-6)
  }

  @Test("a pair shows one colour in each scheme, taking that colour's own side")
  func pairs() {
    let pair = Color(light: .red, dark: .red)
    #expect(pair.resolve(in: .light).hex == "#FF383C")
    #expect(pair.resolve(in: .dark).hex == "#FF4245")
    #expect(pair == Color(light: .red, dark: .red))
    #expect(pair != Color(light: .red, dark: .blue))
  }
}
