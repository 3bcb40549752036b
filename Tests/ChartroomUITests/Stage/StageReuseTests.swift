import ChartroomUI
import Foundation
import Graphics
import Observation
import TestSupport
import Testing

/// What does not change is not evaluated, measured or placed again, and all the rest is.
@MainActor
@Suite("What stays as it is")
struct StageReuseTests {
  @Test("after any changes a stage draws what a new one does", arguments: 0..<8 as Range<UInt64>)
  func sameAsNew(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let model = Model()
    let kept = stage(width: 90, height: 60) { Everything(model: model) }
    for step in 0..<40 {
      model.change(using: &random)
      let new = stage(width: 90, height: 60) { Everything(model: model) }
      #expect(kept.drawList() == new.drawList(), "step \(step)")
      #expect(kept.layoutFrames().map(\.frame) == new.layoutFrames().map(\.frame), "step \(step)")
    }
  }

  /// What one change to the model costs.
  private func work(
    _ change: (Model) -> Void
  ) -> (bodies: Int, measurements: Int, pieces: Int) {
    let model = Model()
    let stage = stage(width: 90, height: 60) { Everything(model: model) }
    _ = stage.drawList()
    let before = stage.counts
    change(model)
    _ = stage.drawList()
    let after = stage.counts
    return (
      after.bodies - before.bodies, after.measurements - before.measurements,
      after.pieces - before.pieces
    )
  }

  @Test("a text as wide as the last one is drawn anew where it stands")
  func sameRoom() {
    let same = work { $0.title = "fgh" }
    let wider = work { $0.title = "fghi" }
    #expect(same.measurements > 0 && same.measurements < wider.measurements)
  }

  @Test("what changes inside a geometry reader is not measured outside of it")
  func boundary() {
    let inside = work { $0.inner = "wider" }
    let outside = work { $0.title = "wider" }
    #expect(inside.measurements > 0 && 2 * inside.measurements < outside.measurements)
    #expect(inside.bodies == 2)
  }

  /// A layout that counts the measurements of its content.
  private struct Counting: Layout {
    let log: Log<String>

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      MainActor.assumeIsolated { log.add("measured") }
      return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test("a geometry reader is not measured again when its content changes its size")
  func innerSize() {
    let (model, log) = (Model(), Log<String>())
    let stage = stage(width: 90, height: 60) {
      Counting(log: log) { GeometryReader { _ in Text(model.inner) } }
    }
    _ = stage.drawList()
    #expect(!log.take().isEmpty)
    model.inner = "wider"
    #expect(stage.drawList().strings == ["wider"])
    #expect(log.take().isEmpty)
  }

  @Test("a value of the environment that is set to what it was reaches nobody")
  func environment() {
    let work = work { $0.size += 0 }
    // The view that sets the value is evaluated, and the one that reads it is not.
    #expect(work.bodies == 1 && work.measurements == 0 && work.pieces == 0)
  }
}

@Observable
@MainActor
private final class Model {
  var title = "abc"
  var inner = "de"
  var size: CGFloat = 10
  var place: CGFloat = 3
  var isWide = false
  var numbers = [1, 2]

  func change(using random: inout SplitMix64) {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: title = String(repeating: "x", count: Int.random(in: 0...5, using: &random))
    case 1: inner = String(repeating: "y", count: Int.random(in: 0...5, using: &random))
    case 2: size = CGFloat.random(in: 8...12, using: &random).rounded()
    case 3: place = CGFloat.random(in: 0...9, using: &random).rounded()
    case 4: isWide.toggle()
    case 5: numbers = (0..<Int.random(in: 0...3, using: &random)).map { $0 }
    default: numbers.append(7)
    }
  }
}

/// A bit of all that keeps something from one evaluation to the next.
private struct Everything: View {
  let model: Model

  var body: some View {
    VStack(spacing: 1) {
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        Text(model.title).lineLimit(1)
        Title(size: model.size)
        if model.isWide { Color.red.frame(width: 8, height: 4) }
      }
      .font(.system(size: model.size))
      ViewThatFits(in: .horizontal) {
        Text(model.title + model.title)
        Text(model.title)
      }
      Inside(model: model)
    }
    .foregroundStyle(model.isWide ? Color.blue : Color.green)
  }
}

private struct Title: View, Equatable {
  let size: CGFloat
  @Environment(\.font) private var font

  nonisolated static func == (left: Title, right: Title) -> Bool { left.size == right.size }

  var body: some View { Text("t").font(font) }
}

/// Geometry readers in one another, a layout that reads a value, and shapes.
private struct Inside: View {
  let model: Model

  var body: some View {
    GeometryReader { proxy in
      PlacedByValue {
        ForEach(model.numbers, id: \.self) { number in
          Text("\(number)").layoutValue(key: Place.self, value: model.place * CGFloat(number))
        }
      }
      .background { Capsule().fill(.secondary) }
      Text(model.inner).frame(width: proxy.size.width / 2)
        .overlay { GeometryReader { inner in Text("\(Int(inner.size.width)) \(model.inner)") } }
    }
  }
}
