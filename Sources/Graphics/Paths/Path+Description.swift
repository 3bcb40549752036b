import Foundation

extension Path: LosslessStringConvertible {
  /// Creates a path from its description; `nil` for any other string.
  ///
  /// - Parameter string: Coordinates, each element's followed by `m`, `l`, `q`, `c` or `h`, with single spaces.
  public init?(_ string: String) {
    var path = Path()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): path.move(to: point(0))
      case ("l", 2): path.addLine(to: point(0))
      case ("q", 4): path.addQuadCurve(to: point(2), control: point(0))
      case ("c", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("h", 0): path.closeSubpath()
      default: return nil
      }
      numbers.removeAll()
    }
    guard numbers.isEmpty else { return nil }
    self = path
  }

  /// The elements of the path, such as `0 0 m 10 0 l h`.
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(Self.text($0.x)) \(Self.text($0.y)) " }.joined()
    }
    return elements.map { element in
      switch element {
      case .move(let to): text(to) + "m"
      case .line(let to): text(to) + "l"
      case .quadCurve(let to, let control): text(control, to) + "q"
      case .curve(let to, let control1, let control2): text(control1, control2, to) + "c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  private static func text(_ value: CGFloat) -> String {
    let number = Double(value)
    return Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
