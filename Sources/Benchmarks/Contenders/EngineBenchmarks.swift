import Chartroom
import ChartroomUI
import Foundation
import Graphics

extension BenchmarkSuite {
  /// Changes of large view trees, each from the change to the new draw list.
  static let engines = [
    engine("unchanged/10000") { Cells(count: 10_000, step: $0) },
    engine("environment/100") { UnreadChange(step: $0) },
    engine("offset/10000") { MovedColumn(step: $0) },
    engine("dots/10000") { Dots(step: $0) },
    made, lazyStart, lazyScroll,
  ]

  /// Returns a benchmark that replaces the content of a stage with that of the next step.
  private static func engine<Content: View>(
    _ path: String, @ViewBuilder content: @escaping @MainActor @Sendable (Int) -> Content
  ) -> BenchmarkGroup {
    BenchmarkGroup(Benchmark(.engine, path)) {
      let stage = try newStage { content(0) }
      _ = stage.drawList()
      var step = 0
      return {
        step += 1
        stage.update { content(step) }
        return stage.drawList().commands.count
      }
    }
  }

  /// Rows of a list in a new tree, from the view to the draw list.
  private static let made = {
    let rows = 1_000
    return BenchmarkGroup(Benchmark(.engine, "make/row", parts: rows)) {
      {
        let stage = try newStage { VStack { ForEach(0..<rows) { ListRow(row: $0) } } }
        return stage.drawList().commands.count
      }
    }
  }()

  private static let lazyStart = BenchmarkGroup(Benchmark(.engine, "lazy/first/100000")) {
    { try newStage { LazyRows() }.drawList().commands.count }
  }

  private static let lazyScroll = BenchmarkGroup(Benchmark(.engine, "lazy/scroll/100000")) {
    let stage = try newStage { LazyRows() }
    _ = stage.drawList()
    var step = 0
    return {
      // Back and forth, so that the number of created rows does not grow with the number of runs.
      step += 1
      let distance: CGFloat = step / 1_000 % 2 == 0 ? 7 : -7
      stage.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: distance))
      return stage.drawList().commands.count
    }
  }

  @MainActor
  private static func newStage<Content: View>(
    @ViewBuilder content: () -> Content
  ) throws -> Stage {
    Stage(
      size: ProposedViewSize(width: 400, height: 800), shaper: try MainEngine.shaper(),
      content: content)
  }
}

/// Rows that do not change, below a view that does.
private struct Cells: View {
  let count: Int
  let step: Int

  var body: some View {
    VStack { ForEach(0..<count, id: \.self) { Cell(title: "\($0 % 10)") } }
  }
}

private struct Cell: View {
  let title: String
  @State private var isOn = false

  var body: some View { Text(title).opacity(isOn ? 0.5 : 1) }
}

private enum UnreadKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var unread: Int {
    get { self[UnreadKey.self] }
    set { self[UnreadKey.self] = newValue }
  }
}

/// A change of an environment value that no view reads.
private struct UnreadChange: View {
  let step: Int

  var body: some View {
    VStack { ForEach(0..<100, id: \.self) { Cell(title: "\($0 % 10)") } }.environment(
      \.unread, step)
  }
}

/// A column of many rows that moves as a whole.
private struct MovedColumn: View {
  let step: Int

  var body: some View { Column().offset(y: -CGFloat(step % 1_000)) }
}

private struct Column: View {
  var body: some View {
    VStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { Cell(title: "\($0 % 10)") } }
  }
}

/// Dots, each with an offset that changes.
private struct Dots: View {
  let step: Int

  var body: some View {
    ZStack {
      ForEach(0..<10_000, id: \.self) { dot in
        Circle().frame(width: 4, height: 4)
          .offset(x: CGFloat((dot * 37 + step) % 400), y: CGFloat((dot * 91 + step) % 800))
      }
    }
  }
}

/// A row with the views of a usual list.
private struct ListRow: View {
  let row: Int

  var body: some View {
    HStack {
      Circle().fill(.blue).frame(width: 20, height: 20)
      Text("Row \(row % 10)")
    }
    .padding(4).background(Color.gray).onTapGesture {}
  }
}

private struct LazyRows: View {
  var body: some View {
    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000) { ListRow(row: $0).id($0) } } }
  }
}
