import Foundation
import SwiftUI

@MainActor
func spellInputsField(_ t: Binding<String>, _ sel: Binding<TextSelection?>) {
  show(TextField("a", text: t))
  show(TextField(plain, text: t))
  show(TextField(resource, text: t))
  show(TextField("a", text: t, prompt: Text("b")))
  show(TextField(plain, text: t, prompt: nil))
  show(TextField(resource, text: t, prompt: nil))
  show(TextField("a", text: t, axis: .vertical))
  show(TextField(plain, text: t, axis: .vertical))
  show(TextField(resource, text: t, axis: .vertical))
  show(TextField("a", text: t, prompt: Text("b"), axis: .vertical))
  show(TextField(plain, text: t, prompt: Text("b"), axis: .vertical))
  show(TextField(resource, text: t, prompt: Text("b"), axis: .vertical))
  show(TextField("a", text: t, selection: sel))
  show(TextField(plain, text: t, selection: sel))
  show(TextField(resource, text: t, selection: sel))
  show(TextField("a", text: t, selection: sel, prompt: Text("b"), axis: .vertical))
  show(TextField(plain, text: t, selection: sel, axis: nil))
  show(TextField(plain, text: t, selection: sel, prompt: nil))
  show(TextField(text: t) { Text("a") })
  show(TextField(text: t, prompt: Text("b")) { Text("a") })
  show(TextField(text: t, axis: .vertical) { Text("a") })
  show(TextField(text: t, prompt: Text("b"), axis: .vertical) { Text("a") })
  show(TextField(text: t, selection: sel) { Text("a") })
  show(TextField(text: t, selection: sel, prompt: nil, axis: .vertical) { Text("a") })
  show(TextField("a", text: t, onEditingChanged: { _ in }, onCommit: {}))
  show(TextField("a", text: t, onCommit: {}))
  show(TextField(plain, text: t, onEditingChanged: { _ in }))
  show(TextField("a", text: t, onEditingChanged: { _ in }))
  show(TextField(plain, text: t, onCommit: {}))
  show(TextField(plain, text: t, onEditingChanged: { _ in }, onCommit: {}))
}

@MainActor
func spellInputsFieldv(_ d: Binding<Double>, _ o: Binding<Double?>, _ n: Binding<Int>) {
  show(TextField("a", value: d, format: .number))
  show(TextField(plain, value: d, format: .percent))
  show(TextField(resource, value: n, format: .number))
  show(TextField("a", value: d, format: .currency(code: "EUR"), prompt: Text("a")))
  show(TextField("a", value: o, format: .number))
  show(TextField(plain, value: o, format: .number, prompt: Text("a")))
  show(TextField(resource, value: o, format: .number, prompt: Text("a")))
  show(TextField(resource, value: d, format: .number, prompt: Text("a")))
  show(TextField(value: d, format: .number) { Text("a") })
  show(TextField(value: d, format: .number, prompt: Text("p")) { Text("a") })
  show(TextField(value: o, format: .number) { Text("a") })
  show(TextField(value: o, format: .number, prompt: Text("p")) { Text("a") })
  let f = NumberFormatter()
  show(TextField("a", value: d, formatter: f))
  show(TextField(plain, value: d, formatter: f))
  show(TextField(resource, value: d, formatter: f))
  show(TextField("a", value: d, formatter: f, prompt: Text("p")))
  show(TextField(plain, value: d, formatter: f, prompt: Text("p")))
  show(TextField(value: d, formatter: f) { Text("a") })
  show(TextField(value: d, formatter: f, prompt: Text("p")) { Text("a") })
  show(TextField("a", value: d, formatter: f, onEditingChanged: { _ in }, onCommit: {}))
  show(TextField(plain, value: d, formatter: f, onCommit: {}))
  show(TextField("a", value: d, formatter: f, onEditingChanged: { _ in }))
}

@MainActor
func spellInputsSecure(_ t: Binding<String>, _ sel: Binding<TextSelection?>) {
  show(SecureField("a", text: t))
  show(SecureField(plain, text: t))
  show(SecureField(resource, text: t))
  show(SecureField("a", text: t, prompt: Text("p")))
  show(SecureField(plain, text: t, prompt: Text("p")))
  show(SecureField(resource, text: t, prompt: Text("p")))
  show(SecureField(text: t) { Text("a") })
  show(SecureField(text: t, prompt: Text("p")) { Text("a") })
  show(SecureField("a", text: t, onCommit: {}))
  show(SecureField(plain, text: t, onCommit: {}))
  show(TextEditor(text: t))
  show(TextEditor(text: t, selection: sel))
}

@MainActor
func spellInputsEditor26(_ a: Binding<AttributedString>, _ s: Binding<AttributedTextSelection>) {
  show(TextEditor(text: a))
  show(TextEditor(text: a, selection: s))
  show(TextEditor(text: a, selection: nil))
}

@MainActor
func spellInputsMenu() {
  show(Menu("a") { Text("a") })
  show(Menu(plain) { Text("a") })
  show(Menu(resource) { Text("a") })
  show(
    Menu {
      Text("a")
    } label: {
      Text("b")
    })
  show(
    Menu {
      Text("a")
    } label: {
      Text("b")
    } primaryAction: {
    })
  show(
    Menu("a") {
      Text("a")
    } primaryAction: {
    })
  show(
    Menu(plain) {
      Text("a")
    } primaryAction: {
    })
  show(
    Menu(resource) {
      Text("a")
    } primaryAction: {
    })
  show(Menu("a", systemImage: "star") { Text("a") })
  show(Menu(plain, systemImage: "star") { Text("a") })
  show(Menu(resource, systemImage: "star") { Text("a") })
  show(
    Menu("a", systemImage: "star") {
      Text("a")
    } primaryAction: {
    })
  show(
    Menu(plain, systemImage: "star") {
      Text("a")
    } primaryAction: {
    })
  show(
    Menu(resource, systemImage: "star") {
      Text("a")
    } primaryAction: {
    })
  show(Menu("a", image: asset) { Text("a") })
  show(Menu(plain, image: asset) { Text("a") })
  show(
    Menu("a", image: asset) {
      Text("a")
    } primaryAction: {
    })
  show(
    Menu(plain, image: asset) {
      Text("a")
    } primaryAction: {
    })
}

@MainActor
func spellInputsLink() {
  show(Link("a", destination: link))
  show(Link(plain, destination: link))
  show(Link(resource, destination: link))
  show(Link(destination: link) { Text("a") })
}

@MainActor
func spellInputsShare1() {
  show(ShareLink(item: link))
  show(ShareLink(item: "a"))
  show(ShareLink(item: link, subject: Text("s"), message: Text("m")))
  show(ShareLink("a", item: link))
  show(ShareLink(plain, item: link))
  show(ShareLink(resource, item: link))
  show(ShareLink(Text("a"), item: link))
  show(ShareLink("a", item: link, subject: Text("s"), message: Text("m")))
  show(ShareLink(plain, item: link, subject: Text("s")))
  show(ShareLink(Text("a"), item: link, message: Text("m")))
  show(ShareLink(item: link) { Text("a") })
  show(ShareLink(item: link, subject: Text("s"), message: Text("m")) { Text("a") })
  show(ShareLink(item: link, preview: SharePreview("a")))
  show(ShareLink("a", item: link, preview: SharePreview("a")))
  show(ShareLink(plain, item: link, preview: SharePreview("a")))
  show(ShareLink(resource, item: link, preview: SharePreview("a")))
  show(ShareLink(Text("a"), item: link, preview: SharePreview("a")))
  show(ShareLink(item: link, preview: SharePreview("a")) { Text("a") })
  show(
    ShareLink(item: link, subject: Text("s"), message: Text("m"), preview: SharePreview("a")) {
      Text("a")
    })
  show(
    ShareLink("a", item: link, subject: Text("s"), message: Text("m"), preview: SharePreview("a")))
}

@MainActor
func spellInputsShare2() {
  show(ShareLink(items: [link]))
  show(ShareLink(items: ["a"], subject: Text("s"), message: Text("m")))
  show(ShareLink("a", items: [link]))
  show(ShareLink(plain, items: [link]))
  show(ShareLink(resource, items: [link]))
  show(ShareLink(Text("a"), items: [link]))
  show(ShareLink(items: [link]) { Text("a") })
  show(ShareLink(items: [link]) { _ in SharePreview("a") })
  show(ShareLink("a", items: [link]) { _ in SharePreview("a") })
  show(
    ShareLink(plain, items: [link], subject: Text("s"), message: Text("m")) { _ in SharePreview("a")
    })
  show(ShareLink(Text("a"), items: [link]) { _ in SharePreview("a") })
  show(ShareLink(items: [link], preview: { _ in SharePreview("a") }) { Text("a") })
  show(
    ShareLink(
      items: [link], subject: Text("s"), message: Text("m"), preview: { _ in SharePreview("a") },
      label: { Text("a") }))
  _ = SharePreview("a", image: Image("a"))
  _ = SharePreview("a", icon: Image("a"))
  _ = SharePreview("a", image: Image("a"), icon: Image("b"))
  _ = SharePreview(plain)
  _ = SharePreview(Text("a"))
  _ = SharePreview(Text("a"), image: Image("a"))
  _ = SharePreview(plain, image: Image("a"))
  _ = SharePreview(plain, icon: Image("a"))
  _ = SharePreview(plain, image: Image("a"), icon: Image("a"))
  _ = SharePreview(resource)
}

@MainActor
func spellInputsPaste() {
  show(PasteButton(payloadType: String.self) { (s: [String]) in })
  show(PasteButton(supportedContentTypes: [.text]) { (p: [NSItemProvider]) in })
  show(EditButton())
  show(RenameButton())
}

@MainActor
func spellInputsProgress(_ o: Double?) {
  show(ProgressView())
  show(ProgressView("a"))
  show(ProgressView(plain))
  show(ProgressView(resource))
  show(ProgressView { Text("a") })
  show(ProgressView(value: 0.5))
  show(ProgressView(value: o))
  show(ProgressView(value: o, total: 2))
  show(ProgressView(value: Float(1), total: 2))
  show(ProgressView("a", value: 0.5))
  show(ProgressView(plain, value: 0.5, total: 2))
  show(ProgressView(resource, value: 0.5, total: 2))
  show(ProgressView("a", value: o))
  show(ProgressView("a", value: o, total: 10))
  show(ProgressView(value: 0.5) { Text("a") })
  show(ProgressView(value: 0.5, total: 2) { Text("a") })
  show(
    ProgressView(value: 0.5, total: 2) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    })
  show(
    ProgressView(value: 0.5) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    })
  show(ProgressView(Progress(totalUnitCount: 3)))
  show(ProgressView(timerInterval: start...end))
  show(ProgressView(timerInterval: start...end, countsDown: false))
  show(ProgressView(timerInterval: start...end) { Text("a") })
  show(
    ProgressView(timerInterval: start...end, countsDown: false) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    })
}

@MainActor
func spellInputsGauge() {
  show(Gauge(value: 0.5) { Text("a") })
  show(Gauge(value: 0.5, in: 0...2) { Text("a") })
  show(
    Gauge(value: 0.5) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    })
  show(
    Gauge(value: 0.5, in: 0...2) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    })
  show(
    Gauge(value: 0.5) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    } minimumValueLabel: {
      Text("c")
    } maximumValueLabel: {
      Text("d")
    })
  show(
    Gauge(value: 0.5, in: 0...2) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    } minimumValueLabel: {
      Text("c")
    } maximumValueLabel: {
      Text("d")
    })
  show(
    Gauge(value: 0.5, in: 0...2) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    } markedValueLabels: {
      Text("c").tag(1.0)
    })
  show(
    Gauge(value: 0.5, in: 0...2) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    } minimumValueLabel: {
      Text("c")
    } maximumValueLabel: {
      Text("d")
    } markedValueLabels: {
      Text("c").tag(1.0)
    })
}

@MainActor
func spellInputsSlider26(_ d: Binding<Double>) {
}
