import Chartroom

/// Carries out a `RenderPlan`.
enum Rendering {
  /// Draws every picture of a plan and prints the paths of those that were written.
  ///
  /// - Throws: `ToolError` for what ends the whole run.
  static func run(_ plan: RenderPlan) throws(ToolError) -> ExitCode {
    for path in plan.inputs { _ = try InputFile.read(path) }
    throw ToolError(.internalFailure, "this version reads its options and cannot draw yet.")
  }
}
