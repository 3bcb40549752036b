import Foundation

// This file imports only Foundation, as many models of apps do.

final class Basket: ObservableObject {
  @Published var items: [String] = []
  @Published var discount: Double? = nil

  static var shared = Basket()
}

var launches = 0

class LegacyPresenter: ObservableObject {
  @Published var title = "Basket"
  var onChange: (() -> Void)?
  weak var delegate: PresenterDelegate?

  func add(_ item: String) {
    launches += 1
    DispatchQueue.global().sync { Basket.shared.items.append(item) }
    onChange?()
    delegate?.presenterDidChange(self)
  }
}

protocol PresenterDelegate: AnyObject {
  func presenterDidChange(_ presenter: LegacyPresenter)
}

extension EnvironmentValues {
  @Entry var discountLabel = "Discount"
}
