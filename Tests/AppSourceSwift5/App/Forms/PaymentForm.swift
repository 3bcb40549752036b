import SwiftUI

struct UnderlinedFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(.vertical, 6)
      .overlay(alignment: .bottom) { Rectangle().frame(height: 1).foregroundColor(.secondary) }
  }
}

struct PaymentForm: View {
  @State private var holder = ""
  @State private var number = "4242 4242 4242 4242"
  @State private var code = "123"
  @State private var amount = 12.5
  @State private var log = "idle"

  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = 2
    return formatter
  }()

  var body: some View {
    VStack(spacing: 12) {
      TextField(
        "Holder", text: $holder, onEditingChanged: { log = $0 ? "editing" : "done" },
        onCommit: { log = "committed" }
      )
      .id("holder")
      TextField("Card number", text: $number).textContentType(.creditCardNumber)
      SecureField("Code", text: $code, onCommit: {})
      TextField("Amount", value: $amount, formatter: formatter)
      TextField("Total", value: $amount, format: .currency(code: "EUR"))
      Text(log)
    }
    .textFieldStyle(UnderlinedFieldStyle())
    .padding()
  }
}
