import SwiftUI

/// Charts in tabs, with the number of new records on one of them.
struct TrendsTabs: View {
  enum Section: Hashable {
    case summary, sleep, profile
  }

  @State private var section = Section.summary
  @State private var newRecords = 2

  var body: some View {
    TabView(selection: $section) {
      NavigationStack {
        ScrollView {
          BarsCard(title: "Steps", values: [4, 7, 5, 9, 6, 8, 3], color: .orange)
          BarsCard(title: "Minutes of exercise", values: [2, 3, 5, 4, 8, 9, 7], color: .green)
        }
        .navigationTitle("Summary")
      }
      .tabItem {
        Label {
          Text("Summary").id("summary tab")
        } icon: {
          Image(systemName: "heart")
        }
      }
      .tag(Section.summary)

      NavigationStack {
        VStack(spacing: 16) {
          BarsCard(title: "Sleep", values: [6, 7, 8, 6, 5, 9, 8], color: .indigo)
          Button("Mark as seen") { newRecords = 0 }.id("seen")
          Spacer()
        }
        .navigationTitle("Sleep")
        .navigationBarTitleDisplayMode(.inline)
      }
      .tabItem {
        Image(systemName: "moon.fill")
        Text("Sleep").id("sleep tab")
      }
      .badge(newRecords)
      .tag(Section.sleep)

      Text("Signed in as Ada")
        .tabItem { Label("Profile", systemImage: "person") }
        .tag(Section.profile)
    }
    .tint(.pink)
  }
}

/// Bars with a title.
private struct BarsCard: View {
  let title: String
  let values: [Int]
  let color: Color

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(values.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: 4)
            .fill(color.gradient)
            .frame(height: CGFloat(values[index]) * 10)
        }
      }
      .frame(height: 90, alignment: .bottom)
    }
    .padding()
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
    .padding(.horizontal)
  }
}
