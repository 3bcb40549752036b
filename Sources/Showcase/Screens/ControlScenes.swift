import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of buttons, switches and other controls.
  static let controls: [ShowcaseScene] = [
    #scene("controls.buttons", width: 390, height: 330) {
      VStack(alignment: .leading, spacing: 16) {
        HStack(spacing: 16) {
          Button("Automatic") {}
          Button("Plain") {}.buttonStyle(.plain)
          Button("Delete", role: .destructive) {}
          Button("Disabled") {}.disabled(true)
        }
        HStack(spacing: 12) {
          Button("Bordered") {}
          Button("Tinted") {}.tint(.purple)
          Button("Delete", role: .destructive) {}
          Button("Off") {}.disabled(true)
        }
        .buttonStyle(.bordered)
        HStack(spacing: 12) {
          Button("Prominent") {}
          Button("Tinted") {}.tint(.purple)
          Button("Delete", role: .destructive) {}
          Button("Off") {}.disabled(true)
        }
        .buttonStyle(.borderedProminent)
        HStack(spacing: 12) {
          Button("Mini") {}.controlSize(.mini)
          Button("Small") {}.controlSize(.small)
          Button("Regular") {}
          Button("Capsule") {}.buttonBorderShape(.capsule)
        }
        .buttonStyle(.bordered)
        Button {
        } label: {
          Text("Large, as wide as the screen").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent).controlSize(.large)
      }
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("controls.toggles", width: 300, height: 270) {
      VStack(spacing: 12) {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
        Toggle("Tinted", isOn: .constant(true)).tint(.orange)
        Toggle("Disabled", isOn: .constant(true)).disabled(true)
        HStack {
          Toggle("Chosen", isOn: .constant(true))
          Toggle("Not chosen", isOn: .constant(false))
        }
        .toggleStyle(.button)
      }
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("controls.values", width: 320, height: 350) {
      VStack(spacing: 16) {
        Slider(value: .constant(0.3))
        Slider(value: .constant(60.0), in: 0...100, step: 10) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        .tint(.green)
        Stepper("Portions", value: .constant(3), in: 1...9)
        Stepper("Fewest portions", value: .constant(1), in: 1...9)
        ProgressView("Loading", value: 0.4)
        HStack(spacing: 30) {
          ProgressView()
          ProgressView("Reading")
          ProgressView().controlSize(.large)
          ProgressView(value: 0.6).progressViewStyle(.circular)
        }
      }
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("controls.gauges", width: 320, height: 290) {
      VStack(spacing: 18) {
        Gauge(value: 67, in: 0...100) {
          Text("Charge")
        } currentValueLabel: {
          Text("67 %")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        HStack(spacing: 24) {
          Gauge(value: 0.7) {
            Text("AQI")
          } currentValueLabel: {
            Text("72")
          }
          .gaugeStyle(.accessoryCircular)
          Gauge(value: 21, in: 12...27) {
            Text("°C")
          } currentValueLabel: {
            Text("21")
          } minimumValueLabel: {
            Text("12")
          } maximumValueLabel: {
            Text("27")
          }
          .gaugeStyle(.accessoryCircular).tint(.orange)
          Gauge(value: 0.35) {
            Text("35 %")
          }
          .gaugeStyle(.accessoryCircularCapacity).tint(.green)
        }
        Gauge(value: 0.25) {
          Text("Depth")
        } currentValueLabel: {
          Text("25")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("9")
        }
        .gaugeStyle(.accessoryLinear).tint(.blue)
        Gauge(value: 0.8) {
          Text("Storage")
        } currentValueLabel: {
          Text("8 of 10 GB")
        }
        .gaugeStyle(.accessoryLinearCapacity).tint(.purple)
      }
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("controls.pickers", width: 390, height: 420) {
      VStack(spacing: 16) {
        Picker("Range", selection: .constant("W")) {
          ForEach(["D", "W", "M", "6M", "Y"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        Picker("Unit", selection: .constant(1)) {
          Text("Steps").tag(0)
          Text("Kilometres").tag(1)
        }
        Picker("Disabled", selection: .constant(0)) {
          Text("First").tag(0)
          Text("Second").tag(1)
          Text("Third").tag(2)
        }
        .pickerStyle(.segmented).disabled(true)
        Picker("Fruit", selection: .constant("Pears")) {
          ForEach(["Apples", "Pears", "Plums", "Cherries", "Figs"], id: \.self) { Text($0) }
        }
        .pickerStyle(.wheel)
      }
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("controls.groups", width: 360, height: 470) {
      VStack(spacing: 16) {
        GroupBox("Today") {
          LabeledContent("Steps", value: "8 214")
          Divider()
          LabeledContent("Distance", value: "6,1 km")
        }
        DisclosureGroup("Open", isExpanded: .constant(true)) {
          Text("The content of an open group is below its label.")
        }
        DisclosureGroup("Closed") { Text("Not seen") }
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 6) {
          GridRow {
            Text("City").bold()
            Text("High").bold().gridColumnAlignment(.trailing)
            Text("Low").bold().gridColumnAlignment(.trailing)
          }
          Divider()
          GridRow {
            Text("Cupertino")
            Text("24°")
            Text("11°")
          }
          GridRow {
            Text("San Francisco")
            Text("18°")
            Text("9°")
          }
        }
      }
      .padding().background(Color(light: .white, dark: .black))
    },
  ]
}
