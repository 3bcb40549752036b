import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of images, masks and batches.
  static let drawLists: [ShowcaseScene] = [
    #scene("drawing.images", width: 148, height: 40, comparesPixels: true) {
      // At 2×, the rings are drawn pixel by pixel.
      HStack(spacing: 4) {
        image(.none)
        image(.low)
        image(.high)
        image(.low).rotationEffect(.degrees(20)).scaleEffect(0.8)
      }
      .padding(4).background(Color(light: .white, dark: Color(white: 0.12)))
    },
    #scene("drawing.masks", width: 148, height: 40, comparesPixels: true) {
      HStack(spacing: 4) {
        layers.clipShape(Circle())
        layers.mask { Circle().fill(.black) }
        layers.mask {
          LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
        }
        layers.shadow(radius: 3).mask(alignment: .bottom) {
          Capsule().fill(.black).frame(height: 20).rotationEffect(.degrees(-10))
        }
      }
      .padding(4).background(Color(light: .white, dark: Color(white: 0.12)))
    },
    #scene("drawing.batches", width: 148, height: 40, comparesPixels: true) {
      HStack(spacing: 4) {
        Drawing { [.rectangles(cells(in: $0))] }.frame(width: 32)
        Drawing { [.rectangles(bars(in: $0))] }.frame(width: 48)
        Drawing { [.paintedMarks(discs(in: $0))] }
      }
      .padding(4).background(Color(light: .white, dark: Color(white: 0.12)))
    },
  ]

  nonisolated private static let orange = Paint.color(
    Color.Resolved(red: 1, green: 0.6, blue: 0, opacity: 0.8))
  nonisolated private static let blue = Paint.color(
    Color.Resolved(red: 0, green: 0.4, blue: 1, opacity: 0.8))

  /// A heat map.
  nonisolated private static func cells(in rect: CGRect) -> PaintedRectangles {
    let side = rect.height / 8
    return PaintedRectangles(
      (0..<64).map { (index: Int) -> (CGRect, Paint) in
        let (column, row) = (index % 8, index / 8)
        let color = Color.Resolved(red: Float(column) / 7, green: 0.4, blue: Float(row) / 7)
        let origin = CGPoint(x: side * CGFloat(column), y: side * CGFloat(row))
        return (CGRect(origin: origin, size: CGSize(width: side, height: side)), .color(color))
      })
  }

  /// Translucent bars with fractional edges.
  nonisolated private static func bars(in rect: CGRect) -> PaintedRectangles {
    let width = rect.width / 9
    return PaintedRectangles(
      (0..<9).map { (index: Int) -> (CGRect, Paint) in
        let height = rect.height * CGFloat(index * 5 % 9 + 1) / 9
        let bar = CGRect(
          x: width * CGFloat(index), y: rect.height - height, width: width * 0.7, height: height)
        return (bar, index.isMultiple(of: 3) ? orange : blue)
      })
  }

  /// Translucent discs of four sizes.
  nonisolated private static func discs(in rect: CGRect) -> PaintedMarks {
    let disc = Path(ellipseIn: CGRect(x: -2, y: -2, width: 4, height: 4))
    return PaintedMarks(
      disc,
      marks: (0..<12).map { (index: Int) -> PaintedMarks.Mark in
        let x = rect.width * (0.5 + CGFloat(index)) / 12
        let y = rect.height * CGFloat(index * 7 % 12 + 1) / 13
        let paint = index.isMultiple(of: 2) ? orange : blue
        return PaintedMarks.Mark(
          at: CGPoint(x: x, y: y), paint, scale: CGFloat(index % 4 + 1) / 2)
      })
  }

  /// Opaque views on top of each other, of which only the last one is visible.
  @MainActor
  private static var layers: some View {
    ZStack {
      Color.red
      Color.green
      Color.blue
    }
    .frame(width: 32, height: 32)
  }

  @MainActor
  private static func image(_ interpolation: RasterImage.Interpolation) -> some View {
    Drawing { rect in
      rings.map { [.image($0, in: rect, interpolation)] } ?? []
    }
    .frame(width: 32, height: 32)
  }

  /// Concentric rings that become narrower outwards, which show aliasing, with transparent corners.
  nonisolated private static let rings: RasterImage? = {
    let side = 64
    var pixels: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side {
        let (dx, dy) = (2 * x + 1 - side, 2 * y + 1 - side)
        let square = dx * dx + dy * dy
        let isInside = square <= side * side
        let level = UInt8(square / 400 % 2 == 0 ? 255 : 40)
        pixels += isInside ? [level, level / 2, 40, 255] : [0, 0, 0, 0]
      }
    }
    return RasterImage(width: side, height: side, bgraPremultiplied: pixels)
  }()
}

/// A view of draw commands for its frame.
private struct Drawing {
  let commands: @Sendable (CGRect) -> [DrawCommand]
}

extension Drawing: LeafView {
  func leaf(in environment: EnvironmentValues) -> DrawingLeaf { DrawingLeaf(drawing: self) }
}

private struct DrawingLeaf: LeafContent {
  let drawing: Drawing

  func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {
    for command in drawing.commands(CGRect(origin: .zero, size: size)) { list.append(command) }
  }
}
