/// Work that waits for other threads, and what happens around it outside of its time.
package struct WaitingWork {
  /// What is measured.
  package var body: Benchmark.WaitingBody
  /// Called before each sample.
  package var begin: @MainActor () -> Void
  /// Called after each sample.
  package var end: @MainActor () -> Void
  /// Tells more about all samples than their time, for the last column of the table.
  package var remark: @MainActor () -> String

  /// Puts the parts together; nothing happens around the work by default.
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
