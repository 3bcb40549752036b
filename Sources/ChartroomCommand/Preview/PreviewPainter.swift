import CairoCanvas
package import Dashboards
import Decimation

/// The drawing of the pictures of a preview.
package protocol PreviewPainter {
  /// Draws pictures of a spec.
  ///
  /// The function blocks the thread until all pictures have a result.
  ///
  /// - Parameters:
  ///   - items: The pictures.
  ///   - file: The spec.
  ///   - runsCommands: Whether data sources that are commands run.
  ///   - isCancelled: Returns whether the pictures without a result are given up.
  ///   - take: Takes the result of a picture.
  /// - Throws: An error that ends the drawing.
  func paint(
    _ items: [RunItem], of file: SpecFile, runsCommands: Bool, isCancelled: @escaping () -> Bool,
    take: (WorkerAnswer) -> Void
  ) throws
}

/// The drawing by worker processes, so that a crash or a query without an end does not end the preview.
package struct WorkerPainter: PreviewPainter {
  /// The path of the tool.
  private let program: String

  /// Creates a painter.
  ///
  /// - Parameter program: The path of the tool; that of this process by default.
  package init(program: String = "/proc/self/exe") { self.program = program }

  package func paint(
    _ items: [RunItem], of file: SpecFile, runsCommands: Bool, isCancelled: @escaping () -> Bool,
    take: (WorkerAnswer) -> Void
  ) throws {
    let workers = DashboardWorkers(
      files: [file],
      drawing: DrawingOptions(
        compression: .fast, redraws: true, isStrict: false, runsCommands: runsCommands),
      output: .answers, count: ParallelWork.processors, program: program)
    try workers.draw(items, isCancelled: isCancelled) { answer, _, _ in
      take(answer)
      return true
    }
  }
}
