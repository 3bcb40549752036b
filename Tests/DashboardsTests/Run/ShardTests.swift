import Dashboards
import Testing

@Suite("The shards of a run")
struct ShardTests {
  @Test("divide the items without gaps and overlaps, for any count", arguments: [1, 2, 3, 7, 64])
  func division(count: Int) throws {
    for items in [0, 1, 5, 64, 100] {
      let weights = (0..<items).map { Double($0 * 7919 % 23) }
      for isWeighted in [false, true] {
        let parts = try (1...count).map { number in
          let shard = try #require(Shard(number, of: count))
          return isWeighted ? shard.indices(weights: weights) : shard.indices(of: items)
        }
        #expect(parts.joined().sorted() == Array(0..<items))
        #expect(parts.allSatisfy { $0 == $0.sorted() })
        if !isWeighted {
          #expect(parts.allSatisfy { abs($0.count - items / count) <= 1 })
        }
      }
    }
  }

  @Test("take turns without weights, and differ by at most one item's weight with them")
  func weights() throws {
    let shards = try (1...3).map { try #require(Shard($0, of: 3)) }
    #expect(shards.map { $0.indices(of: 7) } == [[0, 3, 6], [1, 4], [2, 5]])
    let weights = [9.0, 1, 1, 1, 8, 1, 7, 1, 1]
    let loads = shards.map { $0.indices(weights: weights).map { weights[$0] }.reduce(0, +) }
    #expect((loads.max() ?? 0) - (loads.min() ?? 0) <= 1)
  }

  @Test("exist from 1 to their count only")
  func numbers() {
    #expect(Shard(0, of: 3) == nil && Shard(4, of: 3) == nil && Shard(1, of: 0) == nil)
    #expect(Shard(3, of: 3) != nil)
  }

  @Test(
    "come from the variables of array jobs",
    arguments: [
      (["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_COUNT": "4"], nil, Shard(1, of: 4)),
      (
        ["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "4"],
        nil,
        Shard(3, of: 4)
      ),
      (
        [
          "SLURM_ARRAY_TASK_ID": "16", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_STEP": "2",
          "SLURM_ARRAY_TASK_COUNT": "4",
        ], nil, Shard(4, of: 4)
      ),
      (["SLURM_ARRAY_TASK_ID": "4", "SLURM_ARRAY_TASK_COUNT": "4"], nil, nil),
      (["SLURM_ARRAY_TASK_ID": "-9223372036854775808", "SLURM_ARRAY_TASK_MIN": "1"], 4, nil),
      (["JOB_COMPLETION_INDEX": "0"], 8, Shard(1, of: 8)),
      (["JOB_COMPLETION_INDEX": "7"], 8, Shard(8, of: 8)),
      (["JOB_COMPLETION_INDEX": "8"], 8, nil),
      (["JOB_COMPLETION_INDEX": "1"], nil, nil), (["JOB_COMPLETION_INDEX": "x"], 8, nil),
      ([:], 8, nil),
    ] as [([String: String], Int?, Shard?)])
  func variables(environment: [String: String], count: Int?, expected: Shard?) {
    #expect(Shard.fromJob(environment, count: count) == expected)
  }
}
