import Foundation
import SwiftUI

@MainActor
func spellChoicesButton(_ r: ButtonRole?) {
  show(Button("a") {})
  show(Button(plain) {})
  show(Button(part) {})
  show(Button(resource) {})
  show(Button("a", action: {}))
  show(
    Button {
    } label: {
      Text("a")
    })
  show(Button(action: {}) { Text("a") })
  show(Button("a", role: .destructive) {})
  show(Button(plain, role: r) {})
  show(Button(resource, role: r) {})
  show(Button("a", role: nil, action: {}))
  show(
    Button(role: .cancel) {
    } label: {
      Text("a")
    })
  show(Button(role: r, action: {}, label: { Text("a") }))
  show(Button("a", systemImage: "star") {})
  show(Button(plain, systemImage: "star") {})
  show(Button(resource, systemImage: "star") {})
  show(Button("a", systemImage: "star", action: {}))
  show(Button("a", systemImage: "star", role: .destructive) {})
  show(Button(plain, systemImage: "star", role: r) {})
  show(Button(resource, systemImage: "star", role: r) {})
  show(Button("a", image: asset) {})
  show(Button(plain, image: asset) {})
  show(Button(resource, image: asset) {})
  show(Button("a", image: asset, role: .destructive) {})
  show(Button(plain, image: asset, role: .destructive) {})
  let _: [ButtonRole] = [.destructive, .cancel, .confirm, .close]
}

@MainActor
func spellChoicesButton26() {
  show(Button(role: .close) {})
  show(Button(role: .confirm) {})
  show(Button(role: .cancel, action: {}))
}

@MainActor
func spellChoicesToggle(_ f: Binding<Bool>, _ xs: Binding<[SpelledNote]>) {
  show(Toggle("a", isOn: f))
  show(Toggle(plain, isOn: f))
  show(Toggle(resource, isOn: f))
  show(Toggle(isOn: f) { Text("a") })
  show(Toggle("a", systemImage: "star", isOn: f))
  show(Toggle(plain, systemImage: "star", isOn: f))
  show(Toggle(resource, systemImage: "star", isOn: f))
  show(Toggle(sources: xs, isOn: \.isOn) { Text("a") })
  show(Toggle("a", sources: xs, isOn: \.isOn))
  show(Toggle(plain, sources: xs, isOn: \.isOn))
  show(Toggle(resource, sources: xs, isOn: \.isOn))
  show(Toggle("a", systemImage: "star", sources: xs, isOn: \.isOn))
  show(Toggle(plain, systemImage: "star", sources: xs, isOn: \.isOn))
  show(Toggle(resource, systemImage: "star", sources: xs, isOn: \.isOn))
  show(Toggle("a", image: asset, isOn: f))
  show(Toggle(plain, image: asset, isOn: f))
  show(Toggle("a", image: asset, sources: xs, isOn: \.isOn))
}

@MainActor
func spellChoicesSlider(_ d: Binding<Double>, _ f: Binding<Float>) {
  show(Slider(value: d))
  show(Slider(value: f))
  show(Slider(value: d, in: 0...10))
  show(Slider(value: d, in: 0...10, onEditingChanged: { _ in }))
  show(Slider(value: d, onEditingChanged: { _ in }))
  show(Slider(value: d, in: 0...10, step: 2))
  show(Slider(value: f, in: 0...10, step: 2, onEditingChanged: { _ in }))
  show(Slider(value: d) { Text("a") })
  show(Slider(value: d, in: 0...1) { Text("a") })
  show(
    Slider(value: d, in: 0...1) {
      Text("a")
    } onEditingChanged: { _ in
    })
  show(Slider(value: d, in: 0...1, step: 1) { Text("a") })
  show(
    Slider(value: d, in: 0...1, step: 1) {
      Text("a")
    } onEditingChanged: { _ in
    })
  show(
    Slider(value: d) {
      Text("a")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    })
  show(
    Slider(value: d, in: 0...1) {
      Text("a")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } onEditingChanged: { _ in
    })
  show(
    Slider(value: d, in: 0...1, step: 0.1) {
      Text("a")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } onEditingChanged: { _ in
    })
  show(
    Slider(value: d, in: 0...1, step: 0.1) {
      Text("a")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    })
  show(Slider(value: d, onEditingChanged: { _ in }, label: { Text("a") }))
  show(
    Slider(
      value: d, in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text("a"),
      maximumValueLabel: Text("b"), label: { Text("c") }))
  show(Slider(value: d, in: 0...1, step: 0.5, onEditingChanged: { _ in }, label: { Text("a") }))
  show(
    Slider(
      value: d, in: 0...1, step: 0.5, onEditingChanged: { _ in }, minimumValueLabel: Text("a"),
      maximumValueLabel: Text("b"), label: { Text("c") }))
  show(
    Slider(
      value: d, minimumValueLabel: Text("a"), maximumValueLabel: Text("b"), label: { Text("c") }))
}

@MainActor
func spellChoicesStepper(_ n: Binding<Int>, _ d: Binding<Double>) {
  show(Stepper("a", onIncrement: {}, onDecrement: {}))
  show(Stepper(plain, onIncrement: nil, onDecrement: {}, onEditingChanged: { _ in }))
  show(Stepper(resource, onIncrement: nil, onDecrement: {}, onEditingChanged: { _ in }))
  show(Stepper("a", value: n))
  show(Stepper("a", value: n, step: 2))
  show(Stepper(plain, value: d, step: 2, onEditingChanged: { _ in }))
  show(Stepper(resource, value: n))
  show(Stepper("a", value: n, in: 0...10))
  show(Stepper(plain, value: n, in: 0...10, step: 2, onEditingChanged: { _ in }))
  show(Stepper(resource, value: n, in: 0...10, step: 2))
  show(Stepper("a", value: d, format: .number))
  show(Stepper("a", value: d, step: 2, format: .number))
  show(Stepper(plain, value: n, step: 1, format: .number, onEditingChanged: { _ in }))
  show(Stepper(resource, value: n, format: .number))
  show(Stepper("a", value: n, in: 0...4, format: .number))
  show(Stepper(plain, value: n, in: 0...4, step: 2, format: .number, onEditingChanged: { _ in }))
  show(Stepper(resource, value: n, in: 0...4, step: 2, format: .number))
  show(Stepper(value: n) { Text("a") })
  show(
    Stepper(value: n, step: 2) {
      Text("a")
    } onEditingChanged: { _ in
    })
  show(Stepper(value: n, in: 0...3) { Text("a") })
  show(
    Stepper(value: n, in: 0...3, step: 2) {
      Text("a")
    } onEditingChanged: { _ in
    })
  show(
    Stepper {
      Text("a")
    } onIncrement: {
    } onDecrement: {
    })
  show(
    Stepper {
      Text("a")
    } onIncrement: {
    } onDecrement: {
    } onEditingChanged: { _ in
    })
  show(Stepper(value: n, format: .number) { Text("a") })
  show(
    Stepper(value: n, step: 2, format: .number) {
      Text("a")
    } onEditingChanged: { _ in
    })
  show(
    Stepper(value: n, in: 0...3, step: 2, format: .number) {
      Text("a")
    } onEditingChanged: { _ in
    })
  show(Stepper(value: n, in: 0...3, format: .number) { Text("a") })
  show(Stepper(value: n, onEditingChanged: { _ in }, label: { Text("a") }))
  show(Stepper(value: n, step: 2, onEditingChanged: { _ in }, label: { Text("a") }))
  show(Stepper(value: n, in: 0...3, step: 1, onEditingChanged: { _ in }, label: { Text("a") }))
  show(Stepper(value: n, in: 0...3, onEditingChanged: { _ in }, label: { Text("a") }))
  show(Stepper(onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in }, label: { Text("a") }))
  show(Stepper(onIncrement: {}, onDecrement: {}, label: { Text("a") }))
}

@MainActor
func spellChoicesPicker(_ n: Binding<Int>, _ xs: Binding<[SpelledNote]>) {
  show(Picker("a", selection: n) { Text("a").tag(1) })
  show(Picker(plain, selection: n) { Text("a").tag(1) })
  show(Picker(resource, selection: n) { Text("a").tag(1) })
  show(
    Picker(selection: n) {
      Text("a").tag(1)
    } label: {
      Text("b")
    })
  show(Picker("a", systemImage: "star", selection: n) { Text("a").tag(1) })
  show(Picker(plain, systemImage: "star", selection: n) { Text("a").tag(1) })
  show(Picker(resource, systemImage: "star", selection: n) { Text("a").tag(1) })
  show(Picker("a", image: asset, selection: n) { Text("a").tag(1) })
  show(Picker(plain, image: asset, selection: n) { Text("a").tag(1) })
  show(Picker(selection: n, label: Text("a")) { Text("a").tag(1) })
}

@MainActor
func spellChoicesPickerSources(_ n: Binding<Int>, _ xs: Binding<[SpelledNote]>) {
  show(Picker("a", sources: xs, selection: \.name) { Text("a").tag("a") })
  show(Picker(plain, sources: xs, selection: \.name) { Text("a").tag("a") })
  show(Picker(resource, sources: xs, selection: \.name) { Text("a").tag("a") })
  show(
    Picker(sources: xs, selection: \.name) {
      Text("a").tag("a")
    } label: {
      Text("b")
    })
  show(Picker("a", systemImage: "star", sources: xs, selection: \.name) { Text("a").tag("a") })
  show(Picker(plain, systemImage: "star", sources: xs, selection: \.name) { Text("a").tag("a") })
  show(Picker("a", image: asset, sources: xs, selection: \.name) { Text("a").tag("a") })
}

@MainActor
func spellChoicesPickerCurrent(_ n: Binding<Int>, _ xs: Binding<[SpelledNote]>) {
  show(
    Picker("a", selection: n) {
      Text("a").tag(1)
    } currentValueLabel: {
      Text("c")
    })
  show(
    Picker(plain, selection: n) {
      Text("a").tag(1)
    } currentValueLabel: {
      Text("c")
    })
  show(
    Picker(resource, selection: n) {
      Text("a").tag(1)
    } currentValueLabel: {
      Text("c")
    })
  show(
    Picker(selection: n) {
      Text("a").tag(1)
    } label: {
      Text("b")
    } currentValueLabel: {
      Text("c")
    })
  show(
    Picker("a", systemImage: "star", selection: n) {
      Text("a").tag(1)
    } currentValueLabel: {
      Text("c")
    })
  show(
    Picker(plain, systemImage: "star", selection: n) {
      Text("a").tag(1)
    } currentValueLabel: {
      Text("c")
    })
  show(
    Picker("a", image: asset, selection: n) {
      Text("a").tag(1)
    } currentValueLabel: {
      Text("c")
    })
  show(
    Picker("a", sources: xs, selection: \.name) {
      Text("a").tag("a")
    } currentValueLabel: {
      Text("c")
    })
  show(
    Picker(plain, sources: xs, selection: \.name) {
      Text("a").tag("a")
    } currentValueLabel: {
      Text("c")
    })
  show(
    Picker(sources: xs, selection: \.name) {
      Text("a").tag("a")
    } label: {
      Text("b")
    } currentValueLabel: {
      Text("c")
    })
  show(
    Picker("a", systemImage: "star", sources: xs, selection: \.name) {
      Text("a").tag("a")
    } currentValueLabel: {
      Text("c")
    })
}

@MainActor
func spellChoicesDate(_ d: Binding<Date>, _ s: Binding<Set<DateComponents>>) {
  show(DatePicker("a", selection: d))
  show(DatePicker(plain, selection: d))
  show(DatePicker(resource, selection: d))
  show(DatePicker("a", selection: d, displayedComponents: .date))
  show(DatePicker("a", selection: d, displayedComponents: [.hourAndMinute, .date]))
  show(DatePicker("a", selection: d, in: start...end))
  show(DatePicker(plain, selection: d, in: start...))
  show(DatePicker(resource, selection: d, in: ...end, displayedComponents: .date))
  show(DatePicker("a", selection: d, in: start..., displayedComponents: .date))
  show(DatePicker(plain, selection: d, in: ...end))
  show(DatePicker(plain, selection: d, in: start...end, displayedComponents: .date))
  show(DatePicker(resource, selection: d, in: start...end, displayedComponents: .date))
  show(DatePicker(resource, selection: d, in: start..., displayedComponents: .date))
  show(DatePicker("a", selection: d, in: ...end, displayedComponents: .date))
  show(DatePicker(selection: d) { Text("a") })
  show(DatePicker(selection: d, displayedComponents: .date) { Text("a") })
  show(DatePicker(selection: d, in: start...end) { Text("a") })
  show(DatePicker(selection: d, in: start..., displayedComponents: .date) { Text("a") })
  show(DatePicker(selection: d, in: ...end, displayedComponents: .date) { Text("a") })
  show(MultiDatePicker("a", selection: s))
  show(MultiDatePicker(plain, selection: s))
  show(MultiDatePicker(resource, selection: s))
  show(MultiDatePicker("a", selection: s, in: start..<end))
  show(MultiDatePicker(plain, selection: s, in: start...))
  show(MultiDatePicker(resource, selection: s, in: ..<end))
  show(MultiDatePicker("a", selection: s, in: ..<end))
  show(MultiDatePicker(selection: s) { Text("a") })
  show(MultiDatePicker(selection: s, in: start..<end) { Text("a") })
  show(MultiDatePicker(selection: s, in: start...) { Text("a") })
  show(MultiDatePicker(selection: s, in: ..<end) { Text("a") })
}

@MainActor
func spellChoicesColor(_ c: Binding<Color>, _ g: Binding<CGColor>) {
  show(ColorPicker("a", selection: c))
  show(ColorPicker(plain, selection: c))
  show(ColorPicker(resource, selection: c))
  show(ColorPicker("a", selection: c, supportsOpacity: false))
  show(ColorPicker("a", selection: g))
  show(ColorPicker(plain, selection: g, supportsOpacity: false))
  show(ColorPicker(resource, selection: g, supportsOpacity: false))
  show(ColorPicker(selection: c) { Text("a") })
  show(ColorPicker(selection: c, supportsOpacity: false) { Text("a") })
  show(ColorPicker(selection: g) { Text("a") })
  show(ColorPicker(selection: g, supportsOpacity: false) { Text("a") })
}
