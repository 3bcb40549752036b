import ChartroomUI
import Graphics

/// A view with a task, which is cancelled when its id changes or is `nil`.
struct RemovableTask: View {
  let id: Int?
  let operation: @MainActor (Int) async -> Void

  var body: some View {
    VStack {
      if let id { Color.red.task(id: id) { await operation(id) } }
    }
  }
}
