import Dashboards
import Foundation

/// The values of `--shard`.
enum ShardOption: Hashable, Sendable {
  case fixed(Shard)
  /// The shard of an array job; its number of shards, or `nil` for that of the variables.
  case auto(count: Int?)

  /// The shard.
  var shard: Shard {
    get throws(ToolError) {
      switch self {
      case .fixed(let shard): return shard
      case .auto(let count):
        if let shard = Shard.fromJob(ProcessInfo.processInfo.environment, count: count) {
          return shard
        }
        throw ToolError(
          .usage,
          """
          --shard: 'auto' requires SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT, and 'auto/8' also accepts \
          JOB_COMPLETION_INDEX below 8. Set them, or give the shard, for example 2/8.
          """)
      }
    }
  }
}

extension OptionFormat where Value == ShardOption {
  /// The format of a shard, such as `2/8`, `auto` and `auto/8`.
  static var shard: Self {
    OptionFormat(
      name: "a shard",
      rule: "Give its number, from 1, and the number of shards, or auto in an array job",
      example: "2/8"
    ) { text in
      if text == "auto" { return .auto(count: nil) }
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let count = Int(parts[1]), count >= 1 else { return nil }
      if parts[0] == "auto" { return .auto(count: count) }
      return Int(parts[0]).flatMap { Shard($0, of: count) }.map(ShardOption.fixed)
    }
  }
}
