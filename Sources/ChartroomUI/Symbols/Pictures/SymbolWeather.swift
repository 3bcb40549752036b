import Foundation
import Graphics

extension SymbolNames {
  /// Draws the sun, the moon, wind and water.
  static func drawWeather(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    if drawClouds(name, &g) || drawHorizon(name, &g) { return true }
    switch name {
    case "sun.max", "sun.min", "light.max", "light.min":
      if name.hasPrefix("sun") { g.body(.circle(0, 0, 20)) } else { g.line(.circle(0, 0, 14)) }
      for step in 0..<8 {
        let end: CGFloat = name.hasSuffix("max") ? 49 : 38
        g.line(Path.lines(35, 0, end, 0).turned(Double(step) * 45), level: 1)
      }
    case "rays":
      for step in 0..<8 { g.line(Path.lines(22, 0, 46, 0).turned(Double(step) * 45)) }
    case "moon": g.body(moon)
    case "moon.stars":
      g.body(moon.offsetBy(dx: -6, dy: 4))
      g.area(
        .star(points: 5, outer: 15, inner: 6.6, rounding: 1, x: 16, y: -29),
        .star(points: 5, outer: 10.5, inner: 4.6, rounding: 1, x: 39, y: -4), level: 1)
    case "moon.zzz":
      g.body(moon.offsetBy(dx: -6, dy: 4))
      g.line(zed(6, -42, 22), zed(32, -12, 15), width: 0.9, limit: 9, level: 1)
    case "zzz": g.line(zed(-42, 2, 38), zed(2, -14, 27), zed(34, -42, 20))
    case "drop":
      g.body(drop)
    case "humidity":
      g.body(drop.applying(CGAffineTransform(scaleX: 0.9, y: 0.9)).offsetBy(dx: -22, dy: 0))
      g.line(
        .lines(14, -24, 46, -24), .lines(24, -4, 54, -4), .lines(26, 16, 46, 16),
        .lines(20, 36, 54, 36), level: 1)
    case "snowflake":
      for turn in [0.0, 60, 120] {
        g.line(
          Path.lines(0, -48, 0, 48).turned(turn),
          Path.lines(-12, -42, 0, -30, 12, -42).turned(turn),
          Path.lines(-12, 42, 0, 30, 12, 42).turned(turn))
      }
    case "wind": g.line(breeze)
    case "wind.snow":
      g.line(breeze, level: 1)
      for (x, y) in [(-30.0, -36.0), (42, 36)] { g.add(flake(x, y, 13)) }
    case "tornado":
      for (y, left, right) in [
        (-44.0, -44.0, 44.0), (-26, -32, 36), (-8, -20, 28), (10, -8, 22), (28, -4, 12),
        (46, -10, 0),
      ] {
        g.line(.lines(left, y, right, y))
      }
    case "tropicalstorm", "hurricane":
      if name == "hurricane" {
        for turn in [0.0, 180] {
          g.area(
            Path.start(34, 0).curve(34, -30, 12, -46, -24, -50).curve(-14, -44, -10, -38, -10, -28)
              .line(0, 0).closed.turned(turn))
        }
        g.area(.circle(0, 0, 31))
        g.clear(.circle(0, 0, 12), gap: false)
      } else {
        g.line(.circle(0, 0, 31))
        g.area(.circle(0, 0, 11))
        for turn in [0.0, 180] { g.line(Path.arc(-30, 8, 62, -66, -14).turned(turn)) }
      }
    case "umbrella":
      g.body(
        Path.start(-52, 2).curve(-50, -28, -28, -44, 0, -44).curve(28, -44, 50, -28, 52, 2)
          .curve(44, -9, 28, -9, 19, 2).curve(12, -8, -12, -8, -19, 2)
          .curve(-28, -9, -44, -9, -52, 2).closed)
      g.line(.lines(0, -52, 0, -45))
      g.line(Path.start(0, 2).line(0, 36).curve(0, 52, 24, 52, 24, 36), level: 1)
    case "beach.umbrella":
      g.body(
        Path.start(-54, 4).curve(-50, -30, -26, -46, 2, -46).curve(28, -46, 46, -30, 50, 4).closed
          .turned(-18, x: 0, y: 2))
      g.detail(
        Path.start(-16, 4).curve(-18, -20, -10, -36, 2, -46).curve(14, -36, 20, -20, 16, 4)
          .turned(-18, x: 0, y: 2))
      g.line(Path.lines(0, 6, 0, 48).turned(-18, x: 0, y: 2), .lines(-40, 49, 46, 49), level: 1)
    case "thermometer", "thermometer.medium", "thermometer.high", "thermometer.low":
      let level: CGFloat = name.hasSuffix("high") ? -40 : name.hasSuffix("low") ? 4 : -20
      g.add(thermometer(level))
    case "thermometer.sun":
      g.add(sun(-22, -10, radius: 16, level: 1))
      g.addInFront(thermometer(-20).placed(scale: 0.94, x: 26, y: 2))
    case "thermometer.snowflake":
      g.add(flake(-24, -8, 22))
      g.addInFront(thermometer(-20).placed(scale: 0.94, x: 26, y: 2))
    case "rainbow":
      for (radius, level) in [(52.0, 0), (38, 1), (24, 2)] {
        g.line(.arc(0, 26, radius, 180, 360), width: 1.3, limit: 9, level: level)
      }
    case "aqi.low", "aqi.medium", "aqi.high":
      for (ring, count) in [(0.0, 1), (20, 6), (40, 12)] {
        for step in 0..<count {
          let angle = Double(step) * 2 * .pi / Double(count) - .pi / 2
          let isLarge = name == "aqi.high" || name == "aqi.medium" && ring < 30 || ring < 10
          g.area(.circle(ring * cos(angle), ring * sin(angle), isLarge ? 5.6 : 2.6))
        }
      }
    case "barometer":
      g.line(.circle(0, 0, 46))
      g.line(.lines(-16, 20, 16, -24))
      g.area(.circle(-2, 2, 6.1))
      for turn in [0.0, 45, 90, 135, 180] {
        g.line(Path.lines(-35, 0, -31, 0).turned(turn), width: 0.8, level: 1)
      }
    default: return false
    }
    return true
  }

  /// Draws clouds with the sun or the moon behind them, and with what falls from them.
  private static func drawClouds(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    let words = name.split(separator: ".")
    guard words.first == "cloud" || words.first == "icloud" else { return false }
    let parts = words.dropFirst().map(String.init)
    let front = { (scale: CGFloat, x: CGFloat, y: CGFloat) in
      SymbolGlyph.drawing {
        $0.body(
          cloud.applying(CGAffineTransform(scaleX: scale, y: scale)).offsetBy(dx: x, dy: y))
      }
    }
    switch (words[0], parts) {
    case ("icloud", ["and", "arrow", "down"]), ("icloud", ["and", "arrow", "up"]):
      g = front(1.08, 0, -10).behind
      g.addInFront(
        .drawing {
          let arrow = parts[2] == "down" ? 0.0 : 180
          $0.line(Path.lines(0, -22, 0, 23).turned(arrow, y: 26))
          $0.line(Path.lines(-16, 9, 0, 25, 16, 9).turned(arrow, y: 26))
        })
    case ("cloud", []): g = front(1, 0, 0)
    case ("cloud", ["sun"]):
      g.add(sun(-24, -20, radius: 18, level: 1))
      g.addInFront(front(0.82, 10, 12))
    case ("cloud", ["moon"]):
      g.add(SymbolGlyph.drawing { $0.body(moon) }.placed(scale: 0.62, x: 22, y: -24).behind)
      g.addInFront(front(0.82, -8, 12))
    case ("cloud", ["rainbow", "half"]):
      for radius in [24.0, 36, 48] { g.line(.arc(-8, 18, radius, 180, 345), limit: 8, level: 1) }
      g.addInFront(front(0.82, 12, 14))
    case ("cloud", _) where parts.first == "sun" || parts.first == "moon":
      guard parts.count == 2, falls.contains(parts[1]) || parts[1] == "bolt" else { return false }
      let x: CGFloat = parts[0] == "sun" ? 9 : -7
      if parts[0] == "sun" {
        g.add(sun(-21, -27, radius: 15, level: 1))
      } else {
        g.add(SymbolGlyph.drawing { $0.body(moon) }.placed(scale: 0.54, x: 19, y: -29).behind)
      }
      g.addInFront(front(0.76, x, 0))
      drawFall(parts[1], x: x, y: 37, width: 0.84, level: 2, &g)
    case ("cloud", ["bolt", "rain"]):
      g = front(1, 0, -16)
      g.line(.lines(-28, 32, -34, 46), .lines(34, 32, 28, 46), limit: 9, level: 2)
      drawFall("bolt", x: 0, y: 32, width: 1, level: 1, &g)
    case ("cloud", _):
      guard parts.count == 1, falls.contains(parts[0]) || parts[0] == "bolt" else { return false }
      g = front(1, 0, parts[0] == "rain" ? -14 : -16)
      drawFall(parts[0], x: 0, y: parts[0] == "rain" ? 34 : 32, width: 1, level: 1, &g)
    default: return false
    }
    return true
  }

  private static let falls: Set = ["rain", "heavyrain", "drizzle", "snow", "hail", "sleet", "fog"]

  /// Draws what falls from a cloud, in rows that begin at a height.
  private static func drawFall(
    _ kind: String, x: CGFloat, y: CGFloat, width: CGFloat, level: Int, _ g: inout SymbolGlyph
  ) {
    func slant(_ dx: CGFloat, _ top: CGFloat, _ height: CGFloat) {
      g.line(
        .lines(x + dx * width, y + top, x + dx * width - height * 0.43, y + top + height),
        limit: 9, level: level)
    }
    switch kind {
    case "rain": for dx in [-22.0, 0, 22] { slant(dx, 0, 14) }
    case "heavyrain":
      for dx in [-28.0, -8, 12, 32] { slant(dx, dx == -28 || dx == 12 ? 4 : 0, 22) }
    case "drizzle":
      for dx in [-26.0, -2, 22] { slant(dx, 0, 6) }
      for dx in [-14.0, 10, 34] { slant(dx, 16, 6) }
    case "hail":
      for (dx, dy) in [(-28.0, 3.0), (0, 3), (28, 3), (-14, 18), (14, 18)] {
        g.area(.circle(x + dx * width, y + dy, 4.6), level: level)
      }
    case "snow":
      for (dx, dy) in [(-26.0, 6.0), (0, 14), (26, 6)] {
        g.add(flake(x + dx * width, y + dy, 9, level: level))
      }
    case "sleet":
      for dx in [-34.0, 10] { slant(dx, 0, 16) }
      for dx in [-15.0, 29] { g.add(flake(x + dx * width, y + 9, 8, level: level)) }
    case "fog":
      g.line(
        .lines(x - 42 * width, y + 3, x + 42 * width, y + 3),
        .lines(x - 30 * width, y + 18, x + 30 * width, y + 18), limit: 9, level: level)
    default:
      let bolt = Path.polygon(
        rounding: 2, 8, -25, -15, 5, -1, 5, -6, 24, 17, -5, 3, -5
      ).offsetBy(dx: x, dy: y)
      g.clear(bolt)
      g.area(bolt, level: level)
    }
  }

  /// Draws the sun at the horizon.
  private static func drawHorizon(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "sunrise", "sunset":
      g.body(halfSun(12), level: 1)
      for turn in [0.0, 45, 135, 180] {
        g.line(Path.lines(-34, 0, -46, 0).turned(turn, y: 12), level: 1)
      }
      g.line(.lines(-50, 32, 50, 32), .lines(-22, 50, 22, 50))
      let arrow = name == "sunrise" ? 0.0 : 180
      g.line(
        Path.lines(0, -11, 0, 11).turned(arrow, y: -38),
        Path.lines(-12, 0, 0, -12, 12, 0).turned(arrow, y: -38))
    case "sun.horizon", "sun.and.horizon", "sun.haze", "sun.dust":
      g.body(halfSun(12), level: 1)
      for turn in [0.0, 45, 90, 135, 180] {
        g.line(Path.lines(-34, 0, -46, 0).turned(turn, y: 12), level: 1)
      }
      switch name {
      case "sun.haze":
        g.line(.lines(-50, 32, 14, 32), .lines(30, 32, 50, 32), .lines(-30, 50, 44, 50))
      case "sun.dust":
        for (x, y) in [(-40.0, 32.0), (-14, 32), (12, 32), (38, 32), (-26, 48), (0, 48), (26, 48)] {
          g.area(.circle(x, y, 4.1))
        }
      default: g.line(.lines(-50, 32, 50, 32), .lines(-28, 50, 28, 50))
      }
    default: return false
    }
    return true
  }

  // MARK: Parts

  /// The upper half of the sun above a height.
  private static func halfSun(_ y: CGFloat) -> Path {
    Path.arc(0, y, 21, 180, 360).closed
  }

  /// The sun with rays around the visible part of it, behind a cloud at the lower right.
  private static func sun(
    _ x: CGFloat, _ y: CGFloat, radius: CGFloat, level: Int
  ) -> SymbolGlyph {
    .drawing { g in
      g.body(.circle(x, y, radius), level: level)
      for turn in [135.0, 180, 225, 270, 315] {
        g.line(Path.lines(radius + 11, 0, radius + 19, 0).turned(turn, x: x, y: y), level: level)
      }
    }
  }

  /// A small snowflake of three lines.
  private static func flake(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, level: Int = 0
  ) -> SymbolGlyph {
    .drawing { g in
      for turn in [0.0, 60, 120] {
        g.line(
          Path.lines(0, -radius, 0, radius).turned(turn, x: x, y: y), width: 0.75, limit: 7,
          level: level)
      }
    }
  }

  /// The letter Z in a square.
  static func zed(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
    .lines(x, y, x + side * 0.86, y, x, y + side, x + side * 0.86, y + side)
  }

  private static var breeze: Path {
    var path = Path.start(-50, -12).line(12, -12).curve(34, -12, 34, -44, 12, -44)
      .curve(4, -44, -2, -40, -4, -32)
    path.addPath(Path.start(-50, 8).line(36, 8).curve(58, 8, 58, -24, 38, -24))
    path.addPath(Path.start(-50, 28).line(4, 28).curve(24, 28, 24, 54, 6, 52))
    return path
  }

  /// A thermometer whose liquid rises to a height.
  private static func thermometer(_ level: CGFloat) -> SymbolGlyph {
    .drawing { g in
      g.body(
        Path.start(-12, 10).line(-12, -38).curve(-12, -54, 12, -54, 12, -38).line(12, 10).curve(
          34, 26, 20, 52, 0, 52
        ).curve(-20, 52, -34, 26, -12, 10).closed)
      g.spot(.circle(0, 30, 9.1))
      g.detail(.lines(0, 24, 0, level), limit: 8)
    }
  }

  static var drop: Path {
    Path.start(0, -50).curve(12, -28, 33, -6, 33, 16).curve(33, 36, 18, 48, 0, 48)
      .curve(-18, 48, -33, 36, -33, 16).curve(-33, -6, -12, -28, 0, -50).closed
  }

  static var moon: Path {
    Path.start(-10, -44).curve(-22, -16, 0, 26, 42, 16).curve(32, 38, 12, 46, -4, 46)
      .curve(-30, 46, -46, 26, -46, 2).curve(-46, -20, -32, -38, -10, -44).closed
  }

  static var cloud: Path {
    Path.start(-30, 34).curve(-62, 34, -62, -8, -34, -10).curve(-32, -46, 22, -48, 28, -16)
      .curve(62, -18, 64, 34, 30, 34).closed
  }
}
