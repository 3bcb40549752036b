import Foundation

/// A reader that misbehaves at its fourth input, so that the fuzzer can be tested.
struct SelfTestTarget: FuzzTarget {
  /// The kinds of misbehaviour.
  enum Fault: String, CaseIterable {
    case none, trap, hang, memory, finding
  }

  let fault: Fault
  let corpus = [Array("0123456789".utf8)]
  let tokens = [Array("token".utf8)]

  func run(_ input: [UInt8], number: Int) throws {
    guard number == 3 else { return }
    switch fault {
    case .none: break
    case .trap: precondition(input.count > 1 << 20, "a planted trap")
    case .hang: while !input.isEmpty || input.isEmpty { usleep(1000) }
    case .memory:
      // Above the limit, and granted without one: the system reserves no pages that nobody writes.
      let block = [UInt8](unsafeUninitializedCapacity: 8 << 30) { _, count in count = 0 }
      if block.capacity < 8 << 30 { throw Finding("a block that is too small") }
    case .finding: throw Finding("a planted finding")
    }
  }
}
