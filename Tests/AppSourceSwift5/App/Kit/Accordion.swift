import SwiftUI

struct Accordion<Header: View, Content: View>: View {
  @Binding private var isExpanded: Bool
  private let header: Header
  private let content: () -> Content

  init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    _isExpanded = isExpanded
    self.content = content
    self.header = header()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        header
        Spacer()
        Chevron()
          .stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
          .frame(width: 6, height: 10)
          .rotationEffect(.degrees(isExpanded ? 90 : 0))
      }
      .contentShape(Rectangle())
      .onTapGesture { isExpanded.toggle() }
      if isExpanded {
        content().padding(.leading, 12)
      }
    }
  }
}

extension Accordion where Header == Text {
  init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

private struct Chevron: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ])
    }
  }
}

struct FAQScreen: View {
  private struct Question: Identifiable {
    let id: Int
    let title: String
    let answer: String
  }

  private let questions = [
    Question(id: 1, title: "Is it free?", answer: "Yes."),
    Question(id: 2, title: "Does it float?", answer: "Mostly."),
  ]

  @State private var expanded: Set<Int> = [1]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(questions) { question in
        Accordion(question.title, isExpanded: binding(for: question.id)) {
          Text(question.answer).foregroundStyle(.secondary)
        }
        .id("question \(question.id)")
      }
      Text("\(expanded.count) open")
    }
    .padding()
  }

  private func binding(for id: Int) -> Binding<Bool> {
    Binding {
      expanded.contains(id)
    } set: { isOn in
      if isOn { expanded.insert(id) } else { expanded.remove(id) }
    }
  }
}

#Preview { FAQScreen() }
