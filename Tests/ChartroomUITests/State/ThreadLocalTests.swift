import ChartroomUI
import Foundation
import Synchronization
import Testing

@Suite("ThreadLocal")
struct ThreadLocalTests {
  private final class Box: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private struct Failure: Error {}

  private let local = ThreadLocal<Box>()

  @Test("the value is nil outside of calls, and calls nest, also with nil")
  func nesting() {
    #expect(local.value == nil)
    let result = local.with(Box(1)) {
      #expect(local.value?.number == 1)
      local.with(Box(2)) { #expect(local.value?.number == 2) }
      #expect(local.value?.number == 1)
      local.with(nil) { #expect(local.value == nil) }
      return local.value?.number
    }
    #expect(result == 1)
    #expect(local.value == nil)
  }

  @Test("an error restores the outer value")
  func failure() {
    local.with(Box(1)) {
      #expect(throws: Failure.self) { try local.with(Box(2)) { throw Failure() } }
      #expect(local.value?.number == 1)
    }
    #expect(local.value == nil)
  }

  @Test("two references are independent")
  func independence() {
    let other = ThreadLocal<Box>()
    local.with(Box(1)) {
      #expect(other.value == nil)
      other.with(Box(2)) { #expect(local.value?.number == 1 && other.value?.number == 2) }
    }
  }

  @Test("the object is released at the end of the call")
  func lifetime() {
    weak var object: Box?
    local.with(
      {
        let made = Box(1)
        object = made
        return made
      }()
    ) { #expect(object != nil && local.value === object) }
    #expect(object == nil)
  }

  @Test("each thread has a separate value")
  func threads() {
    let found = Mutex<[Int: Int]>([:])
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      local.with(Box(index)) {
        for _ in 0..<100 where local.value?.number != index { return }
        found.withLock { $0[index] = local.value?.number }
      }
    }
    #expect(found.withLock { $0 } == Dictionary(uniqueKeysWithValues: (0..<64).map { ($0, $0) }))
    local.with(Box(-1)) {
      let other = Mutex<Int?>(0)
      let end = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        other.withLock { $0 = local.value?.number }
        end.signal()
      }
      end.wait()
      #expect(other.withLock { $0 } == nil)
    }
  }
}
