import SwiftUI

struct ShopScreen: View {
  @State private var cart = Cart()
  @State private var category: Product.Category?

  private let columns = [GridItem(.adaptive(minimum: 120), spacing: 12)]

  private var products: [Product] {
    guard let category else { return Product.catalogue }
    return Product.catalogue.filter { $0.category == category }
  }

  var body: some View {
    VStack(spacing: 12) {
      categories
      ScrollView {
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(products) { product in
            ProductCell(product: product)
          }
        }
        .padding(.top, 8)
      }
      if cart.count > 0 {
        CartSummary(cart: cart)
      }
    }
    .padding(.horizontal)
    .environment(cart)
  }

  private var categories: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        chip("All", isOn: category == nil) { category = nil }
        ForEach(Product.Category.allCases) { item in
          chip(item.rawValue, isOn: category == item) { category = item }
        }
      }
    }
  }

  private func chip(
    _ title: String, isOn: Bool, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      Text(title)
        .padding(.horizontal, 10)
        .padding(.vertical, 4)
        .foregroundStyle(isOn ? Color.white : .primary)
        .background(isOn ? Color.accentColor : Color.gray.opacity(0.15), in: Capsule())
    }
    .id("chip \(title)")
  }
}

struct CartSummary: View {
  @Bindable var cart: Cart

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(cart.lines) { line in
        HStack {
          Text(line.product.name)
          Spacer()
          QuantityPicker(
            quantity: Binding(
              get: { line.quantity },
              set: { cart.setQuantity($0, of: line.id) }),
            name: line.product.name)
        }
      }
      Divider()
      HStack {
        Text("Total").bold()
        Spacer()
        Text(cart.total.priceText).monospacedDigit()
      }
      NoteLine(note: $cart.note)
    }
    .padding(.vertical, 8)
  }
}

private struct NoteLine: View {
  @Binding var note: String

  var body: some View {
    Button(note.isEmpty ? "Gift wrap" : note) { note = note.isEmpty ? "Wrapped" : "" }
      .font(.footnote)
      .id("note")
  }
}

#Preview { ShopScreen() }
