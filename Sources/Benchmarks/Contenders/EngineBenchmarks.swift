import CairoCanvas
import Chartroom
import Graphics
import Showcase

extension BenchmarkSuite {
  /// Changes of large view trees, each from the change to the new draw list.
  static let engines =
    ChangingTree.allCases.map { tree in
      BenchmarkGroup(Benchmark(.engine, tree.rawValue)) {
        let change = tree.start(shaper: try MainEngine.shaper())
        return { change().commands.count }
      }
    } + [made, lazyStart, texts]

  /// Rows of a list in a new tree, from the view to the draw list.
  private static let made = {
    let rows = 1_000
    return BenchmarkGroup(Benchmark(.engine, "make/row", parts: rows)) {
      let shaper = try MainEngine.shaper()
      return { NewTree.rows(rows).drawList(shaper: shaper).commands.count }
    }
  }()

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
}
