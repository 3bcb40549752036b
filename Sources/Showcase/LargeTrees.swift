import ChartroomUI
import Foundation
package import Graphics

/// A large view tree that changes in steps, for the benchmarks of the view engine.
package enum ChangingTree: String, CaseIterable, Sendable {
  /// 10 000 rows that do not change, below a view that does.
  case unchanged = "unchanged/10000"
  /// A change of an environment value that none of 100 rows reads.
  case environment = "environment/100"
  /// A column of 10 000 rows that moves as a whole.
  case offset = "offset/10000"
  /// 10 000 dots, each with an offset that changes.
  case dots = "dots/10000"
  /// A lazy column of 100 000 rows that is scrolled.
  case lazyScroll = "lazy/scroll/100000"

  /// Creates the tree.
  ///
  /// - Parameter shaper: The shaper of its texts.
  /// - Returns: A function that changes the tree by one step and returns the new draw list.
  @MainActor
  package func start(shaper: any TextShaper) -> @MainActor () -> DrawList {
    switch self {
    case .unchanged: steps(shaper) { Cells(count: 10_000, step: $0) }
    case .environment: steps(shaper) { UnreadChange(step: $0) }
    case .offset: steps(shaper) { MovedColumn(step: $0) }
    case .dots: steps(shaper) { Dots(step: $0) }
    case .lazyScroll: scrolling(shaper)
    }
  }

  @MainActor
  private func steps<Content: View>(
    _ shaper: any TextShaper, @ViewBuilder content: @escaping @MainActor (Int) -> Content
  ) -> @MainActor () -> DrawList {
    let stage = newStage(shaper) { content(0) }
    _ = stage.drawList()
    var step = 0
    return {
      step += 1
      stage.update { content(step) }
      return stage.drawList()
    }
  }

  @MainActor
  private func scrolling(_ shaper: any TextShaper) -> @MainActor () -> DrawList {
    let stage = newStage(shaper) { LazyRows(count: 100_000) }
    _ = stage.drawList()
    var step = 0
    return {
      // Back and forth, so that the number of created rows does not grow with the number of steps.
      let distance: CGFloat = step / 1_000 % 2 == 0 ? 7 : -7
      step += 1
      stage.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: distance))
      return stage.drawList()
    }
  }
}

/// A large view tree that is drawn once, for the benchmarks of the view engine.
package enum NewTree: Sendable {
  /// A column with a number of usual rows.
  case rows(Int)
  /// A lazy column with a number of usual rows, of which few are visible.
  case lazyRows(Int)

  /// Creates the tree and returns its draw list.
  @MainActor
  package func drawList(shaper: any TextShaper) -> DrawList { stage(shaper).drawList() }

  /// Creates the tree, draws it, and calls a closure while the tree and its draw list are in memory.
  @MainActor
  package func whileDrawn<Result>(shaper: any TextShaper, _ body: () -> Result) -> Result {
    let stage = stage(shaper)
    let list = stage.drawList()
    return withExtendedLifetime((stage, list)) { body() }
  }

  @MainActor
  private func stage(_ shaper: any TextShaper) -> Stage {
    switch self {
    case .rows(let count):
      newStage(shaper) { VStack { ForEach(0..<count, id: \.self) { ListRow(row: $0) } } }
    case .lazyRows(let count): newStage(shaper) { LazyRows(count: count) }
    }
  }
}

@MainActor
private func newStage<Content: View>(
  _ shaper: any TextShaper, @ViewBuilder content: () -> Content
) -> Stage {
  Stage(size: ProposedViewSize(width: 400, height: 800), shaper: shaper, content: content)
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
  let count: Int

  var body: some View {
    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { ListRow(row: $0) } } }
  }
}
