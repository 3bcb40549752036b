import Foundation
import SwiftUI

final class AppSettings: ObservableObject {
  @Published var userName: String
  @Published var showsBadges = true
  @Published var fontScale: Double = 1

  init(userName: String) { self.userName = userName }
}

struct SettingsScreen: View {
  @StateObject private var settings = AppSettings(userName: "Ada")

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Greeting()
      SwitchRow(title: "Badges", isOn: $settings.showsBadges)
      StepperRow(title: "Text size", value: $settings.fontScale, range: 0.5...2)
    }
    .environmentObject(settings)
  }
}

private struct Greeting: View {
  @EnvironmentObject var settings: AppSettings

  var body: some View {
    Group {
      if settings.showsBadges {
        Text("Hello, \(settings.userName) ★")
      } else {
        Text("Hello, \(settings.userName)")
      }
    }
    .font(.system(size: 20 * settings.fontScale))
  }
}

struct SwitchRow: View {
  let title: String
  @Binding var isOn: Bool

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Capsule()
        .fill(isOn ? Color.green : Color.gray)
        .frame(width: 50, height: 30)
        .overlay(alignment: isOn ? .trailing : .leading) {
          Circle().fill(.white).padding(2)
        }
        .onTapGesture { isOn.toggle() }
        .id("switch \(title)")
    }
    .frame(height: 44)
  }
}

struct StepperRow: View {
  var title: String
  @Binding var value: Double
  var range: ClosedRange<Double>

  private func change(by amount: Double) {
    value = min(max(value + amount, range.lowerBound), range.upperBound)
  }

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Button("−") { change(by: -0.5) }.id("less \(title)")
      Text("\(Int(value * 100)) %").monospacedDigit()
      Button("+") { change(by: 0.5) }.id("more \(title)")
    }
    .frame(height: 44)
  }
}
