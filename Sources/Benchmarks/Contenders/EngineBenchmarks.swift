import CairoCanvas
import Chartroom
package import Graphics
import Showcase

extension BenchmarkSuite {
  /// Changes of large view trees, each from the change to the new draw list.
  static let engines =
    ChangingTree.allCases.map { tree in
      BenchmarkGroup(Benchmark(.engine, tree.rawValue)) {
        let change = tree.start(shaper: try MainEngine.shaper())
        return { change().commands.count }
      }
    } + [made, lazyStart, texts, settings, settingsWrite]

  /// Rows of a list in a new tree, from the view to the draw list.
  private static let made = {
    let rows = 1_000
    let benchmark = Benchmark(.engine, "make/row", parts: rows)
    return BenchmarkGroup(
      benchmark.name,
      reference: .init(
        benchmark, remark: { "\(heapBytes(perRowOf: rows, shaper: $0)) bytes of heap" }
      ) {
        shaper in
        { NewTree.rows(rows).drawList(shaper: shaper).commands.count }
      }, others: []
    ) { try MainEngine.shaper() }
  }()

  /// Returns the heap memory of a list row: its nodes, elements and draw list, with the headers of their blocks.
  ///
  /// - Parameters:
  ///   - count: The number of rows that are made.
  ///   - shaper: The shaper of their texts.
  /// - Returns: The number of bytes per row, to which other threads must not contribute.
  @MainActor
  package static func heapBytes(perRowOf count: Int, shaper: any TextShaper) -> Int {
    // Texts are shaped and types are known when the rows are counted.
    _ = NewTree.rows(count).drawList(shaper: shaper)
    let before = FreeMemory.heapInUse
    let after = NewTree.rows(count).whileDrawn(shaper: shaper) { FreeMemory.heapInUse }
    return (after - before) / count
  }

  private static let lazyStart = BenchmarkGroup(Benchmark(.engine, "lazy/first/100000")) {
    let shaper = try MainEngine.shaper()
    return { NewTree.lazyRows(100_000).drawList(shaper: shaper).commands.count }
  }

  /// Texts in a new tree with a new shaper, from the view to the draw list.
  private static let texts = BenchmarkGroup(Benchmark(.engine, "texts/10000")) {
    return {
      try ManyTexts.drawList(10_000, distinct: 1_000, shaper: PangoTextShaper()).commands.count
    }
  }

  /// A new settings screen with a new shaper, from the view to the frames.
  private static let settings = BenchmarkGroup(Benchmark(.engine, "settings/new/1000")) {
    { Int(SettingsScreen(shaper: try PangoTextShaper()).layout()) }
  }

  /// A settings screen after a write of the value of one toggle.
  private static let settingsWrite = BenchmarkGroup(Benchmark(.engine, "settings/write/1000")) {
    let screen = SettingsScreen(shaper: try MainEngine.shaper())
    screen.layout()
    return {
      screen.write()
      return Int(screen.layout())
    }
  }
}
