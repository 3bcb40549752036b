import SwiftUI

/// A splash screen, and then a countdown that can be stopped.
public struct CountdownScreen: View {
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var seconds = 4
  @State private var isStarted = false

  /// Creates the screen.
  public init() {}

  /// The countdown.
  public var body: some View {
    VStack {
      if isStarted {
        Text("\(seconds)")
        Button("Stop") { timer.upstream.connect().cancel() }
          .id("stop")
      } else {
        Text("Welcome")
      }
    }
    .onReceive(timer) { _ in
      if seconds > 0 { seconds -= 1 }
    }
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        withAnimation { isStarted = true }
      }
    }
  }
}
