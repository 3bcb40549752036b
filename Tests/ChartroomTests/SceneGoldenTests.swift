import CairoCanvas
import Chartroom
import ChartroomUI
import Foundation
import Graphics
import Showcase
import TestSupport
import Testing

@MainActor
@Suite("Scenes")
struct SceneGoldenTests {
  private static func stage(
    _ scene: ShowcaseScene, _ appearance: ColorScheme, scale: CGFloat = 1,
    shaper: any TextShaper = BoxShaper()
  ) -> Stage {
    var environment = EnvironmentValues()
    environment.colorScheme = appearance
    let stage = Stage(
      size: ProposedViewSize(scene.size), scale: scale, environment: environment, shaper: shaper
    ) { scene.view }
    stage.send(scene.events)
    stage.advance(to: scene.time)
    return stage
  }

  /// The name of a scene's golden; light is the plain one.
  private static func name(_ scene: ShowcaseScene, _ appearance: ColorScheme) -> String {
    scene.name + (appearance == .dark ? "-dark" : "")
  }

  @Test(
    "a scene draws what it drew before", arguments: ShowcaseScene.all, ColorScheme.allCases)
  func drawList(scene: ShowcaseScene, appearance: ColorScheme) {
    // Simple letters, so that the text is the same with any version of Pango and of the fonts.
    let list = Self.stage(scene, appearance, scale: 2).drawList()
    Golden.expect(text: list.description, named: Self.name(scene, appearance))
  }

  @Test(
    "a scene's pixels are what they were",
    arguments: ShowcaseScene.all.filter(\.comparesPixels), [1, 2, 3] as [CGFloat])
  func pixels(scene: ShowcaseScene, scale: CGFloat) throws {
    for appearance in ColorScheme.allCases {
      let stage = Self.stage(scene, appearance, scale: scale)
      let bitmap = try Rasterizer().bitmap(
        of: stage.drawList(), size: scene.size, scale: scale)
      Golden.expect(
        bitmap, named: "\(Self.name(scene, appearance))@\(Int(scale))x")
    }
  }

  @Test("drawing a scene twice, and after all others, gives the same pixels")
  func sameBytes() throws {
    let shared = Rasterizer()
    let shaper = try PangoTextShaper()
    for scene in ShowcaseScene.all {
      let list = Self.stage(scene, .light, scale: 2, shaper: shaper).drawList()
      let first = try shared.png(of: list, size: scene.size, scale: 2)
      let other = Self.stage(scene, .light, scale: 2, shaper: try PangoTextShaper()).drawList()
      #expect(list == other, "\(scene)")
      #expect(try Rasterizer().png(of: other, size: scene.size, scale: 2) == first, "\(scene)")
    }
  }

  @Test("all fonts have all characters of the scenes")
  func missingCharacters() throws {
    let shaper = try PangoTextShaper()
    for scene in ShowcaseScene.all {
      let stage = Self.stage(scene, .light, shaper: shaper)
      _ = stage.drawList()
      #expect(stage.missingCharacters.isEmpty, "\(scene)")
    }
  }

  @Test("names are unique, and every golden belongs to a scene or a fixture")
  func noDeadGoldens() throws {
    let names =
      ShowcaseScene.all.map(\.name) + AwkwardGoldenTests.names + MotionSceneTests.names
      + ShapingGoldenTests.names
    #expect(Set(names).count == names.count)
    let files = try FileManager.default.contentsOfDirectory(
      at: URL(filePath: GoldenStore.repository().folder), includingPropertiesForKeys: nil)
    for file in files {
      let stem = String(
        file.deletingPathExtension().lastPathComponent
          .prefix { $0 != "@" }.replacing(/-dark$/, with: ""))
      #expect(names.contains(stem), "\(file.lastPathComponent) belongs to nothing")
    }
  }
}
