import SwiftUI

private enum Key: Hashable {
  case digit(Int)
  case operation(Operation)
  case equals
  case clear

  enum Operation: String, CaseIterable {
    case plus = "+"
    case minus = "−"
    case times = "×"

    var apply: (Int, Int) -> Int {
      switch self {
      case .plus: return { $0 &+ $1 }
      case .minus: return { $0 &- $1 }
      case .times: return { $0 &* $1 }
      }
    }
  }

  var label: String {
    switch self {
    case .digit(let digit): return "\(digit)"
    case .operation(let operation): return operation.rawValue
    case .equals: return "="
    case .clear: return "C"
    }
  }
}

private class CalculatorModel: ObservableObject {
  @Published private(set) var display = "0"
  private var accumulator = 0
  private var pending: Key.Operation?
  private var startsOver = true

  func press(_ key: Key) {
    switch key {
    case .digit(let digit):
      display = startsOver ? "\(digit)" : display + "\(digit)"
      startsOver = false
    case .operation(let operation):
      resolve()
      pending = operation
    case .equals:
      resolve()
      pending = nil
    case .clear:
      (accumulator, pending, startsOver, display) = (0, nil, true, "0")
    }
  }

  private func resolve() {
    let value = Int(display) ?? 0
    accumulator = pending?.apply(accumulator, value) ?? value
    display = String(accumulator)
    startsOver = true
  }
}

struct CalculatorScreen: View {
  @StateObject private var model = CalculatorModel()

  private let rows: [[Key]] = [
    [.digit(7), .digit(8), .digit(9), .operation(.times)],
    [.digit(4), .digit(5), .digit(6), .operation(.minus)],
    [.digit(1), .digit(2), .digit(3), .operation(.plus)],
    [.clear, .digit(0), .equals],
  ]

  var body: some View {
    VStack(alignment: .trailing, spacing: 8) {
      Text(model.display)
        .font(.largeTitle)
        .lineLimit(1)
        .padding(.horizontal)
      ForEach(rows, id: \.self) { row in
        HStack(spacing: 8) {
          ForEach(row, id: \.self) { key in
            KeyCap(key: key, isWide: key == .equals) { model.press(key) }
          }
        }
      }
    }
    .padding()
  }
}

private struct KeyCap: View {
  let key: Key
  let isWide: Bool
  let action: @MainActor () -> Void

  private var background: AnyShapeStyle {
    if case .digit = key { return AnyShapeStyle(Color(white: 0.9)) }
    return AnyShapeStyle(
      LinearGradient(colors: [.orange, .red], startPoint: .top, endPoint: .bottom))
  }

  var body: some View {
    Button(action: action) {
      Text(key.label)
        .frame(width: isWide ? 88 : 40, height: 40)
        .background(background, in: RoundedRectangle(cornerRadius: 10))
    }
    .id("key \(key.label)")
  }
}

#Preview { CalculatorScreen() }
