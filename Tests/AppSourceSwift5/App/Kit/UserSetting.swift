import Foundation
import SwiftUI

/// Settings that a custom property wrapper observes.
@MainActor
final class SettingsStorage: ObservableObject {
  static let standard = SettingsStorage()

  @Published fileprivate var values: [String: Any] = [:]
}

@MainActor
@propertyWrapper
struct UserSetting<Value>: DynamicProperty {
  @ObservedObject private var storage: SettingsStorage
  private let key: String
  private let defaultValue: Value

  init(wrappedValue: Value, _ key: String) {
    self.key = key
    defaultValue = wrappedValue
    storage = .standard
  }

  var wrappedValue: Value {
    get { storage.values[key] as? Value ?? defaultValue }
    nonmutating set { storage.values[key] = newValue }
  }

  var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

struct PreferencesScreen: View {
  @UserSetting("name") private var name = "Ishmael"
  @UserSetting("crew") private var crew = 30

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Captain \(name)")
      QuantityPicker(quantity: $crew, name: "crew", range: 0...100)
      CrewLabel()
      Button("Promote") { name = "Ahab" }.id("promote")
    }
  }
}

/// Another view of the same setting.
private struct CrewLabel: View {
  @UserSetting("crew") private var crew = 30

  var body: some View { Text("Crew of \(crew)").font(.footnote) }
}

#Preview { PreferencesScreen() }
