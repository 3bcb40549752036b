import SwiftUI

extension Notification.Name {
  static let signal = Notification.Name("Signal")
}

/// A screen that shows what is posted to it, under bars that the app has coloured.
public struct SignalScreen: View {
  @State private var signals: [String] = []
  @State private var isActive = true

  /// Creates the screen, and sets the look of bars.
  public init() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemIndigo
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = look
    UINavigationBar.appearance().scrollEdgeAppearance = look
    UITableView.appearance().backgroundColor = .clear
  }

  /// The signals, and a button that sends one.
  public var body: some View {
    VStack {
      Text(signals.isEmpty ? "Quiet" : signals.joined(separator: " "))
      Button("Send") {
        NotificationCenter.default.post(name: .signal, object: nil, userInfo: ["text": "Ahoy"])
      }
      .id("send")
    }
    .opacity(isActive ? 1 : 0.5)
    .onReceive(NotificationCenter.default.publisher(for: .signal)) { notification in
      if let text = notification.userInfo?["text"] as? String { signals.append(text) }
    }
    .onReceive(
      NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
    ) { _ in isActive = false }
  }
}
