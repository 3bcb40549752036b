import Foundation
import SwiftUI

@MainActor
final class CounterViewModel: ObservableObject {
  @Published private(set) var count = 0
  @Published var step = 1

  var title: String { count == 0 ? "Nothing counted" : "Counted \(count)" }
  var canReset: Bool { count != 0 }

  func increment() { count += step }
  func reset() { count = 0 }
}

struct CounterScreen: View {
  @StateObject private var viewModel = CounterViewModel()

  var body: some View {
    VStack(spacing: 12) {
      Text(viewModel.title)
        .font(.title)
        .fontWeight(.semibold)
      StepPicker(step: $viewModel.step)
      HStack {
        Button("Increment", action: viewModel.increment)
          .id("increment")
        if viewModel.canReset {
          Button {
            viewModel.reset()
          } label: {
            Text("Reset").foregroundColor(.red)
          }
          .id("reset")
        }
      }
    }
    .padding()
  }
}

private struct StepPicker: View {
  @Binding var step: Int
  private let steps = [1, 5, 10]

  var body: some View {
    HStack(spacing: 4) {
      ForEach(steps, id: \.self) { value in
        Text("+\(value)")
          .padding(.horizontal, 8)
          .padding(.vertical, 4)
          .background(value == step ? Color.blue : Color.gray.opacity(0.2))
          .clipShape(Capsule())
          .onTapGesture { step = value }
          .id("step \(value)")
      }
    }
  }
}
