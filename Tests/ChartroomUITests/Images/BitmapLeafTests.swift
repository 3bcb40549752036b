import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Image of pixels")
struct BitmapLeafTests {
  /// An image of 30 × 20 pixels whose pixels have their columns and rows as colours.
  private static let image: RasterImage = {
    var pixels: [UInt8] = []
    for y in 0..<20 { for x in 0..<30 { pixels += [UInt8(x), UInt8(y), 0, 255] } }
    guard let image = RasterImage(width: 30, height: 20, bgraPremultiplied: pixels) else {
      preconditionFailure("The number of bytes is that of the pixels")
    }
    return image
  }()

  private static let picture = Image(decorative: image, scale: 2)

  /// Returns the parts of the image that a view draws, with their places.
  private func parts<Content: View>(
    width: CGFloat, height: CGFloat, @ViewBuilder of content: () -> Content
  ) -> [(image: RasterImage, place: CGRect)] {
    var found: [(image: RasterImage, place: CGRect)] = []
    func visit(_ list: DrawList) {
      for command in list.commands {
        switch command {
        case .image(let image, let place, _): found.append((image, place))
        case .group(let group): visit(group.contents)
        default: break
        }
      }
    }
    visit(stage(width: width, height: height, content: content).drawList())
    return found
  }

  @Test("the size is that of the pixels divided by the scale")
  func size() {
    #expect(stageSize(width: 100, height: 100) { Self.picture } == CGSize(width: 15, height: 10))
    #expect(
      stageSize(width: 40, height: 30) { Self.picture.resizable() } == CGSize(width: 40, height: 30)
    )
    #expect(stageSize { Self.picture.resizable() } == CGSize(width: 15, height: 10))
    #expect(
      stageSize(width: 60, height: 60) { Self.picture.resizable().scaledToFit() }
        == CGSize(width: 60, height: 40))
    #expect(stageSize { Image(decorative: Self.image, scale: 0) } == CGSize(width: 30, height: 20))
  }

  @Test("a stretched image is one image in the whole frame")
  func stretching() {
    let all = parts(width: 90, height: 50) { Self.picture.resizable() }
    #expect(all.count == 1 && all[0].image == Self.image)
    #expect(all[0].place == CGRect(0, 0, 90, 50))
  }

  @Test("edges keep their size, and the middle is stretched")
  func caps() {
    let caps = EdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    let all = parts(width: 90, height: 50) { Self.picture.resizable(capInsets: caps) }
    #expect(all.count == 9)
    #expect(all[0].place == CGRect(0, 0, 3, 2))
    #expect(all[0].image.width == 6 && all[0].image.height == 4)
    #expect(all[4].place == CGRect(3, 2, 82, 44))
    #expect(all[4].image.width == 14 && all[4].image.height == 8)
    #expect(all[8].place == CGRect(85, 46, 5, 4))
    // The first pixel of the last part is at column 20 and row 12.
    #expect(all[8].image.pixels.prefix(2) == [20, 12])
  }

  @Test("edges shrink where the frame is smaller than they are")
  func smallFrames() {
    let caps = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 5)
    let all = parts(width: 9, height: 10) { Self.picture.resizable(capInsets: caps) }
    #expect(all.map(\.place) == [CGRect(0, 0, 6, 10), CGRect(6, 0, 3, 10)])
  }

  @Test("tiles fill the frame from the upper left, and the last ones are cut")
  func tiling() {
    let all = parts(width: 40, height: 25) { Self.picture.resizable(resizingMode: .tile) }
    #expect(all.count == 9)
    #expect(all[0].place == CGRect(0, 0, 15, 10) && all[0].image == Self.image)
    #expect(all[2].place == CGRect(30, 0, 10, 10) && all[2].image.width == 20)
    #expect(all[8].place == CGRect(30, 20, 10, 5) && all[8].image.height == 10)
    let area = all.map { $0.place.width * $0.place.height }.reduce(0, +)
    #expect(abs(area - 40 * 25) < 1e-6)
  }

  @Test("a template is a mask of the foreground style")
  func template() {
    let list = stage {
      Self.picture.renderingMode(.template).foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }
    .drawList()
    guard case .group(let group)? = list.commands.first else {
      Issue.record("no group")
      return
    }
    #expect(group.mask?.commands.count == 1)
    guard case .fill(_, _, .color(let color))? = group.contents.commands.first else {
      Issue.record("no fill")
      return
    }
    #expect(color == Color.Resolved(red: 1, green: 0, blue: 0))
  }

  @Test("an image of a catalog is a box where there is no catalog")
  func missing() {
    let stage = stage(width: 50, height: 40) { Image("logo").resizable() }
    #expect(stage.drawList().commands.count == 1)
    #expect(stage.size == CGSize(width: 50, height: 40))
    #expect(stage.missingImages == ["logo"])
  }
}
