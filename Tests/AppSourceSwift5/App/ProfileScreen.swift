import Foundation
import SwiftUI

@Observable
@MainActor
final class Profile {
  var name = "Grace"
  var followers = 41
  var tags: [Tag] = [Tag(name: "compilers"), Tag(name: "ships")]

  var summary: String { "\(name) · \(followers) followers" }
}

struct Tag: Identifiable, Hashable {
  let id = UUID()
  var name: String
}

struct ProfileScreen: View {
  @State private var profile = Profile()

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ProfileHeader()
      ProfileEditor(profile: profile)
    }
    .environment(profile)
  }
}

private struct ProfileHeader: View {
  @Environment(Profile.self) private var profile

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(profile.summary).font(.headline)
      Spacer(minLength: 0)
      Button("Follow") { profile.followers += 1 }.id("follow")
    }
  }
}

private struct ProfileEditor: View {
  @Bindable var profile: Profile

  var body: some View {
    TextRow(label: "Name", text: $profile.name)
    ForEach($profile.tags) { $tag in
      TextRow(label: "Tag", text: $tag.name)
    }
  }
}

private struct TextRow: View {
  let label: String
  @Binding var text: String

  var body: some View {
    HStack {
      Text(label).foregroundStyle(.secondary)
      Text(text).onTapGesture { text = text.uppercased() }.id("text \(text)")
    }
  }
}
