import Foundation
import Observation

@Observable
final class Cart {
  struct Line: Identifiable {
    let product: Product
    var quantity: Int

    var id: Product.ID { product.id }
    var cents: Int { product.cents * quantity }
  }

  private(set) var lines: [Line] = []
  var note = ""

  var count: Int { lines.reduce(0) { $0 + $1.quantity } }
  var total: Int { lines.map(\.cents).reduce(0, +) }

  func quantity(of product: Product) -> Int {
    lines.first { $0.id == product.id }?.quantity ?? 0
  }

  func add(_ product: Product) {
    if let index = lines.firstIndex(where: { $0.id == product.id }) {
      lines[index].quantity += 1
    } else {
      lines.append(Line(product: product, quantity: 1))
    }
  }

  func setQuantity(_ quantity: Int, of id: Line.ID) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    if quantity > 0 { lines[index].quantity = quantity } else { lines.remove(at: index) }
  }
}
