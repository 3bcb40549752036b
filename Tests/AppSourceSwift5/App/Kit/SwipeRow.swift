import SwiftUI

struct SwipeRow<Content: View>: View {
  let onDelete: @MainActor () -> Void
  @ViewBuilder let content: Content

  @State private var offset: CGFloat = 0
  private let revealed: CGFloat = 64

  var body: some View {
    ZStack(alignment: .trailing) {
      Button("Delete", action: onDelete)
        .frame(width: revealed)
        .frame(maxHeight: .infinity)
        .background(Color.red)
        .opacity(offset < 0 ? 1 : 0)
      content
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.white)
        .offset(x: offset)
        .gesture(
          DragGesture(minimumDistance: 10, coordinateSpace: .local)
            .onChanged { offset = min(0, max(-revealed, $0.translation.width)) }
            .onEnded { offset = $0.translation.width < -revealed / 2 ? -revealed : 0 })
    }
    .frame(height: 32)
    .clipped()
  }
}

struct MailScreen: View {
  struct Mail: Identifiable {
    let id = UUID()
    var subject: String
    var isRead = false
  }

  @State private var mails = [Mail(subject: "Invoice"), Mail(subject: "Greetings", isRead: true)]

  var body: some View {
    VStack(spacing: 0) {
      ForEach($mails) { $mail in
        SwipeRow {
          mails.removeAll { $0.id == mail.id }
        } content: {
          HStack {
            if !mail.isRead { Circle().fill(.blue).frame(width: 8) }
            Text(mail.subject).bold(!mail.isRead)
          }
          .onTapGesture { mail.isRead = true }
          .id(mail.subject)
        }
        Divider()
      }
      Text("\(mails.filter { !$0.isRead }.count) unread of \(mails.count)")
    }
  }
}

#Preview { MailScreen() }
