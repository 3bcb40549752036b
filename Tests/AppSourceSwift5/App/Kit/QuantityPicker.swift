import SwiftUI

struct QuantityPicker: View {
  @Binding var quantity: Int
  var name = ""
  var range: ClosedRange<Int> = 0...9

  var body: some View {
    HStack(spacing: 0) {
      step("−", by: -1).id("less \(name)")
      Text("\(quantity)")
        .monospacedDigit()
        .frame(minWidth: 24)
      step("+", by: 1).id("more \(name)")
    }
    .overlay {
      RoundedRectangle(cornerRadius: 6).strokeBorder(Color.gray.opacity(0.4), lineWidth: 1)
    }
    .fixedSize()
  }

  private func step(_ label: String, by amount: Int) -> some View {
    let target = quantity + amount
    return Button {
      guard range.contains(target) else { return }
      quantity = target
    } label: {
      Text(label)
        .frame(width: 24, height: 24)
        .opacity(range ~= target ? 1 : 0.3)
    }
  }
}

#Preview("Quantity", traits: .fixedLayout(width: 120, height: 60)) {
  @Previewable @State var quantity = 3
  QuantityPicker(quantity: $quantity, name: "preview")
}
