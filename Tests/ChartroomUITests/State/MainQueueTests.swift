import ChartroomUI
import Dispatch
import Testing

@Suite("MainQueue")
struct MainQueueTests {
  @Test("it is current on the main actor, before and after a suspension")
  @MainActor
  func mainActor() async {
    #expect(MainQueue.isCurrent)
    await Task.yield()
    #expect(MainQueue.isCurrent)
    #expect(await Task { @MainActor in MainQueue.isCurrent }.value)
  }

  @Test("it is current in the blocks of the main dispatch queue")
  func mainDispatchQueue() async {
    let isCurrent = await withCheckedContinuation { found in
      DispatchQueue.main.async { found.resume(returning: MainQueue.isCurrent) }
    }
    #expect(isCurrent)
  }

  @Test("it is not current in other tasks and on other queues")
  func elsewhere() async {
    #expect(await Task.detached { MainQueue.isCurrent }.value == false)
    let isCurrent = await withCheckedContinuation { found in
      DispatchQueue.global().async { found.resume(returning: MainQueue.isCurrent) }
    }
    #expect(!isCurrent)
  }
}
