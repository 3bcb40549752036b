package import Foundation
package import Graphics

/// The content of an image of pixels.
package struct BitmapLeaf: Equatable, Animatable {
  var image: PixelImage
  var resizing: Image.Resizing?
  var interpolation: RasterImage.Interpolation
  /// The paint of a template, whose colours are ignored; `nil` for an image in its own colours.
  var paint: BasicPaint?

  package var animatableData: AnimatableArray {
    get { paint?.animatableData ?? .zero }
    set { paint?.animatableData = newValue }
  }
}

extension BitmapLeaf: LeafContent {
  package func animationStart(from other: BitmapLeaf) -> BitmapLeaf {
    var start = self
    if let paint, let before = other.paint, paint.isSimilar(to: before) { start.paint = before }
    return start
  }

  package func answer(to proposal: ProposedViewSize, core: StageCore) -> SizeAnswer {
    resizing == nil
      ? SizeAnswer(image.size, for: .all)
      : SizeAnswer(proposal.replacingUnspecifiedDimensions(by: image.size))
  }

  package func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
    let rect = CGRect(origin: .zero, size: resizing == nil ? image.size : size)
    let pixels = commands(in: rect)
    guard let paint else { return pixels.commands.forEach { list.append($0) } }
    guard !paint.hasEffects else {
      return paint.drawEffects(into: &list) { contents in
        var leaf = self
        leaf.paint = paint.withoutEffects
        leaf.draw(into: &contents, size: size, proposal: proposal, core: core)
      }
    }
    let fill = DrawCommand.fill(Path(rect), FillStyle(), paint.paint(in: rect))
    list.append(.group(DrawGroup(contents: DrawList([fill]), mask: pixels)))
  }

  /// Returns the commands that draw the pixels in a rectangle.
  private func commands(in rect: CGRect) -> DrawList {
    guard let resizing, resizing.isTiled || resizing.caps != EdgeInsets() else {
      return DrawList([.image(image.pixels, in: rect, interpolation)])
    }
    let caps = resizing.caps
    let columns = ImageSlices(
      length: image.size.width, target: rect.width, caps: (caps.leading, caps.trailing),
      isTiled: resizing.isTiled)
    let rows = ImageSlices(
      length: image.size.height, target: rect.height, caps: (caps.top, caps.bottom),
      isTiled: resizing.isTiled)
    var list = DrawList()
    var known: [[Range<CGFloat>]: RasterImage] = [:]
    for row in rows.slices {
      for column in columns.slices {
        let source = CGRect(
          x: column.source.lowerBound, y: row.source.lowerBound,
          width: column.source.upperBound - column.source.lowerBound,
          height: row.source.upperBound - row.source.lowerBound)
        let key = [column.source, row.source]
        guard let part = known[key] ?? image.pixels(in: source) else { continue }
        known[key] = part
        let place = CGRect(
          x: column.target.lowerBound, y: row.target.lowerBound,
          width: column.target.upperBound - column.target.lowerBound,
          height: row.target.upperBound - row.target.lowerBound)
        list.append(.image(part, in: place, interpolation))
      }
    }
    return list
  }
}

extension PixelImage {
  /// Returns the pixels in a rectangle in points, whose edges are rounded to pixels; `nil` if there are none.
  func pixels(in rect: CGRect) -> RasterImage? {
    func rounded(_ value: CGFloat, _ most: Int) -> Int {
      Int(max(0, min((value * scale).rounded(), CGFloat(most))))
    }
    let (left, top) = (rounded(rect.minX, pixels.width), rounded(rect.minY, pixels.height))
    // An edge that is not a number is at 0.
    let columns = left..<max(left, rounded(rect.maxX, pixels.width))
    let rows = top..<max(top, rounded(rect.maxY, pixels.height))
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    var part: [UInt8] = []
    part.reserveCapacity(4 * columns.count * rows.count)
    for row in rows {
      let start = 4 * (row * pixels.width + columns.lowerBound)
      part += pixels.pixels[start..<start + 4 * columns.count]
    }
    return RasterImage(width: columns.count, height: rows.count, bgraPremultiplied: part)
  }
}
