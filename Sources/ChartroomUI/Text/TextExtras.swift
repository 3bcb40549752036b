import Foundation
import Graphics

/// The properties of the layout and the drawing that few texts have.
///
/// The arrays have one element for each span, or are empty.
struct TextExtras: Equatable {
  var paints: [BasicPaint] = []
  /// The colours behind the characters.
  var backgrounds: [Color.Resolved?] = []
  var underlines: [TextLine?] = []
  var strikethroughs: [TextLine?] = []
  var pictures: [TextPicture?] = []
  var attributes: [CustomTextAttributes?] = []
  /// The smallest size of the characters of a text that does not fit, relative to its font.
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  /// The number of lines for which there is room in any case.
  var minimumLines = 0
  /// What draws the text; `nil` for the usual drawing.
  var rendering: TextRendering?
}

extension TextExtras {
  /// Draws a text with its lines and pictures.
  ///
  /// - Parameters:
  ///   - text: The shaped text, with the paints of its spans.
  ///   - origin: The top left corner of the text.
  ///   - paint: The paint of the whole text.
  ///   - list: The list to which the commands are appended.
  ///   - core: The core of the stage.
  @MainActor
  func draw(
    _ text: ResolvedText, at origin: CGPoint, _ paint: Paint, into list: inout DrawList,
    core: StageCore
  ) {
    drawBackgrounds(of: text, at: origin, into: &list, core)
    drawLines(underlines, .under, of: text, at: origin, paint, into: &list, core)
    if !text.paints.isEmpty || !paint.isClear { list.append(.text(text, at: origin, paint)) }
    for line in text.lines where !pictures.isEmpty {
      for run in line.runs {
        guard let picture = pictures[Int(run.span)], picture.size.width > 0 else { continue }
        let scale = run.width / picture.size.width
        let bottom = line.baseline - text.request.spans[Int(run.span)].baselineOffset
        let place = CGAffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: origin.x + run.x,
          ty: origin.y + bottom - picture.size.height * scale)
        list.append(.group(DrawGroup(contents: picture.contents, transform: place)))
      }
    }
    drawLines(strikethroughs, .through, of: text, at: origin, paint, into: &list, core)
  }

  /// Draws rectangles between edges of device pixels, as high as the line.
  @MainActor
  private func drawBackgrounds(
    of text: ResolvedText, at origin: CGPoint, into list: inout DrawList, _ core: StageCore
  ) {
    guard !backgrounds.isEmpty else { return }
    let extents = FontExtent.all(of: text, core: core)
    for line in text.lines {
      let extent = line.runs.reduce(FontExtent()) { $0.union(extents[Int($1.span)]) }
      let top = origin.y + line.baseline - extent.ascent
      let bottom = origin.y + line.baseline + extent.descent
      for run in line.runs {
        guard let color = backgrounds[Int(run.span)] else { continue }
        let corner = core.rounded(CGPoint(x: origin.x + run.x, y: top))
        let end = core.rounded(CGPoint(x: origin.x + run.x + run.width, y: bottom))
        let rect = CGRect(
          x: corner.x, y: corner.y, width: end.x - corner.x, height: end.y - corner.y)
        list.append(.fill(Path(rect), FillStyle(), .color(color)))
      }
    }
  }

  @MainActor
  private func drawLines(
    _ lines: [TextLine?], _ position: TextLine.Position, of text: ResolvedText,
    at origin: CGPoint, _ paint: Paint, into list: inout DrawList, _ core: StageCore
  ) {
    guard !lines.isEmpty else { return }
    for line in text.lines {
      for run in line.runs {
        let span = Int(run.span)
        guard let style = lines[span] else { continue }
        let raised =
          text.request.spans.isEmpty ? 0 : text.request.spans[span].baselineOffset
        let baseline = core.rounded(CGPoint(x: 0, y: origin.y + line.baseline - raised)).y
        var run = run
        run.x += origin.x
        let paint = text.paints.isEmpty ? paint : text.paints[span]
        guard style.color != nil || !paint.isClear else { continue }
        list.append(
          style.drawn(position, at: run, baseline: baseline, paint: paint, pixel: 1 / core.scale))
      }
    }
  }
}

extension TextRequest {
  /// Returns whether both have the same fonts and spaces between characters.
  func hasFonts(of other: TextRequest) -> Bool { font == other.font && spans == other.spans }

  /// Returns the request with all sizes multiplied by a factor, and with space between the characters.
  ///
  /// - Parameters:
  ///   - scale: The factor.
  ///   - spacing: The space added between adjacent characters, in ems.
  /// - Returns: The request.
  func scaled(by scale: CGFloat, spacing: CGFloat = 0) -> TextRequest {
    var request = self
    if request.spans.isEmpty, spacing != 0 {
      request.spans = [TextSpan(range: 0..<string.utf8.count, font: font)]
    }
    request.font.size *= scale
    for index in request.spans.indices {
      request.spans[index].font.size *= scale
      request.spans[index].kerning *= scale
      request.spans[index].kerning += spacing * request.spans[index].font.size
      request.spans[index].baselineOffset *= scale
      if let size = request.spans[index].attachment {
        request.spans[index].attachment = CGSize(
          width: size.width * scale, height: size.height * scale)
      }
    }
    return request
  }
}
