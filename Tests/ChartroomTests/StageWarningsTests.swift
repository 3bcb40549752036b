import Chartroom
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Warnings of a stage")
struct StageWarningsTests {
  @Test("a stage warns of what it cannot show")
  func stage() throws {
    let stage = try Stage(size: .unspecified) {
      VStack {
        Text("\u{10FFFD}")
        Image(systemName: "no.such.symbol")
        Image("nothing")
        Image(systemName: "star")
      }
    }
    #expect(stage.warnings.isEmpty)
    _ = stage.drawList()
    #expect(
      stage.warnings == [
        "no font has the character U+10FFFD. Install the package fonts-noto, or remove the character.",
        "There is no picture of the symbol \"no.such.symbol\". Correct the name, or use another symbol.",
        "There is no image \"nothing\". Add it to the asset catalog, or correct the name.",
      ])
  }

  @Test("a stage warns of ids that are not unique")
  func repeatedIDs() throws {
    let stage = try Stage(size: .unspecified) {
      VStack { ForEach([7, 8, 7, 7], id: \.self) { _ in Color.red } }
    }
    _ = stage.drawList()
    #expect(
      stage.warnings == [
        "The id \"7\" occurs several times in a ForEach. Give each element an id of its own."
      ])
  }

  @Test("a renderer has the warnings of its last image, and the problems of its catalog")
  func renderer() throws {
    let folder = try TemporaryFolder()
    try folder.put("{", in: "a.imageset/Contents.json")
    let renderer = ImageRenderer(content: Image(systemName: "no.such.symbol"))
    renderer.environment.assetCatalog = try AssetCatalog(contentsOf: URL(filePath: folder.path))
    #expect(renderer.warnings.isEmpty)
    _ = try renderer.pngData
    #expect(renderer.warnings.count == 2)
    let quiet = ImageRenderer(content: Image(systemName: "star"))
    _ = try quiet.pngData
    #expect(quiet.warnings.isEmpty)
  }
}
