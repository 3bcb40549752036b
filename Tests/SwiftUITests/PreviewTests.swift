import AppSourceSwift5
import AppSourceSwift6
import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite("Previews")
struct PreviewTests {
  @Test("a program lists the previews of its modules by name, file and line")
  func list() {
    let all = _ProgramPreview.all
    let five = all.filter { $0.module == "AppSourceSwift5" }
    let six = all.filter { $0.module == "AppSourceSwift6" }
    #expect(five.count == 33)
    #expect(five.map(\.name) == six.map(\.name) && five.map(\.line) == six.map(\.line))
    #expect(Set(five.map(\.name)).count == five.count)
    for name in ["Badges", "WeatherScreen", "Unknown city", "Tabs", "Feed", "Avatar"] {
      #expect(five.contains { $0.name == name }, "\(name)")
    }
    #expect(five.map(\.fileID) == five.map(\.fileID).sorted())
    let row = five.first { $0.name == "Forecast row" }
    #expect(row?.fileID == "AppSourceSwift5/ForecastRow.swift" && row?.line == 31)
  }

  @Test("every preview of an app draws in its own size, equally in both language modes")
  func drawings() {
    let screen = CGSize(width: 320, height: 480)
    var drawings: [String: [DrawList]] = [:]
    for preview in _ProgramPreview.all where preview.module.hasPrefix("AppSource") {
      let stage = Stage(size: preview.proposedSize(on: screen), shaper: BoxShaper()) {
        preview.view
      }
      #expect(!stage.drawList().commands.isEmpty, "\(preview.name)")
      drawings[preview.name, default: []].append(stage.drawList())
    }
    for (name, lists) in drawings { #expect(lists.count == 2 && lists[0] == lists[1], "\(name)") }
  }

  @Test("a previewable property keeps its state, and traits set the size")
  func state() throws {
    let preview = try #require(
      _ProgramPreview.all.first { $0.module == "AppSourceSwift6" && $0.name == "Quantity" })
    let size = preview.proposedSize(on: CGSize(width: 320, height: 480))
    #expect(size == ProposedViewSize(width: 120, height: 60))
    let stage = Stage(size: size, shaper: BoxShaper()) { preview.view }
    #expect(stage.drawList().strings == ["−", "3", "+"])
    let frame = try #require(stage.frame(of: "more preview"))
    stage.send(.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
    #expect(stage.drawList().strings == ["−", "4", "+"])
  }

  @Test("the traits of a preview decide what is proposed on a screen")
  func traits() {
    let screen = CGSize(width: 30, height: 20)
    func proposal(_ traits: PreviewTrait<Preview.ViewTraits>...) -> ProposedViewSize {
      traits.reduce(Preview { EmptyView() }) { _, trait in Preview(traits: trait) { EmptyView() } }
        .proposal(on: screen)
    }
    #expect(proposal() == ProposedViewSize(screen))
    #expect(proposal(.defaultLayout) == ProposedViewSize(screen))
    #expect(proposal(.portrait) == ProposedViewSize(width: 20, height: 30))
    #expect(proposal(.portraitUpsideDown) == ProposedViewSize(width: 20, height: 30))
    #expect(proposal(.landscapeLeft) == ProposedViewSize(screen))
    #expect(proposal(.sizeThatFitsLayout) == .unspecified)
    #expect(proposal(.fixedLayout(width: 4, height: 5)) == ProposedViewSize(width: 4, height: 5))
    let both = Preview("a", traits: .portrait, .sizeThatFitsLayout) { EmptyView() }
    #expect(both.proposal(on: screen) == .unspecified)
  }
}
