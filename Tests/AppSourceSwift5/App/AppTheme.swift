import Foundation
import SwiftUI

struct AppTheme: Equatable {
  var accent: Color
  var cornerRadius: CGFloat

  static let standard = AppTheme(accent: .blue, cornerRadius: 8)
  static let festive = AppTheme(accent: Color(hex: "C2185B"), cornerRadius: 20)
}

private struct AppThemeKey: EnvironmentKey {
  static let defaultValue = AppTheme.standard
}

extension EnvironmentValues {
  var appTheme: AppTheme {
    get { self[AppThemeKey.self] }
    set { self[AppThemeKey.self] = newValue }
  }
}

extension View {
  func appTheme(_ theme: AppTheme) -> some View { environment(\.appTheme, theme) }

  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct ThemedButton: View {
  let title: String
  var action: @MainActor () -> Void = {}
  @Environment(\.appTheme) private var theme
  @Environment(\.colorScheme) var colorScheme

  var body: some View {
    Button(action: action) {
      Text(title)
        .foregroundStyle(colorScheme == .dark ? Color.black : .white)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background(theme.accent, in: RoundedRectangle(cornerRadius: theme.cornerRadius))
    }
  }
}

struct ThemeScreen: View {
  @State private var isFestive = false

  var body: some View {
    VStack {
      ThemedButton(title: "Plain")
      ThemedButton(title: isFestive ? "Festive" : "Make festive") { isFestive.toggle() }
        .id("festive")
        .if(isFestive) { $0.rotationEffect(.degrees(4)) }
        .appTheme(isFestive ? .festive : .standard)
    }
  }
}
