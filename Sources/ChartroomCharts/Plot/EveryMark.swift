package import ChartroomUI

private enum EveryMarkKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether charts draw every mark on its own, without decimation, outlines of bars and batches, for comparisons;
  /// `false` by default.
  package var drawsEveryMark: Bool {
    get { self[EveryMarkKey.self] }
    set { self[EveryMarkKey.self] = newValue }
  }
}
