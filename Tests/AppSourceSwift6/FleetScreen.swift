import Foundation
import SwiftUI

actor ShipRegistry {
  private var names = ["Beagle", "Fram"]

  func all() -> [String] { names }
  func add(_ name: String) { names.append(name) }
}

@Observable
@MainActor
final class Fleet {
  private(set) var names: [String] = []
  private let registry = ShipRegistry()

  nonisolated init() {}

  func load() async { names = await registry.all() }
}

/// A screen in the manner of an app with strict concurrency.
public struct FleetScreen: View {
  @State private var fleet = Fleet()
  private let isLoaded: @Sendable (Int) -> Void

  /// Creates the screen.
  ///
  /// - Parameter isLoaded: A closure that receives the number of ships.
  public init(isLoaded: @escaping @Sendable (Int) -> Void) { self.isLoaded = isLoaded }

  /// The ships, and a button that loads them.
  public var body: some View {
    VStack {
      Text(fleet.names.isEmpty ? "No ships" : fleet.names.joined(separator: ", "))
      Button("Load") {
        Task {
          await fleet.load()
          isLoaded(fleet.names.count)
        }
      }
      .id("load")
    }
  }
}
