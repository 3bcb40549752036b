import ArgumentParser
import Benchmarks
import CairoCanvas
import Chartroom
import Foundation
import Graphics
import Showcase

/// `chartroom gallery --out DIR`.
struct GalleryCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Renders the example scenes, with a page of their pictures and Swift sources.",
    discussion: """
      A scene becomes NAME.png, and NAME-dark.png in dark appearance, at two pixels per point. The page \
      index.html shows the pictures of this run. It needs no network and no server, and shows the dark \
      pictures in a browser whose appearance is dark. A file appears complete or not at all.
      """)

  @Option(
    help: ArgumentHelp("Folder for the page and the images; created if missing.", valueName: "dir"))
  var out: String

  @Option(
    help: ArgumentHelp(
      """
      Render only scenes whose name contains the text or, if the text contains *, ? or [, matches it as a \
      pattern, such as 'grammar.*'. Case is ignored. Can be repeated.
      """, valueName: "name"))
  var filter: [String] = []

  @Option(help: "Appearance: light, dark, or both for one image of each.")
  var appearance = AppearanceOption.both

  @OptionGroup
  var png: PNGOptions

  /// The number of pixels per point.
  private static let scale = 2.0

  func perform() throws -> ExitCode {
    let scenes = try scenes()
    do {
      try OutputFolder.make(out)
      for scene in scenes {
        for appearance in appearance.schemes { try draw(scene, appearance) }
      }
      // The page is the last file, so that it refers to no picture that is missing.
      let page = GalleryPage(scenes: scenes, appearances: appearance.schemes)
      try write(Array(page.html.utf8), to: "index.html")
      return .done
    } catch {
      throw ToolError(ending: error)
    }
  }

  /// Returns the scenes that a filter selects, in the gallery's order.
  ///
  /// - Throws: `ToolError` with status 2 if the folder's name is empty, or if there are no such scenes.
  func scenes() throws(ToolError) -> [ShowcaseScene] {
    guard !out.isEmpty else {
      throw ToolError(
        .usage, "--out is empty. Give a folder for the gallery, for example --out gallery.")
    }
    let filters = filter.map { NameFilter($0) }
    let scenes = ShowcaseScene.all.filter { scene in
      filters.isEmpty || filters.contains { $0.matches(scene.name) }
    }
    guard !scenes.isEmpty else {
      throw ToolError(
        .usage,
        "--filter: no scene has a name like '\(filter.joined(separator: "', '"))'. Give a part of a name, "
          + "for example grammar.")
    }
    return scenes
  }

  @MainActor
  private func draw(_ scene: ShowcaseScene, _ appearance: ColorScheme) throws {
    let renderer = scene.renderer(scale: Self.scale, appearance: appearance)
    renderer.imageDescription = GalleryPage.alternativeText(of: scene)
    renderer.pngCompression = png.compression
    try write(
      [UInt8](renderer.pngData), to: GalleryPage.fileName(of: scene, appearance))
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    let path = OutputFolder.path(of: name, in: out)
    try AtomicFile.write(bytes, to: path)
    try StandardOutput.report(path, after: path)
  }
}
