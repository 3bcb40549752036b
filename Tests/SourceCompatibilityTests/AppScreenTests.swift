import AppSourceSwift5
import Chartroom
import ChartroomUI
import Foundation
import Graphics
import Testing

/// Whole screens in the manner of real apps, with real fonts, on a stage of the size of a phone.
///
/// The sources in `AppSourceSwift5` import `SwiftUI` and `Foundation` only.
@MainActor
@Suite("Screens of apps")
struct AppScreenTests {
  private let size = CGSize(width: 393, height: 852)

  /// Returns a stage with a screen, at the end of its tasks and animations.
  private func stage(_ screen: Screen, in scheme: ColorScheme) async throws -> Stage {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let stage = try Stage(
      size: ProposedViewSize(size), scale: 3, environment: environment,
      safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    ) { screen.view }
    try await stage.runTasks(until: 5)
    return stage
  }

  @Test("there are many screens, each with another name")
  func names() {
    let names = screens().map(\.name)
    #expect(names.count >= 60)
    #expect(Set(names).count == names.count)
  }

  @Test(
    "every screen settles, knows its symbols and images, and keeps its texts inside",
    arguments: ColorScheme.allCases)
  func texts(scheme: ColorScheme) async throws {
    for screen in screens() {
      let stage = try await stage(screen, in: scheme)
      let name = scheme == .dark ? "\(screen.name)-dark" : screen.name
      try check(stage, name)
      for id in screen.taps {
        guard let frame = stage.frame(of: id) else { continue }
        stage.send(.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
      }
      try await stage.runTasks(until: 10)
      try check(stage, "\(name), tapped")
    }
  }

  private func check(_ stage: Stage, _ name: String) throws {
    let list = stage.drawList()
    try stage.checkSettled()
    try ScreenPictures.write(stage, name)
    #expect(!list.commands.isEmpty, "\(name) draws nothing")
    #expect(stage.warnings == [], "\(name)")
    #expect(stage.size.width <= size.width && stage.size.height <= size.height, "\(name)")
    let frame = CGRect(origin: .zero, size: size).insetBy(dx: -0.5, dy: -0.5)
    for (text, place) in DrawnPieces(list).texts {
      #expect(frame.contains(place), "\(name): \(text.request.string) at \(place)")
    }
  }
}
