import Foundation

extension DrawList: CustomStringConvertible {
  /// The list as text, with one command per line, indented groups, and numbers with up to three decimals.
  ///
  /// Groups that only translate their contents are omitted, and their contents are listed with absolute
  /// positions. Polylines, batches of marks or rectangles, and paths with more than 24 elements are
  /// summarised by count, bounds and checksum; images are summarised by size and checksum. Fonts are
  /// identified by family rather than file, so that the text is the same on every machine.
  ///
  /// - Complexity: O(*n*) in the number of commands, path elements and points.
  public var description: String {
    var writer = DrawListWriter()
    writer.write(self)
    return writer.text
  }
}

private struct DrawListWriter {
  var text = ""
  private var depth = 0
  /// The origin of the coordinates of the current list.
  private var origin = CGPoint.zero

  mutating func write(_ list: DrawList) {
    for command in list.commands { write(command) }
  }

  private mutating func line(_ parts: [String]) {
    text += String(repeating: "  ", count: depth)
    text += parts.filter { !$0.isEmpty }.joined(separator: " ")
    text += "\n"
  }

  private mutating func write(_ command: DrawCommand) {
    switch command {
    case .fill(let path, let style, let paint):
      line(["fill", name(paint), name(style), name(moved(path))])
    case .stroke(let path, let style, let paint):
      line(["stroke", name(paint), name(style), name(moved(path))])
    case .polyline(let polyline, let style, let paint):
      line(["polyline", name(paint), name(style), name(polyline)])
    case .marks(let marks, let paint):
      line(["marks", name(paint), name(marks.style), name(marks)])
    case .rectangles(let rectangles):
      line(["rectangles", name(rectangles.paints), name(rectangles.style), name(rectangles)])
    case .paintedMarks(let marks):
      line(["marks", name(marks.paints), name(marks.style), name(marks)])
    case .image(let image, let rect, let interpolation):
      line([
        "image", name(image), "in", name(rect.offsetBy(dx: origin.x, dy: origin.y)),
        "\(interpolation)",
      ])
    case .text(let text, let point, let paint):
      line(["text", name(paint), "at \(pair(moved(point)))", name(text)])
    case .group(let group): write(group)
    }
  }

  private mutating func write(_ group: DrawGroup) {
    let outer = origin
    defer { origin = outer }
    if group.isOffset {
      origin = moved(CGPoint(x: group.transform.tx, y: group.transform.ty))
      return write(group.contents)
    }
    var group = group
    group.transform = group.transform.concatenating(
      CGAffineTransform(translationX: outer.x, y: outer.y))
    line([name(group), "{"])
    origin = .zero
    depth += 1
    write(group.contents)
    depth -= 1
    if let mask = group.mask {
      line(["}", "mask", "{"])
      depth += 1
      write(mask)
      depth -= 1
    }
    line(["}"])
  }

  private func moved(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  private func moved(_ path: Path) -> Path { path.offsetBy(dx: origin.x, dy: origin.y) }

  private func name(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): color.hex
    case .linear(let gradient, let from, let to):
      "linear(\(pair(moved(from))) to \(pair(moved(to))): \(name(gradient)))"
    case .radial(let gradient, let center, let start, let end):
      "radial(\(pair(moved(center))) \(number(start)) to \(number(end)): \(name(gradient)))"
    case .elliptical(let gradient, let center, let size, let start, let end):
      "elliptical(\(pair(moved(center))) \(number(size.width))x\(number(size.height))"
        + " \(number(start)) to \(number(end)): \(name(gradient)))"
    case .angular(let gradient, let center, let from, let to):
      "angular(\(pair(moved(center))) \(number(from.degrees))° to \(number(to.degrees))°:"
        + " \(name(gradient)))"
    case .mesh(let mesh, let rect): name(mesh, in: rect)
    case .image(let image, let tile):
      "tiles(\(name(image)) in \(name(tile.offsetBy(dx: origin.x, dy: origin.y))))"
    }
  }

  /// Returns up to nine vertices, or their number and a checksum.
  private func name(_ mesh: ResolvedMesh, in rect: CGRect) -> String {
    var parts = ["mesh(\(mesh.width)x\(mesh.height)"]
    parts.append("in \(name(rect.offsetBy(dx: origin.x, dy: origin.y)))")
    if mesh.background.opacity > 0 { parts.append("on \(mesh.background.hex)") }
    if !mesh.smoothsColors { parts.append("linear") }
    if mesh.colorSpace != .device { parts.append("perceptual") }
    if mesh.nodes.count <= 9 {
      parts += zip(mesh.nodes, mesh.colors).map { "\($1.hex) \(pair($0.position))" }
    }
    var checksum = Checksum()
    for node in mesh.nodes { for number in node.numbers { checksum.add(CGPoint(x: number, y: 0)) } }
    for color in mesh.colors { checksum.add(color.hex.utf8) }
    return parts.joined(separator: " ") + " #\(checksum))"
  }

  private func name(_ gradient: ResolvedGradient) -> String {
    gradient.stops.map { "\($0.color.hex) \(number($0.location))" }.joined(separator: ", ")
  }

  private func name(_ style: FillStyle) -> String {
    [
      style.isEOFilled ? "even-odd" : "", style.isAntialiased ? "" : "aliased",
      style.isPixelSnapped ? "snapped" : "",
    ]
    .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func name(_ style: StrokeStyle) -> String {
    var parts = ["width \(number(style.lineWidth))"]
    if style.lineCap != .butt { parts.append("\(style.lineCap) caps") }
    if style.lineJoin != .miter { parts.append("\(style.lineJoin) joins") }
    if style.lineJoin == .miter, style.miterLimit != 10 {
      parts.append("miter limit \(number(style.miterLimit))")
    }
    if !style.dash.isEmpty {
      parts.append("dash [\(style.dash.map(number).joined(separator: " "))]")
      if style.dashPhase != 0 { parts.append("phase \(number(style.dashPhase))") }
    }
    if style.isPixelSnapped { parts.append("snapped") }
    return parts.joined(separator: " ")
  }

  private func name(_ path: Path) -> String {
    if let rect = path.rectangle { return "rect \(name(rect))" }
    guard path.elements.count <= 24 else {
      var checksum = Checksum()
      path.elements.forEach { checksum.add($0) }
      return "path \(path.elements.count) elements in \(name(path.boundingRect)) #\(checksum)"
    }
    return path.elements.map { element in
      switch element {
      case .move(let to): "M \(pair(to))"
      case .line(let to): "L \(pair(to))"
      case .quadCurve(let to, let control): "Q \(pair(control)) \(pair(to))"
      case .curve(let to, let control1, let control2):
        "C \(pair(control1)) \(pair(control2)) \(pair(to))"
      case .closeSubpath: "Z"
      }
    }.joined(separator: " ")
  }

  private func name(_ polyline: Polyline) -> String {
    var box = Extent()
    var checksum = Checksum()
    for point in polyline.points {
      box.add(moved(point))
      checksum.add(moved(point))
    }
    for run in polyline.runs { checksum.add(run.lowerBound) }
    let count = "\(polyline.points.count) points in \(polyline.runs.count) runs"
    return "\(count), \(name(box.rect)) #\(checksum)"
  }

  private func name(_ marks: Marks) -> String {
    var checksum = Checksum()
    for position in marks.positions { checksum.add(moved(position)) }
    let bounds = marks.boundingRect.offsetBy(dx: origin.x, dy: origin.y)
    return "\(name(marks.shape)) at \(marks.positions.count) places in \(name(bounds)) #\(checksum)"
  }

  /// Returns up to four paints, or the number of paints.
  private func name(_ table: PaintTable) -> String {
    table.paints.count <= 4
      ? table.paints.map(name).joined(separator: " ") : "\(table.paints.count) paints"
  }

  private func add(_ table: PaintTable, to checksum: inout Checksum) {
    for paint in table.paints { checksum.add(name(paint).utf8) }
    for index in table.indices { checksum.add(Int(index)) }
  }

  private func name(_ rectangles: PaintedRectangles) -> String {
    var checksum = Checksum()
    for rect in rectangles.rects {
      checksum.add(moved(rect.origin))
      checksum.add(CGPoint(x: rect.width, y: rect.height))
    }
    add(rectangles.paints, to: &checksum)
    let bounds = rectangles.boundingRect.offsetBy(dx: origin.x, dy: origin.y)
    return "\(rectangles.count) in \(name(bounds)) #\(checksum)"
  }

  private func name(_ marks: PaintedMarks) -> String {
    var checksum = Checksum()
    for (index, position) in marks.positions.enumerated() {
      checksum.add(moved(position))
      checksum.add(CGPoint(x: marks.scale(at: index), y: 0))
    }
    add(marks.paints, to: &checksum)
    let bounds = marks.boundingRect.offsetBy(dx: origin.x, dy: origin.y)
    return "\(name(marks.shape)) at \(marks.count) places in \(name(bounds)) #\(checksum)"
  }

  private func name(_ image: RasterImage) -> String {
    var checksum = Checksum()
    checksum.add(image.pixels)
    return "\(image.width)x\(image.height) #\(checksum)"
  }

  private func name(_ text: ResolvedText) -> String {
    var parts = [String(reflecting: text.request.string), name(text.request.font)]
    if !text.request.spans.isEmpty { parts.append(name(text.request.spans, text.paints)) }
    if text.lines.count != 1 {
      let lines = text.lines.map { line in
        "\(line.range.lowerBound)..<\(line.range.upperBound) at \(number(line.x))"
      }
      parts.append("lines [\(lines.joined(separator: ", "))]")
    }
    if text.isTruncated { parts.append("truncated at the \(text.request.truncation)") }
    parts.append("in \(number(text.size.width))x\(number(text.size.height))")
    parts.append("baseline \(number(text.firstBaseline))")
    if let halo = text.halo { parts.append("halo \(halo.color.hex) \(number(halo.radius))") }
    return parts.joined(separator: " ")
  }

  private func name(_ font: ResolvedFont) -> String {
    var parts = [font.family ?? "system", number(font.size), "w\(font.weight.value)"]
    if font.design != .default { parts.append("\(font.design)") }
    if font.isItalic { parts.append("italic") }
    if font.hasMonospacedDigits { parts.append("tabular") }
    if font.leading != .standard { parts.append("\(font.leading) leading") }
    return parts.joined(separator: " ")
  }

  private func name(_ spans: [TextSpan], _ paints: [Paint]) -> String {
    let names = spans.enumerated().map { index, span in
      var parts = ["\(span.range.lowerBound)..<\(span.range.upperBound)", name(span.font)]
      if span.kerning != 0 { parts.append("kerning \(number(span.kerning))") }
      if span.baselineOffset != 0 { parts.append("raised \(number(span.baselineOffset))") }
      if let size = span.attachment {
        parts.append("picture \(number(size.width))x\(number(size.height))")
      }
      if index < paints.count { parts.append(name(paints[index])) }
      return parts.joined(separator: " ")
    }
    return "spans [\(names.joined(separator: ", "))]"
  }

  private func name(_ group: DrawGroup) -> String {
    var parts = [group.isFlattened ? "flattened" : "group"]
    let transform = group.transform
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      if !transform.isIdentity {
        parts.append("offset \(number(transform.tx)),\(number(transform.ty))")
      }
    } else {
      let entries = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      parts.append("transform [\(entries.map(number).joined(separator: " "))]")
    }
    if let projection = group.projection { parts.append(name(projection)) }
    if let clip = group.clip {
      parts.append("clip")
      let style = name(clip.style)
      if !style.isEmpty { parts.append(style) }
      parts.append(name(clip.path))
    }
    if group.opacity != 1 { parts.append("opacity \(number(CGFloat(group.opacity)))") }
    if group.blendMode != .normal { parts.append("blend \(group.blendMode)") }
    switch group.filter {
    case .shadow(let color, let radius, let offset)?:
      parts.append("shadow \(color.hex) radius \(number(radius)) offset \(pair(offset))")
    case .innerShadow(let color, let radius, let offset)?:
      parts.append("inner shadow \(color.hex) radius \(number(radius)) offset \(pair(offset))")
    case .blur(let radius)?: parts.append("blur radius \(number(radius))")
    case .backdropBlur(let radius, let opacity)?:
      parts.append("backdrop blur radius \(number(radius)) opacity \(number(CGFloat(opacity)))")
    case .pixels(.matrix(let factors))?:
      parts.append("matrix [\(factors.map { number(CGFloat($0)) }.joined(separator: " "))]")
    case .pixels(.alphaThreshold(let range, let color))?:
      let ends = [range.lowerBound, range.upperBound].map { number(CGFloat($0)) }
      parts.append("alphaThreshold \(ends.joined(separator: "...")) \(color.hex)")
    case nil: break
    }
    return parts.joined(separator: " ")
  }

  /// Returns the six affine entries and the three of w, whose coefficients are given per 1 000 points.
  private func name(_ projection: ProjectionTransform) -> String {
    let plane = [
      projection.m11, projection.m12, projection.m21, projection.m22, projection.m31,
      projection.m32,
    ]
    let w = [projection.m13 * 1000, projection.m23 * 1000, projection.m33]
    return "projection [\(plane.map(number).joined(separator: " "))]"
      + " over [\(w.map(number).joined(separator: " "))]"
  }

  private func name(_ rect: CGRect) -> String {
    rect.isNull
      ? "nothing" : "\(pair(rect.origin)) \(number(rect.width))x\(number(rect.height))"
  }

  private func pair(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }
}

/// Returns `value` with at most three decimals and without trailing zeros.
private func number(_ value: CGFloat) -> String {
  guard value.isFinite, abs(value) < 1e15 else { return "\(Double(value))" }
  let thousandths = Int64((value * 1000).rounded())
  let magnitude = thousandths.magnitude
  var text = "\(magnitude / 1000)"
  if magnitude % 1000 != 0 {
    var fraction = "\(magnitude % 1000 + 1000)".dropFirst()
    while fraction.last == "0" { fraction = fraction.dropLast() }
    text += "." + fraction
  }
  return thousandths < 0 ? "-" + text : text
}

/// An FNV-1a checksum of bytes, and of coordinates in thousandths of points, equal for equal printed numbers.
private struct Checksum: CustomStringConvertible {
  private var state: UInt32 = 2_166_136_261

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt32(byte)) &* 16_777_619 }
  }

  mutating func add(_ value: Int) {
    for shift in stride(from: 0, to: 64, by: 8) {
      state = (state ^ UInt32(truncatingIfNeeded: value >> shift) & 0xFF) &* 16_777_619
    }
  }

  mutating func add(_ point: CGPoint) {
    for value in [point.x, point.y] {
      let scaled = (value * 1000).rounded()
      add(scaled.isFinite && abs(scaled) < 9e18 ? Int(scaled) : Int.max)
    }
  }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let to):
      add(0)
      add(to)
    case .line(let to):
      add(1)
      add(to)
    case .quadCurve(let to, let control):
      add(2)
      add(control)
      add(to)
    case .curve(let to, let control1, let control2):
      add(3)
      add(control1)
      add(control2)
      add(to)
    case .closeSubpath: add(4)
    }
  }

  var description: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
