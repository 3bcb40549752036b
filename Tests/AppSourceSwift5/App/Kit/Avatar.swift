import SwiftUI

struct Person: Identifiable, Hashable {
  var id: String { name }
  let name: String
  var isOnline = false

  var initials: String {
    name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
  }
}

struct Avatar: View {
  enum Size: CGFloat {
    case small = 24
    case regular = 40
  }

  let person: Person
  var size: Size = .regular

  private var color: Color {
    let sum = person.name.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    return Color(hue: Double(sum % 12) / 12, saturation: 0.6, brightness: 0.8)
  }

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Circle().fill(color)
      Text(person.initials)
        .font(size == .small ? .caption2 : .headline)
        .foregroundColor(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      if person.isOnline {
        Circle()
          .fill(.green)
          .frame(width: size.rawValue / 4, height: size.rawValue / 4)
          .overlay(Circle().stroke(.white, lineWidth: 2))
      }
    }
    .frame(width: size.rawValue, height: size.rawValue)
  }
}

struct AvatarStack: View {
  let people: [Person]
  var limit = 3

  var body: some View {
    HStack(spacing: -8) {
      ForEach(people.prefix(limit)) { Avatar(person: $0, size: .small) }
      if people.count > limit {
        Text("+\(people.count - limit)")
          .font(.caption2)
          .frame(width: 24, height: 24)
          .background(Circle().fill(Color(white: 0.9)))
      }
    }
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  AvatarStack(
    people: ["Ada Lovelace", "Grace Hopper", "Alan Turing", "Edsger Dijkstra"].map {
      Person(name: $0)
    })
}
