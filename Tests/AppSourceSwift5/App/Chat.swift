import Foundation
import SwiftUI

struct Message: Identifiable, Hashable {
  enum Author: String { case me, other }

  let id: Int
  let author: Author
  let text: String
}

class ChatModel: ObservableObject {
  @Published var messages: [Message] = []
  @Published var draft = "Ahoy"

  func send() {
    guard !draft.isEmpty else { return }
    messages.append(Message(id: messages.count, author: .me, text: draft))
    draft.removeAll()
  }
}

/// A subclass that publishes by hand as well.
final class BotChatModel: ChatModel {
  private(set) var replies = 0 {
    willSet { objectWillChange.send() }
  }

  override func send() {
    super.send()
    replies += 1
    messages.append(Message(id: messages.count, author: .other, text: "Reply \(replies)"))
  }
}

struct ChatScreen<Model: ChatModel>: View {
  @ObservedObject var model: Model

  var body: some View {
    VStack(spacing: 4) {
      ForEach(model.messages) { message in
        Bubble(message: message)
      }
      Spacer(minLength: 0)
      HStack {
        Text(model.draft.isEmpty ? "Message" : model.draft)
          .foregroundStyle(model.draft.isEmpty ? .secondary : .primary)
        Spacer()
        Button(action: { model.send() }) { Text("Send") }.id("send")
      }
    }
  }
}

struct Bubble: View {
  let message: Message

  private var isMine: Bool { message.author == .me }

  var body: some View {
    HStack {
      if isMine { Spacer(minLength: 40) }
      Text(message.text)
        .padding(8)
        .background(isMine ? Color.blue : Color(white: 0.9))
        .foregroundColor(isMine ? .white : .black)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .fixedSize(horizontal: false, vertical: true)
      if !isMine { Spacer(minLength: 40) }
    }
  }
}
