import CairoCanvas
import Chartroom
import Foundation
import Graphics
import Showcase

extension BenchmarkSuite {
  /// The names of the measured scenes: each kind of chart set, a screen, text, effects, and charts of marks.
  package static let sceneNames: Set<String> = [
    "chart-sets.two-lines", "chart-sets.many-series", "chart-sets.stacked-bars",
    "chart-sets.percentages", "chart-sets.pie-chosen", "chart-sets.seed-style", "screens.list",
    "layout.text-styles", "drawing.effects", "talk.two-cities-interpolation", "gallery.heat-map",
    "forms.three-thousand-points", "forms.small-multiples",
  ]

  /// The number of device pixels per point.
  private static let scale: CGFloat = 2

  private static let measured = ShowcaseScene.all.filter { sceneNames.contains($0.name) }

  /// Scenes from the view to the PNG file.
  static let scenes = measured.map { scene in
    BenchmarkGroup(Benchmark(.scene, scene.name, work: .init(pixels: pixels(of: scene)))) {
      { try scene.renderer(scale: scale).pngData.count }
    }
  }

  /// The stages of drawing each scene.
  static let stages = layouts + rasters + encodings

  private static let layouts = measured.map { scene in
    BenchmarkGroup(Benchmark(.stage, "layout/\(scene.name)")) {
      { try scene.renderer(scale: scale).drawing().list.commands.count }
    }
  }

  private static let rasters = measured.map { scene in
    BenchmarkGroup(
      Benchmark(.stage, "raster/\(scene.name)", work: .init(pixels: pixels(of: scene)))
    ) {
      let (list, size) = try scene.renderer(scale: scale).drawing()
      return { try MainEngine.rasterizer.bitmap(of: list, size: size, scale: scale).pixels.count }
    }
  }

  private static let encodings = measured.map { scene in
    let pixels = pixels(of: scene)
    return BenchmarkGroup(
      Benchmark(.stage, "png/\(scene.name)", work: .init(pixels: pixels, bytes: 4 * pixels))
    ) {
      let (list, size) = try scene.renderer(scale: scale).drawing()
      let bitmap = try MainEngine.rasterizer.bitmap(of: list, size: size, scale: scale)
      return { try PNG.encode(bitmap, scale: scale, description: nil, threads: 1).count }
    }
  }

  private static func pixels(of scene: ShowcaseScene) -> Int {
    PictureSize(points: scene.size, scale: scale).pixels
  }
}
