import ChartSourceSwift5
import ChartSourceSwift6
import Chartroom
import ChartroomUI
import Foundation
import Graphics
import Testing

/// Views with charts, in the manner of the apps that people have written with SwiftUI and Swift Charts.
///
/// The sources in `ChartSourceSwift5` and `ChartSourceSwift6` import `SwiftUI`, `Charts` and `Foundation` only.
@MainActor
@Suite("Sources of apps with charts")
struct ChartSourceTests {
  private struct Screen {
    let name: String
    let shapes: Int
    let view: AnyView
  }

  /// The part of the description of a chart that tells of its marks.
  private struct Described: Decodable {
    struct Marks: Decodable {
      let count: Int
    }

    let marks: [Marks]
    let pointCount: Int
    let text: String
  }

  private let screens =
    ChartSourceSwift5.chartScreens().map { Screen(name: $0.name, shapes: $0.shapes, view: $0.view) }
    + ChartSourceSwift6.chartScreens().map {
      Screen(name: $0.name, shapes: $0.shapes, view: $0.view)
    }

  /// Returns a stage of the width of a phone with a view, at the end of its tasks and animations.
  private func stage(_ view: AnyView, in scheme: ColorScheme) async throws -> Stage {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let stage = try Stage(
      size: ProposedViewSize(width: 390, height: nil), scale: 2, environment: environment
    ) { view }
    try await stage.runTasks(until: 5)
    return stage
  }

  @Test("there are many views, each with another name")
  func names() {
    #expect(screens.count >= 100)
    #expect(Set(screens.map(\.name)).count == screens.count)
  }

  @Test("every view settles and draws its marks", arguments: ColorScheme.allCases)
  func marks(scheme: ColorScheme) async throws {
    for screen in screens {
      let stage = try await stage(screen.view, in: scheme)
      let pieces = DrawnPieces(stage.drawList())
      try stage.checkSettled()
      #expect(stage.warnings == [], "\(screen.name)")
      try ScreenPictures.write(stage, scheme == .dark ? "\(screen.name)-dark" : screen.name)
      #expect(pieces.shapes >= screen.shapes, "\(screen.name)")
      let charts = try JSONDecoder().decode([Described].self, from: stage.pictureDescriptionJSON())
      #expect(!charts.isEmpty, "\(screen.name)")
      for chart in charts {
        #expect(
          !chart.marks.isEmpty && chart.marks.allSatisfy { $0.count > 0 } && chart.pointCount > 0,
          "\(screen.name): \(chart.text)")
      }
      #expect(stage.size.width <= 390 && stage.size.height > 0, "\(screen.name)")
    }
  }

  @Test("every text of a view outside of clips is in its frame and has all glyphs")
  func texts() async throws {
    for screen in screens {
      let stage = try await stage(screen.view, in: .light)
      let frame = CGRect(origin: .zero, size: stage.size).insetBy(dx: -0.5, dy: -0.5)
      for (text, place) in DrawnPieces(stage.drawList()).texts {
        let string = text.request.string
        #expect(text.missing.isEmpty, "\(screen.name): \(string)")
        #expect(frame.contains(place), "\(screen.name): \(string) at \(place)")
      }
    }
  }

  @Test("two stages draw the same")
  func repetition() async throws {
    for screen in screens {
      let first = try await stage(screen.view, in: .light)
      let second = try await stage(screen.view, in: .light)
      #expect(first.drawList() == second.drawList(), "\(screen.name)")
    }
  }

  @Test("every view makes a PNG file")
  func pictures() throws {
    for screen in screens {
      let renderer = ImageRenderer(content: screen.view)
      renderer.proposedSize = ProposedViewSize(width: 390, height: nil)
      #expect(try renderer.pngData.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(screen.name)")
    }
  }
}
