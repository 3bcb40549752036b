/// Asynchronous work with actions before and after each sample, which are not measured.
package struct WaitingWork {
  /// The measured function.
  package var body: Benchmark.WaitingBody
  /// The action before each sample.
  package var begin: @MainActor () -> Void
  /// The action after each sample.
  package var end: @MainActor () -> Void
  /// A closure that returns a remark about all samples, for the last column of the table.
  package var remark: @MainActor () -> String

  /// Creates work; by default without actions before and after samples.
  package init(
    body: @escaping Benchmark.WaitingBody, begin: @escaping @MainActor () -> Void = {},
    end: @escaping @MainActor () -> Void = {}, remark: @escaping @MainActor () -> String
  ) {
    self.body = body
    self.begin = begin
    self.end = end
    self.remark = remark
  }
}
