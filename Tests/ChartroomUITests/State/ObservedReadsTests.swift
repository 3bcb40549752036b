import ChartroomUI
import Foundation
import Graphics
import Observation
import OpenCombine
import Testing

@MainActor
@Suite("Observable properties in layout and drawing")
struct ObservedReadsTests {
  private let model = Sizes()

  /// Writes three times, and expects the effect of each on the frame of the view "box".
  private func expect(
    _ stage: Stage, at path: KeyPath<CGRect, CGFloat>, from start: CGFloat = 0,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(stage.frame(of: "box")?[keyPath: path] == start, sourceLocation: location)
    for step in 1...3 {
      model.length = CGFloat(5 * step)
      #expect(
        stage.frame(of: "box")?[keyPath: path] == start + CGFloat(5 * step),
        sourceLocation: location)
    }
  }

  private func stage<Content: View>(@ViewBuilder content: () -> Content) -> Stage {
    ChartroomUITests.stage(width: 100, height: 100, content: content)
  }

  @Test("an alignment guide")
  func guide() {
    expect(
      stage {
        ZStack(alignment: .leading) {
          Color.white
          Color.red.frame(width: 10, height: 10).id("box")
            .alignmentGuide(.leading) { _ in -model.length }
        }
      }, at: \.minX)
  }

  @Test("a layout")
  func layout() {
    expect(
      stage {
        ZStack(alignment: .leading) {
          Color.white
          Inset(model: model) { Color.red.frame(width: 10, height: 10) }.id("box")
        }
      }, at: \.width, from: 10)
  }

  @Test("the path and the size of a shape")
  func shape() {
    let stage = stage { Flag(model: model).stroke(Color.red) }
    for step in 1...3 {
      model.length = CGFloat(5 * step)
      #expect(stage.drawList().description.contains("L \(5 * step),100"))
    }
    model.length = 0
    expect(
      ChartroomUITests.stage {
        VStack { Flag(model: model).id("box") }
      }, at: \.width)
  }

  @Test("the length of a frame relative to its container")
  func relativeFrame() {
    expect(
      stage {
        Color.red.containerRelativeFrame(.horizontal) { _, _ in model.length }.id("box")
      }, at: \.width)
  }

  @Test("the content of a geometry reader, an alternative and a lazy row")
  func content() {
    expect(
      stage { GeometryReader { _ in Color.red.frame(width: model.length).id("box") } }, at: \.width)
    model.length = 0
    expect(
      stage { ViewThatFits { Row(model: model) } }, at: \.width)
    model.length = 0
    expect(
      stage {
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(0..<1) { _ in Color.red.frame(width: model.length, height: 5).id("box") }
          }
        }
      }, at: \.width)
    model.length = 0
    expect(
      stage { GeometryReader { _ in ScrollView { LazyVStack { Row(model: model) } } } }, at: \.width
    )
  }

  @Test("a change evaluates no body, and an element observes a property once")
  func cost() {
    let stage = stage {
      ZStack(alignment: .leading) {
        Color.white
        Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -model.length }
        Flag(model: model).stroke(Color.red)
      }
    }
    _ = stage.drawList()
    let bodies = stage.counts.bodies
    for step in 1...100 {
      stage.update { Text("other") }
      model.length = CGFloat(step)
      _ = stage.drawList()
    }
    #expect(stage.counts.bodies <= bodies + 100)
    #expect(stage.core.endedObservations < 20)
  }

  @Test("an ObservableObject that an alignment guide or a geometry reader reads")
  func observableObject() {
    let object = ObjectSizes()
    let stage = stage { ObjectView(object: object) }
    #expect(stage.frame(of: "box") == CGRect(0, 0, 10, 10))
    object.length = 7
    #expect(stage.frame(of: "box")?.minX == 7)
    #expect(stage.frame(of: "inner")?.width == 7)
  }
}

@Observable
private final class Sizes: @unchecked Sendable {
  var length: CGFloat = 0
}

private final class ObjectSizes: ObservableObject {
  @Published var length: CGFloat = 0
}

private struct ObjectView: View {
  @ObservedObject var object: ObjectSizes

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.white
      Color.red.frame(width: 10, height: 10).id("box")
        .alignmentGuide(.leading) { _ in -object.length }
      GeometryReader { _ in Color.blue.frame(width: object.length).id("inner") }
    }
  }
}

private struct Row: View {
  let model: Sizes

  var body: some View { Color.red.frame(width: model.length, height: 5).id("box") }
}

private struct Inset: Layout {
  let model: Sizes

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 10 + model.length, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

private struct Flag: Shape {
  let model: Sizes

  func path(in rect: CGRect) -> Path {
    Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: model.length, y: rect.height))
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? model.length, height: proposal.height ?? 10)
  }
}
