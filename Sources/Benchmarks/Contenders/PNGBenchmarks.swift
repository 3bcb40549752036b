import CairoCanvas
import Chartroom
import Foundation
import Graphics
import Showcase

extension BenchmarkSuite {
  /// Pictures in full HD as PNG files: by Cairo's writer and by ours on one thread and on as many as
  /// there are processors, with each effort but the one that takes seconds.
  static let pngWriters = HDPicture.allCases.map { picture in
    BenchmarkGroup(
      "stage/png-hd/\(picture)",
      reference: contender(picture, "cairo") { try CairoPNG.encode($0).count },
      others: [.fast, .balanced].flatMap { effort in
        [writer(picture, effort), writer(picture, effort, threads: nil)]
      }
    ) { try picture.bitmap() }
  }

  /// The same with the effort that takes seconds.
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

/// Scenes in a row on a white screen in full HD, as large as it lets them be.
private enum HDPicture: String, CaseIterable {
  case lines, areas, text

  static let width = 1_920
  static let height = 1_080

  /// The names of the scenes; together of few colours in the last one only.
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

/// A scene that is not in the gallery: without it the picture would be empty, and quick to write.
private struct UnknownScene: Error {
  let name: String
}
