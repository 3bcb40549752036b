import SwiftUI

/// A screen in the manner of an app that has not moved to strict concurrency.
public struct BasketScreen: View {
  @ObservedObject var basket = Basket.shared
  @StateObject var presenter = LegacyPresenter()
  @Environment(\.discountLabel) private var discountLabel

  /// Creates the screen.
  public init() {}

  var total: Int { basket.items.count }

  /// The items, and a button that adds one.
  public var body: some View {
    VStack {
      Text("\(presenter.title): \(total)")
      ForEach(basket.items, id: \.self) { Text($0) }
      Text(discountLabel)
      Button("Add") { presenter.add("Rope \(total + 1)") }.id("add")
    }
  }
}
