import SwiftUI

struct Toast: Equatable, Identifiable {
  enum Style { case info, error }

  var id = 0
  var message: String
  var style = Style.info
}

@MainActor
final class ToastCenter: ObservableObject {
  static let shared = ToastCenter()

  @Published private(set) var current: Toast?
  private var next = 0

  func show(_ message: String, style: Toast.Style = .info) {
    next += 1
    current = Toast(id: next, message: message, style: style)
  }

  func dismiss() { current = nil }
}

private struct ToastModifier: ViewModifier {
  @ObservedObject var center: ToastCenter
  @State private var shownCount = 0

  func body(content: Content) -> some View {
    ZStack(alignment: .top) {
      content
      if let toast = center.current {
        HStack {
          Text(toast.message)
          Text("#\(shownCount)").font(.caption2)
        }
        .padding(8)
        .background(toast.style == .error ? Color.red : Color(white: 0.2))
        .foregroundColor(.white)
        .cornerRadius(8)
        .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
        .onTapGesture(perform: center.dismiss)
        .id("toast")
      }
    }
    .onReceiveToast(center.current?.id) { shownCount += 1 }
  }
}

extension View {
  func toasts(from center: ToastCenter) -> some View {
    modifier(ToastModifier(center: center))
  }

  fileprivate func onReceiveToast(_ id: Toast.ID?, perform: @escaping () -> Void) -> some View {
    onChange(of: id) { _, newValue in
      if newValue != nil { perform() }
    }
  }
}

struct ToastScreen: View {
  @StateObject private var center = ToastCenter()

  var body: some View {
    VStack(spacing: 20) {
      Button("Save") { center.show("Saved") }.id("save")
      Button("Fail") { center.show("Failed", style: .error) }.id("fail")
    }
    .frame(width: 200, height: 160, alignment: .bottom)
    .toasts(from: center)
  }
}

#Preview("Toast") { ToastScreen() }
