import SwiftUI

struct TransitionList: View {
  struct Item: Identifiable, Equatable {
    let id: Int
    var title: String { "Row \(id)" }
  }

  @State private var items = [Item(id: 1), Item(id: 2)]
  @State private var next = 3
  @State private var isBannerShown = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Button("Add", action: add).id("add")
        Button("Remove") { withAnimation(.easeOut) { _ = items.popLast() } }.id("remove")
        Button("Banner") { isBannerShown.toggle() }.id("banner")
      }
      if isBannerShown {
        Text("Saved")
          .padding(8)
          .background(Color.green, in: Capsule())
          .transition(.move(edge: .top).combined(with: .opacity))
      }
      ForEach(items) { item in
        Text(item.title)
          .transition(
            .asymmetric(
              insertion: .scale(scale: 0.5, anchor: .leading).combined(with: .opacity),
              removal: .slide))
      }
    }
    .animation(.default, value: isBannerShown)
  }

  private func add() {
    withAnimation(.spring()) {
      items.append(Item(id: next))
      next += 1
    }
  }
}

extension AnyTransition {
  static var flip: AnyTransition {
    .modifier(active: FlipModifier(angle: 90), identity: FlipModifier(angle: 0))
  }
}

private struct FlipModifier: ViewModifier {
  let angle: Double

  func body(content: Content) -> some View {
    content.rotation3DEffect(.degrees(angle), axis: (x: 1, y: 0, z: 0))
  }
}

#Preview { TransitionList() }
