import SwiftUI

/// A screen that a cover hides until the user has read it.
struct WelcomeCover: View {
  @State private var isWelcoming = true
  @State private var plan = "no plan"

  var body: some View {
    VStack {
      Text("Home, \(plan)")
      Button("Show again") { isWelcoming = true }.id("again")
    }
    .fullScreenCover(isPresented: $isWelcoming) {
      WelcomePages { plan = $0 }
    }
  }
}

private struct WelcomePages: View {
  let choose: (String) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var isComparing = false

  var body: some View {
    ZStack {
      LinearGradient(colors: [.blue, .teal], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      VStack(spacing: 20) {
        Text("Welcome aboard").font(.largeTitle.bold())
        Button("Compare plans") { isComparing = true }.id("compare")
        Button("Start") { dismiss() }.buttonStyle(.borderedProminent).id("start")
      }
      .foregroundStyle(.white)
    }
    .sheet(isPresented: $isComparing) {
      PlanSheet(choose: choose)
    }
  }
}

private struct PlanSheet: View {
  let choose: (String) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List(["Free", "Crew"], id: \.self) { plan in
      Button(plan) {
        choose(plan.lowercased())
        dismiss()
      }
      .id("plan \(plan)")
    }
  }
}
