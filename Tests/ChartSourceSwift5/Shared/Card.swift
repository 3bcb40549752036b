import SwiftUI

/// The rounded box around the charts of the dashboards.
struct Card<Content: View>: View {
  let title: String
  var subtitle: String?
  @ViewBuilder var content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(title)
          .font(.headline)
        if let subtitle {
          Text(subtitle)
            .font(.subheadline)
            .foregroundColor(.secondary)
        }
      }
      content()
    }
    .padding()
    .background(
      RoundedRectangle(cornerRadius: 16, style: .continuous)
        .fill(Color.gray.opacity(0.08))
    )
  }
}

/// A big number with its unit, above a chart.
struct MetricHeader: View {
  let label: String
  let value: String
  var unit: String = ""
  var color: Color = .primary

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(label.uppercased())
        .font(.caption)
        .fontWeight(.semibold)
        .foregroundColor(.secondary)
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(value)
          .font(.system(.title, design: .rounded).weight(.semibold))
          .foregroundColor(color)
        Text(unit)
          .font(.callout)
          .foregroundColor(.secondary)
      }
    }
  }
}

/// Buttons in a row, one of which is selected.
struct SegmentedButtons<Option: Hashable>: View {
  let options: [Option]
  let title: (Option) -> String
  @Binding var selection: Option

  var body: some View {
    HStack(spacing: 2) {
      ForEach(options, id: \.self) { option in
        Button {
          withAnimation(.easeInOut) { selection = option }
        } label: {
          Text(title(option))
            .font(.footnote.weight(option == selection ? .semibold : .regular))
            .foregroundColor(.primary)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 6)
            .background {
              if option == selection {
                RoundedRectangle(cornerRadius: 7)
                  .fill(Color.white.opacity(0.6))
                  .shadow(color: .black.opacity(0.15), radius: 2, y: 1)
              }
            }
        }
      }
    }
    .padding(2)
    .background(Color.gray.opacity(0.16), in: RoundedRectangle(cornerRadius: 9))
  }
}

/// A coloured dot with a name, for legends made by hand.
struct LegendDot: View {
  let color: Color
  let name: String

  var body: some View {
    HStack(spacing: 4) {
      Circle()
        .fill(color)
        .frame(width: 8, height: 8)
      Text(name)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}
