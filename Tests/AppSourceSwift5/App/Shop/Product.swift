import Foundation
import SwiftUI

struct Product: Identifiable, Hashable {
  enum Category: String, CaseIterable, Identifiable {
    case rope = "Ropes"
    case sail = "Sails"
    case tool = "Tools"

    var id: Self { self }

    var tint: Color {
      switch self {
      case .rope: .orange
      case .sail: .blue
      case .tool: .gray
      }
    }
  }

  let id: UUID
  let name: String
  let cents: Int
  let category: Category

  init(_ name: String, cents: Int, category: Category) {
    id = UUID(uuidString: "00000000-0000-0000-0000-\(String(name.hashDigits))") ?? UUID()
    self.name = name
    self.cents = cents
    self.category = category
  }

  var price: String { cents.priceText }

  static let catalogue: [Product] = [
    Product("Hemp rope", cents: 1_250, category: .rope),
    Product("Jib", cents: 49_900, category: .sail),
    Product("Marlinspike", cents: 1_795, category: .tool),
    Product("Spinnaker", cents: 120_000, category: .sail),
  ]
}

extension Int {
  /// An amount of cents as a price.
  var priceText: String {
    let (whole, fraction) = quotientAndRemainder(dividingBy: 100)
    return "€\(whole)." + (fraction < 10 ? "0" : "") + "\(fraction)"
  }
}

extension String {
  fileprivate var hashDigits: String {
    let sum = unicodeScalars.reduce(UInt64(7)) { ($0 &* 31 &+ UInt64($1.value)) % 999_999_999_999 }
    let digits = String(sum)
    return String(repeating: "0", count: 12 - digits.count) + digits
  }
}
