import SwiftUI

struct ProductCell: View {
  let product: Product
  @Environment(Cart.self) private var cart

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      RoundedRectangle(cornerRadius: 8, style: .continuous)
        .fill(product.category.tint.opacity(0.3))
        .frame(height: 40)
        .overlay(alignment: .topTrailing) {
          if cart.quantity(of: product) > 0 {
            CountBadge(count: cart.quantity(of: product))
              .offset(x: 6, y: -6)
          }
        }
      Text(product.name)
        .font(.subheadline)
        .lineLimit(1)
      HStack {
        Text(product.price)
          .font(.caption)
          .foregroundStyle(.secondary)
        Spacer()
        Button("Add") { cart.add(product) }
          .font(.caption.bold())
          .id("add \(product.name)")
      }
    }
  }
}

struct CountBadge: View {
  let count: Int

  var body: some View {
    Text(count > 99 ? "99+" : "\(count)")
      .font(.caption2)
      .foregroundStyle(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(Capsule().fill(.red))
  }
}

#Preview("Badges", traits: .sizeThatFitsLayout) {
  HStack {
    CountBadge(count: 1)
    CountBadge(count: 42)
    CountBadge(count: 120)
  }
  .padding()
}
