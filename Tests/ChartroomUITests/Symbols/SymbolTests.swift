import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Symbols")
struct SymbolTests {
  /// Returns the paths that a view fills, in the coordinates of the stage.
  private func paths<Content: View>(
    rightToLeft: Bool = false, @ViewBuilder of content: () -> Content
  ) -> [Path] {
    var environment = EnvironmentValues()
    if rightToLeft { environment.layoutDirection = .rightToLeft }
    let list = stage(environment: environment, content: content).drawList()
    return list.commands.compactMap { if case .fill(let path, _, _) = $0 { path } else { nil } }
  }

  /// Returns the outline of a symbol with a font size of 100 points, around the origin.
  private func outline(
    _ name: String, weight: Font.Weight = .regular, scale: Image.Scale = .medium
  ) -> Path {
    let all = paths {
      Image(systemName: name).font(.system(size: 100, weight: weight)).imageScale(scale)
    }
    guard let path = all.first else { return Path() }
    let bounds = path.boundingRect
    return path.offsetBy(dx: -bounds.midX, dy: -bounds.midY)
  }

  @Test(
    "each of the 200 most frequent symbols and of the further ones has a picture",
    arguments: commonSymbols + furtherSymbols)
  func common(name: String) {
    let stage = stage { Image(systemName: name).font(.system(size: 100)) }
    let list = stage.drawList()
    #expect(stage.missingSymbols.isEmpty)
    #expect(list.commands.count == 1)
    guard case .fill(let path, _, _)? = list.commands.first else { return }
    let frame = CGRect(origin: .zero, size: stage.size)
    #expect(frame.contains(path.boundingRect))
    #expect(path.boundingRect.width >= 10 && path.boundingRect.width <= 180)
    #expect(path.boundingRect.height >= 7 && path.boundingRect.height <= 130)
  }

  @Test("different names have different pictures")
  func distinct() {
    // These are the same until text is read from right to left.
    let same: Set = [
      "chevron.forward", "chevron.backward", "suit.heart.fill", "line.horizontal.3.decrease",
    ]
    let names = Set(commonSymbols + furtherSymbols).subtracting(same)
    #expect(Set(names.map { outline($0) }).count == names.count)
  }

  @Test("new names of symbols have the pictures of the old ones")
  func renamed() {
    #expect(outline("inset.filled.circle") == outline("circle.inset.filled"))
    for half in ["tophalf", "bottomhalf"] {
      #expect(outline("hourglass.\(half).fill") == outline("hourglass.\(half).filled"))
    }
  }

  @Test("an unknown symbol is a box, and the stage reports its name")
  func unknown() {
    let stage = stage {
      VStack {
        Image(systemName: "no.such.symbol").id("box")
        Image(systemName: "chevron.right.fill")
        Image(systemName: "")
        Image(systemName: "star..fill")
        Image(systemName: "star")
      }
    }
    let known = self.outline("square").boundingRect.size
    // Images are looked up when they are measured.
    #expect(stage.frame(of: "box")?.isEmpty == false)
    #expect(
      stage.missingSymbols == ["", "chevron.right.fill", "no.such.symbol", "star..fill"])
    #expect(abs(outline("no.such.symbol").boundingRect.width - known.width) < 1)
  }

  @Test("the filled form contains the inside of the outlined one")
  func fill() {
    for name in ["star", "heart", "person", "doc", "folder", "bell", "house"] {
      let (open, filled) = (outline(name), outline("\(name).fill"))
      let bounds = (open.boundingRect, filled.boundingRect)
      #expect(abs(bounds.0.width - bounds.1.width) < 0.01, "\(name)")
      #expect(abs(bounds.0.height - bounds.1.height) < 0.01, "\(name)")
      let inside = filled.subtracting(open).boundingRect
      #expect(inside.width > 0.3 * bounds.0.width, "\(name)")
    }
    let inside = CGPoint(x: 0, y: 5)
    #expect(!outline("star").contains(inside) && outline("star.fill").contains(inside))
  }

  @Test("an enclosure surrounds the symbol, which is a hole in the filled one")
  func enclosures() {
    let (ring, disc) = (outline("plus.circle"), outline("plus.circle.fill"))
    let (middle, between, edge) = (
      CGPoint.zero, CGPoint(x: 25, y: 25), CGPoint(x: 46, y: 0)
    )
    #expect(ring.contains(middle) && !ring.contains(between) && ring.contains(edge))
    // Lines that cross are a hole where they cross, too.
    #expect(!disc.contains(middle) && disc.contains(between) && disc.contains(edge))
    #expect(abs(ring.boundingRect.width - 99.6) < 0.1)
    // A symbol with an outline is solid inside of an enclosure.
    #expect(outline("star.circle").contains(middle))
    #expect(!outline("star.circle.fill").contains(middle))
  }

  @Test("a bar with a gap crosses a symbol with a slash")
  func slash() {
    let bell = outline("bell.slash")
    #expect(bell.contains(.zero))
    #expect(!bell.contains(CGPoint(x: 6, y: -6)))
    #expect(!bell.contains(CGPoint(x: -6, y: 6)))
    // The gap cuts the bar of the network's equator.
    #expect(outline("network").contains(CGPoint(x: 8, y: 0)))
    #expect(!outline("network.slash").contains(CGPoint(x: 8.5, y: 0)))
  }

  @Test("a badge is a disc with a mark at the lower right, or at the upper right without one")
  func badges() {
    let plus = paths { Image(systemName: "folder.badge.plus").font(.system(size: 100)) }[0]
    let bounds = plus.boundingRect
    let center = CGPoint(x: bounds.maxX - 22, y: bounds.maxY - 22)
    #expect(!plus.contains(center))
    #expect(plus.contains(CGPoint(x: center.x + 10, y: center.y + 10)))
    let dot = paths { Image(systemName: "bell.badge").font(.system(size: 100)) }[0]
    let box = dot.boundingRect
    #expect(dot.contains(CGPoint(x: box.maxX - 16, y: box.minY + 16)))
  }

  @Test("heavier weights cover what lighter ones do")
  func weights() {
    let weights: [Font.Weight] = [.ultraLight, .light, .regular, .semibold, .black]
    for name in ["plus", "circle", "magnifyingglass", "star"] {
      for (light, heavy) in zip(weights, weights.dropFirst()) {
        let (thin, thick) = (outline(name, weight: light), outline(name, weight: heavy))
        // A rounded end or a corner can stand out by a fraction of a line.
        let rest = thin.subtracting(thick)
        let points = stride(from: -60.0, through: 60, by: 1.7).flatMap { x in
          stride(from: -60.0, through: 60, by: 1.7).map { CGPoint(x: x, y: $0) }
        }
        #expect(points.count { rest.contains($0) } * 200 < points.count, "\(name)")
        #expect(thick.boundingRect.width > thin.boundingRect.width + 1, "\(name)")
      }
    }
  }

  @Test("the scale changes the size, and not the thickness of lines")
  func scales() {
    let widths = [Image.Scale.small, .medium, .large].map {
      outline("minus", scale: $0).boundingRect
    }
    #expect(abs(widths[0].width - 7.6 - 0.8 * 72) < 0.05)
    #expect(abs(widths[1].width - 7.6 - 72) < 0.05)
    #expect(abs(widths[2].width - 7.6 - 1.28 * 72) < 0.05)
    #expect(widths.allSatisfy { abs($0.height - 7.6) < 0.05 })
  }

  @Test("names of directions of reading are mirrored, and left and right are not")
  func mirroring() {
    func first(_ name: String, rightToLeft: Bool) -> Path {
      paths(rightToLeft: rightToLeft) { Image(systemName: name).font(.system(size: 100)) }[0]
    }
    for (name, mirrored) in [
      ("chevron.forward", true), ("chevron.backward", true), ("list.bullet", true),
      ("chevron.right", false), ("forward.fill", false), ("clock", false),
      ("star.leadinghalf.filled", true), ("circle.lefthalf.filled", false),
      ("wave.3.forward", true), ("wave.3.right", false),
    ] {
      let (left, right) = (first(name, rightToLeft: false), first(name, rightToLeft: true))
      #expect((left != right) == mirrored, "\(name)")
      #expect(abs(left.boundingRect.width - right.boundingRect.width) < 0.01)
    }
    // The tip of an angle that points forward is on the left.
    let angle = first("chevron.forward", rightToLeft: true)
    #expect(angle.contains(CGPoint(x: angle.boundingRect.minX + 5, y: angle.boundingRect.midY)))
  }

  @Test("numbers up to 99 have pictures")
  func numbers() {
    let stage = stage {
      VStack { ForEach(0..<100) { Image(systemName: "\($0).circle.fill") } }
    }
    _ = stage.drawList()
    #expect(stage.missingSymbols.isEmpty)
  }

  @Test("letters have pictures in circles and squares, outlined and filled")
  func letters() {
    let letters = "abcdefghijklmnopqrstuvwxyz".map { String($0) }
    let stage = stage {
      VStack {
        ForEach(letters, id: \.self) { letter in
          Image(systemName: "\(letter).circle")
          Image(systemName: "\(letter).circle.fill")
          Image(systemName: "\(letter).square.fill")
        }
      }
    }
    _ = stage.drawList()
    #expect(stage.missingSymbols.isEmpty)
  }
}
