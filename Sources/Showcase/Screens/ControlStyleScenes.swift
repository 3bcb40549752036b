import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of styles that an app declares.
  static let controlStyles: [ShowcaseScene] = [
    ShowcaseScene("control-styles.buttons", width: 340, height: 170, source: CustomButtons.source) {
      CustomButtons().background(Color(light: .white, dark: .black))
    },
    ShowcaseScene(
      "control-styles.values", width: 340, height: 220, source: CustomValues.source
    ) {
      CustomValues().background(Color(light: .white, dark: .black))
    },
    ShowcaseScene(
      "control-styles.containers", width: 340, height: 280, source: CustomContainers.source
    ) {
      CustomContainers().background(Color(light: .white, dark: .black))
    },
  ]
}

/// Buttons and switches in the styles of an app: normal, destructive and disabled, on and off.
@Sourced(Raised.self, CheckBox.self)
private struct CustomButtons: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack(spacing: 16) {
        Button("Cast off") {}
        Button("Sink", role: .destructive) {}
        Button("Aground") {}.disabled(true)
      }
      .buttonStyle(Raised())
      VStack(alignment: .leading, spacing: 12) {
        Toggle("Navigation lights", isOn: .constant(true))
        Toggle("Anchor light", isOn: .constant(false))
      }
      .toggleStyle(CheckBox())
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A button with an edge below it, which vanishes while the button is pressed.
@Sourced
private struct Raised: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    let color: Color = configuration.role == .destructive ? .red : .teal
    let shape = RoundedRectangle(cornerRadius: 10)
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .padding(.horizontal, 16).padding(.vertical, 10)
      .background(color.gradient, in: shape)
      .background(color.opacity(0.5), in: shape.offset(y: configuration.isPressed ? 0 : 4))
      .saturation(isEnabled ? 1 : 0)
  }
}

/// A switch as a box with a check mark.
@Sourced
private struct CheckBox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label.foregroundStyle(Color.primary)
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
          .foregroundStyle(configuration.isOn ? Color.teal : Color.secondary)
      }
    }
    .buttonStyle(.plain)
  }
}

/// Gauges, progress and labelled values in the style of an app.
@Sourced(Thermometer.self, Dots.self, Leaders.self)
private struct CustomValues: View {
  var body: some View {
    VStack(spacing: 20) {
      Gauge(value: 18, in: -10...40) {
        Text("Water")
      } currentValueLabel: {
        Text("18 °C")
      }
      .gaugeStyle(Thermometer())
      ProgressView("Hoisting the sails", value: 3, total: 5)
        .progressViewStyle(Dots())
      VStack(spacing: 8) {
        LabeledContent("Course", value: "247°")
        LabeledContent("Speed over ground", value: "6.2 kn")
      }
      .labeledContentStyle(Leaders())
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A gauge whose bar has the colours of cold and warm water.
@Sourced
private struct Thermometer: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        configuration.label.font(.headline)
        Spacer()
        configuration.currentValueLabel.monospacedDigit()
      }
      Capsule()
        .fill(
          .linearGradient(
            colors: [.blue, .cyan, .orange], startPoint: .leading, endPoint: .trailing)
        )
        .frame(height: 12)
        .overlay {
          GeometryReader { proxy in
            Circle().fill(.white)
              .shadow(radius: 1.5)
              .frame(width: 18, height: 18)
              .position(x: proxy.size.width * configuration.value, y: proxy.size.height / 2)
          }
        }
    }
  }
}

/// Progress as five dots.
@Sourced
private struct Dots: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      ForEach(0..<5) { index in
        Circle()
          .fill(
            Double(index) < (configuration.fractionCompleted ?? 0) * 5
              ? Color.teal : .gray.opacity(0.3)
          )
          .frame(width: 10, height: 10)
      }
    }
  }
}

/// A name and its value with a dotted line in between.
@Sourced
private struct Leaders: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      configuration.label.layoutPriority(1)
      Line()
        .stroke(style: StrokeStyle(lineWidth: 1, lineCap: .round, dash: [0, 4]))
        .foregroundStyle(.secondary)
        .frame(height: 1)
      configuration.content.monospacedDigit().layoutPriority(1)
    }
  }

  struct Line: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      }
    }
  }
}

/// A group, a disclosure and labels in the style of an app.
@Sourced(Sheet.self, Fold.self, Badge.self)
private struct CustomContainers: View {
  var body: some View {
    VStack(spacing: 20) {
      GroupBox("Log") {
        Text("Left the harbour at 06:40 with the ebb, wind from the west.")
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .groupBoxStyle(Sheet())
      DisclosureGroup("Crew", isExpanded: .constant(true)) {
        Label("Ada", systemImage: "person.fill")
        Label("Ben", systemImage: "person.fill")
      }
      .disclosureGroupStyle(Fold())
      .labelStyle(Badge())
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A group as a sheet of paper with a coloured margin.
@Sourced
private struct Sheet: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      Rectangle().fill(.teal).frame(width: 4)
      VStack(alignment: .leading, spacing: 6) {
        configuration.label.font(.headline)
        configuration.content
      }
      .padding(.vertical, 12)
    }
    .padding(.trailing, 12)
    .background(.teal.opacity(0.1))
    .clipShape(.rect(cornerRadius: 8))
    .fixedSize(horizontal: false, vertical: true)
  }
}

/// A disclosure with a plus or a minus sign.
@Sourced
private struct Fold: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack {
          configuration.label.font(.headline)
          Spacer()
          Image(systemName: configuration.isExpanded ? "minus.circle" : "plus.circle")
        }
      }
      .buttonStyle(.plain)
      if configuration.isExpanded { configuration.content.padding(.leading, 16) }
    }
  }
}

/// A label whose icon is on a disc.
@Sourced
private struct Badge: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 10) {
      configuration.icon
        .font(.footnote)
        .foregroundStyle(.white)
        .frame(width: 26, height: 26)
        .background(.teal, in: .circle)
      configuration.title
    }
  }
}
