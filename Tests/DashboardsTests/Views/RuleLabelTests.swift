import Foundation
import Graphics
import Testing

@MainActor
@Suite("The texts of rules")
struct RuleLabelTests {
  /// Returns the line of a rule and the frame of its text.
  private func places(
    _ rule: String, position: String?
  ) throws -> (start: CGPoint, end: CGPoint, text: CGRect) {
    let annotation = "{text: Limit\(position.map { ", position: \($0)" } ?? "")}"
    let chart = """
      mark: line, x: {field: m}, y: {field: n}, layers: [{mark: rule, \(rule), foregroundStyle: {color: '#123456'}, \
      annotation: \(annotation)}]
      """
    let drawing = "\(try ChartOptionTests.drawing(chart))"
    let line = try #require(
      drawing.firstMatch(of: /stroke #123456 [^\n]*M ([-0-9.]+),([-0-9.]+) L ([-0-9.]+),([-0-9.]+)/)
    )
    let text = try #require(
      drawing.firstMatch(of: /at ([-0-9.]+),([-0-9.]+) "Limit" [^\n]* in ([0-9.]+)x([0-9.]+)/))
    func number(_ text: Substring) -> CGFloat { Double(text).map { CGFloat($0) } ?? .nan }
    return (
      CGPoint(x: number(line.1), y: number(line.2)), CGPoint(x: number(line.3), y: number(line.4)),
      CGRect(x: number(text.1), y: number(text.2), width: number(text.3), height: number(text.4))
    )
  }

  @Test(
    "A text is above or below a rule across the plot, at one of its ends",
    arguments: [nil, "top", "bottom", "leading", "trailing", "topTrailing", "bottomTrailing"])
  func horizontal(position: String?) throws {
    for value in ["3", "5"] {
      let (start, end, text) = try places("y: {value: \(value)}", position: position)
      if position?.hasPrefix("bottom") == true {
        #expect(text.minY > start.y)
      } else {
        #expect(text.maxY < start.y)
      }
      let isTrailing = position?.lowercased().hasSuffix("trailing") == true
      #expect(isTrailing == (text.midX > (start.x + end.x) / 2))
      #expect(text.minX >= start.x && text.maxX <= end.x)
    }
  }

  @Test(
    "A text is beside a vertical rule across the plot, at one of its ends",
    arguments: [nil, "top", "bottom", "leading", "trailing", "bottomLeading"])
  func vertical(position: String?) throws {
    let (start, end, text) = try places("x: {value: 50}", position: position)
    let (top, bottom) = (min(start.y, end.y), max(start.y, end.y))
    if position?.lowercased().hasSuffix("leading") == true {
      #expect(text.maxX < start.x)
    } else {
      #expect(text.minX > start.x)
    }
    #expect(text.minY >= top && text.maxY <= bottom)
    #expect(
      (position?.hasPrefix("bottom") == true) == (text.midY > (top + bottom) / 2))
  }
}
