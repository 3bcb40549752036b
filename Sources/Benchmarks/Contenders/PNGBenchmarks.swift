import CairoCanvas
import Chartroom
import Foundation
import Graphics
import Showcase

extension BenchmarkSuite {
  /// PNG files of pictures in Full HD: written by Cairo, by libdeflate at a level that takes about the time of
  /// `balanced`, and by this project on one thread and on one thread per processor, at each effort except
  /// `small`, which takes seconds.
  static let pngWriters = HDPicture.allCases.map { picture in
    BenchmarkGroup(
      "stage/png-hd/\(picture)",
      reference: contender(picture, "cairo") { try CairoPNG.encode($0).count },
      others: [.fast, .balanced].flatMap { effort in
        [writer(picture, effort), writer(picture, effort, threads: nil)]
      } + [
        contender(picture, "balanced-libdeflate") { try LibdeflatePNG.encode($0, level: 2).count }
      ]
    ) { try picture.bitmap() }
  }

  /// PNG files of pictures in Full HD at the effort `small`, which takes seconds.
  static let smallestPNGs = HDPicture.allCases.map { picture in
    BenchmarkGroup(
      "stage/png-hd-small/\(picture)", reference: writer(picture, .small), others: []
    ) { try picture.bitmap() }
  }

  private static func writer(
    _ picture: HDPicture, _ compression: PNGCompression, threads: Int? = 1
  ) -> BenchmarkGroup.Contender<Bitmap> {
    contender(picture, compression.rawValue + (threads == nil ? "-threads" : "")) { bitmap in
      try PNG.encode(
        bitmap, scale: 1, description: nil, compression: compression, threads: threads
      ).count
    }
  }

  private static func contender(
    _ picture: HDPicture, _ way: String, _ encode: @escaping @Sendable (Bitmap) throws -> Int
  ) -> BenchmarkGroup.Contender<Bitmap> {
    let pixels = HDPicture.width * HDPicture.height
    return .init(
      Benchmark(
        .stage, "png-hd/\(picture)/\(way)", work: .init(pixels: pixels, bytes: 4 * pixels))
    ) { bitmap in { try encode(bitmap) } }
  }
}

/// A row of scenes on a white picture in Full HD, as large as fits.
private enum HDPicture: String, CaseIterable {
  case lines, areas, text

  static let width = 1_920
  static let height = 1_080

  /// The names of the scenes; only `text` has few colours.
  private var scenes: [String] {
    switch self {
    case .lines: ["chart-sets.four-lines", "chart-sets.window-whole", "chart-sets.gaps"]
    case .areas: ["chart-sets.percentages", "chart-sets.stacked-bars", "chart-sets.pie-chosen"]
    case .text: ["layout.text-styles"]
    }
  }

  @MainActor
  func bitmap() throws -> Bitmap {
    var screen = Bitmap(
      width: Self.width, height: Self.height,
      pixels: [UInt8](repeating: 255, count: 4 * Self.width * Self.height))
    let place = Self.width / scenes.count
    for (index, name) in scenes.enumerated() {
      guard let scene = ShowcaseScene.all.first(where: { $0.name == name }) else {
        throw UnknownScene(name: name)
      }
      let scale = min(
        CGFloat(place) / scene.size.width, CGFloat(Self.height) / scene.size.height)
      let (list, size) = try scene.renderer(scale: scale).drawing()
      let picture = try MainEngine.rasterizer.bitmap(of: list, size: size, scale: scale)
      screen.draw(picture, x: index * place, y: 0)
    }
    return screen
  }
}

/// An error for a missing scene, without which the picture would be empty and fast to write.
private struct UnknownScene: Error {
  let name: String
}
