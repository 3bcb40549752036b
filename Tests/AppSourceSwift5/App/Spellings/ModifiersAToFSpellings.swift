import Foundation
import SwiftUI

@MainActor
func spellModifiersAToFA(
  _ f: Binding<Bool>, _ o: Binding<SpelledNote?>, _ e: SpelledError?, _ ns: Namespace.ID,
  _ n: SpelledNote?
) {
  let x = Text("a")
  show(x.accentColor(.red))
  show(x.accentColor(nil))
  show(x.actionSheet(isPresented: f) { ActionSheet(title: Text("a")) })
  show(
    x.actionSheet(item: o) { _ in
      ActionSheet(
        title: Text("a"), message: Text("b"),
        buttons: [.default(Text("a")) {}, .destructive(Text("a")), .cancel()])
    })
  show(x.alert("a", isPresented: f) { Button("a") {} })
  show(x.alert(plain, isPresented: f) { Button("a") {} })
  show(x.alert(Text("a"), isPresented: f) { Button("a") {} })
  show(x.alert(resource, isPresented: f) { Button("a") {} })
  show(
    x.alert("a", isPresented: f) {
      Button("a") {}
    } message: {
      Text("b")
    })
  show(
    x.alert(plain, isPresented: f) {
      Button("a") {}
    } message: {
      Text("b")
    })
  show(
    x.alert(Text("a"), isPresented: f) {
      Button("a") {}
    } message: {
      Text("b")
    })
  show(x.alert("a", isPresented: f, presenting: n) { i in Button(i.name) {} })
  show(x.alert(plain, isPresented: f, presenting: n) { i in Button(i.name) {} })
  show(x.alert(Text("a"), isPresented: f, presenting: n) { i in Button(i.name) {} })
  show(
    x.alert("a", isPresented: f, presenting: n) { i in
      Button(i.name) {}
    } message: { i in
      Text(i.name)
    })
  show(
    x.alert(plain, isPresented: f, presenting: n) { i in
      Button(i.name) {}
    } message: { i in
      Text(i.name)
    })
  show(
    x.alert(Text("a"), isPresented: f, presenting: n) { i in
      Button(i.name) {}
    } message: { i in
      Text(i.name)
    })
  show(x.alert(isPresented: f, error: e) { Button("a") {} })
  show(
    x.alert(isPresented: f, error: e) { e in
      Button("a") {}
    } message: { e in
      Text("a")
    })
  show(x.alert(isPresented: f) { Alert(title: Text("a")) })
  show(
    x.alert(item: o) { _ in
      Alert(title: Text("a"), message: nil, dismissButton: .default(Text("a")))
    })
  show(
    x.alert(isPresented: f) {
      Alert(
        title: Text("a"), message: Text("b"), primaryButton: .destructive(Text("a")) {},
        secondaryButton: .cancel())
    })
  show(
    x.alert(resource, isPresented: f) {
      Button("a") {}
    } message: {
      Text("b")
    })
  show(x.alert(resource, isPresented: f, presenting: n) { i in Button(i.name) {} })
  show(x.alignmentGuide(.leading) { d in d[.trailing] })
  show(x.alignmentGuide(.top) { d in d.height })
  show(x.alignmentGuide(HorizontalAlignment.center, computeValue: { d in d.width }))
  show(x.allowsHitTesting(false))
  show(x.allowsTightening(true))
  show(x.anchorPreference(key: SpelledKey.self, value: .bounds) { [$0] })
  show(x.animation(.default, value: 1))
  show(x.animation(nil, value: 1))
  show(x.animation(.default) { c in c.opacity(1) })
  show(x.animation(.default))
  show(x.animation(.easeIn.delay(1)))
  show(x.aspectRatio(1, contentMode: .fit))
  show(x.aspectRatio(contentMode: .fill))
  show(x.aspectRatio(nil, contentMode: .fit))
  show(x.aspectRatio(CGSize(width: 1, height: 1), contentMode: .fit))
  show(x.autocapitalization(.none))
  show(x.autocorrectionDisabled())
  show(x.autocorrectionDisabled(false))
  show(x.background { Color.red })
  show(x.background(alignment: .top) { Color.red })
  show(x.background(.red))
  show(x.background(.red, ignoresSafeAreaEdges: .top))
  show(x.background())
  show(x.background(ignoresSafeAreaEdges: .top))
  show(x.background(.red, in: Circle()))
  show(x.background(.red, in: .capsule))
  show(x.background(.red, in: Circle(), fillStyle: FillStyle()))
  show(x.background(in: Circle()))
  show(x.background(in: .rect(cornerRadius: 1), fillStyle: FillStyle()))
  show(x.background(Color.red))
  show(x.background(Text("a"), alignment: .top))
  show(x.background(.ultraThinMaterial))
  show(x.background(Circle()))
  show(x.backgroundExtensionEffect())
  show(x.backgroundExtensionEffect(isEnabled: true))
  show(x.backgroundPreferenceValue(SpelledKey.self) { _ in Color.red })
  show(x.backgroundPreferenceValue(SpelledKey.self, alignment: .top) { _ in Color.red })
  show(x.backgroundStyle(.red))
  show(x.badge(1))
  show(x.badge("a"))
  show(x.badge(plain))
  show(x.badge(Text("a")))
  show(x.badge(nil as Text?))
  show(x.badge(resource))
  show(x.badge(nil as String?))
  show(x.badge(nil as LocalizedStringKey?))
  show(x.badgeProminence(.decreased))
  show(x.baselineOffset(1))
  show(x.padding().baselineOffset(1))
  show(x.blendMode(.multiply))
  show(x.blur(radius: 1))
  show(x.blur(radius: 1, opaque: true))
  show(x.padding().bold())
  show(x.padding().bold(true))
  show(x.border(.red))
  show(x.border(.red, width: 2))
  show(x.buttonBorderShape(.capsule))
  show(x.buttonRepeatBehavior(.enabled))
  show(x.buttonSizing(.flexible))
  show(x.brightness(1))
  show(x.contrast(1))
  show(x.grayscale(1))
  show(x.saturation(1))
  show(x.clipped())
  show(x.clipped(antialiased: true))
  show(x.clipShape(Circle()))
  show(x.clipShape(Circle(), style: FillStyle()))
  show(x.colorInvert())
  show(x.colorMultiply(.red))
  show(x.colorScheme(.dark))
  show(x.compositingGroup())
  show(x.confirmationDialog("a", isPresented: f) { Button("a") {} })
  show(x.confirmationDialog(plain, isPresented: f) { Button("a") {} })
  show(x.confirmationDialog(Text("a"), isPresented: f) { Button("a") {} })
  show(x.confirmationDialog("a", isPresented: f, titleVisibility: .visible) { Button("a") {} })
  show(
    x.confirmationDialog("a", isPresented: f, titleVisibility: .visible) {
      Button("a") {}
    } message: {
      Text("a")
    })
  show(
    x.confirmationDialog(plain, isPresented: f) {
      Button("a") {}
    } message: {
      Text("a")
    })
  show(
    x.confirmationDialog(Text("a"), isPresented: f) {
      Button("a") {}
    } message: {
      Text("a")
    })
  show(
    x.confirmationDialog("a", isPresented: f, titleVisibility: .hidden, presenting: n) { i in
      Button(i.name) {}
    })
  show(x.confirmationDialog(plain, isPresented: f, presenting: n) { i in Button(i.name) {} })
  show(x.confirmationDialog(Text("a"), isPresented: f, presenting: n) { i in Button(i.name) {} })
  show(
    x.confirmationDialog("a", isPresented: f, presenting: n) { i in
      Button(i.name) {}
    } message: { i in
      Text(i.name)
    })
  show(
    x.confirmationDialog(plain, isPresented: f, presenting: n) { i in
      Button(i.name) {}
    } message: { i in
      Text(i.name)
    })
  show(
    x.confirmationDialog(Text("a"), isPresented: f, titleVisibility: .visible, presenting: n) { i in
      Button(i.name) {}
    } message: { i in
      Text(i.name)
    })
  show(x.confirmationDialog(resource, isPresented: f) { Button("a") {} })
  show(x.containerBackground(.red, for: .navigation))
  show(x.containerBackground(for: .navigation) { Color.red })
  show(x.containerBackground(for: .widget, alignment: .top) { Color.red })
  show(x.containerRelativeFrame(.horizontal))
  show(x.containerRelativeFrame([.horizontal, .vertical], alignment: .top))
  show(x.containerRelativeFrame(.horizontal) { l, a in l / 2 })
  show(x.containerRelativeFrame(.horizontal, alignment: .top) { l, a in a == .horizontal ? l : 1 })
  show(x.containerRelativeFrame(.horizontal, count: 3, spacing: 1))
  show(x.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 1, alignment: .top))
  show(x.containerShape(Circle()))
  show(x.containerShape(.rect(cornerRadius: 1)))
  show(x.containerValue(\.spelled, 3))
  show(x.contentMargins(1))
  show(x.contentMargins(1, for: .scrollContent))
  show(x.contentMargins(.top, 1))
  show(x.contentMargins(.top, 1, for: .scrollContent))
  show(x.contentMargins(.top, EdgeInsets(), for: .automatic))
  show(x.contentMargins(EdgeInsets()))
  show(x.contentMargins(.vertical, nil, for: .scrollContent))
  show(x.contentShape(Circle()))
  show(x.contentShape(.rect))
  show(x.contentShape(Circle(), eoFill: true))
  show(x.contentShape(.interaction, Circle()))
  show(x.contentShape([.dragPreview], Circle(), eoFill: true))
  show(x.contentTransition(.opacity))
  show(x.contextMenu { Button("a") {} })
  show(x.contextMenu(menuItems: { Button("a") {} }))
  show(
    x.contextMenu {
      Button("a") {}
    } preview: {
      Text("a")
    })
  show(x.contextMenu(forSelectionType: Int.self) { (s: Set<Int>) in Text("\(s.count)") })
  show(
    x.contextMenu(forSelectionType: Int.self) { s in
      Text("\(s.count)")
    } primaryAction: { s in
    })
  show(x.contextMenu(ContextMenu { Button("a") {} }))
  show(x.contextMenu(nil as ContextMenu<Text>?))
  show(x.controlSize(.mini))
  show(x.controlSize(.small ... .large))
  show(x.controlSize(.small...))
  show(x.controlSize(...ControlSize.large))
  show(x.coordinateSpace(.named("a")))
  show(x.coordinateSpace(name: "a"))
  show(x.cornerRadius(1))
  show(x.cornerRadius(1, antialiased: false))
}

@MainActor
func spellModifiersAToFD(
  _ f: Binding<Bool>, _ fs: FocusState<SpelledField?>.Binding, _ fb: FocusState<Bool>.Binding,
  _ doc: SpelledDocument?
) {
  let x = Text("a")
  show(x.defaultAppStorage(.standard))
  show(x.defaultFocus(fs, .name))
  show(x.defaultFocus(fs, .name, priority: .userInitiated))
  show(x.defaultScrollAnchor(.bottom))
  show(x.defaultScrollAnchor(nil))
  show(x.defaultScrollAnchor(.top, for: .initialOffset))
  show(x.defersSystemGestures(on: .top))
  show(x.deleteDisabled(true))
  show(x.disableAutocorrection(true))
  show(x.disableAutocorrection(nil))
  show(x.disabled(true))
  show(x.draggable("a"))
  show(x.draggable(link))
  show(x.draggable("a") { Text("a") })
  show(x.drawingGroup())
  show(x.drawingGroup(opaque: true, colorMode: .linear))
  show(x.dropDestination(for: String.self) { i, p in true })
  show(
    x.dropDestination(for: String.self) { i, p in
      true
    } isTargeted: { _ in
    })
  show(x.dropDestination { (i: [URL], p: CGPoint) in true })
  show(x.dynamicTypeSize(.large))
  show(x.dynamicTypeSize(.small ... .large))
  show(x.dynamicTypeSize(...DynamicTypeSize.large))
  show(x.dynamicTypeSize(.large...))
  show(x.edgesIgnoringSafeArea(.all))
  show(x.environment(\.locale, Locale(identifier: "a")))
  show(x.environment(SpelledModel()))
  show(x.environment(nil as SpelledModel?))
  show(x.environmentObject(SpelledObject()))
  show(SpelledView().equatable())
  show(EquatableView(content: SpelledView()))
  show(
    x.fileExporter(isPresented: f, document: doc, contentType: .plainText) {
      (r: Result<URL, Error>) in
    })
  show(
    x.fileExporter(isPresented: f, document: doc, contentType: .plainText, defaultFilename: "a") {
      r in
    })
  show(
    x.fileExporter(isPresented: f, documents: [SpelledDocument()], contentType: .plainText) {
      (r: Result<[URL], Error>) in
    })
  show(
    x.fileExporter(
      isPresented: f, document: doc, contentTypes: [.plainText], defaultFilename: "a",
      onCompletion: { r in }, onCancellation: {}))
  show(
    x.fileExporter(
      isPresented: f, documents: [SpelledDocument()], contentTypes: [.plainText],
      onCompletion: { r in }, onCancellation: {}))
  show(x.fileExporter(isPresented: f, item: "a", onCompletion: { r in }))
  show(
    x.fileExporter(
      isPresented: f, item: "a", contentTypes: [.plainText], defaultFilename: "b",
      onCompletion: { r in }, onCancellation: {}))
  show(x.fileExporter(isPresented: f, items: ["a"], onCompletion: { r in }))
  show(
    x.fileExporter(
      isPresented: f, items: ["a"], contentTypes: [], onCompletion: { r in }, onCancellation: {}))
  show(
    x.fileImporter(isPresented: f, allowedContentTypes: [.plainText]) { (r: Result<URL, Error>) in }
  )
  show(
    x.fileImporter(isPresented: f, allowedContentTypes: [.plainText], allowsMultipleSelection: true)
    { (r: Result<[URL], Error>) in })
  show(
    x.fileImporter(
      isPresented: f, allowedContentTypes: [.plainText], allowsMultipleSelection: true,
      onCompletion: { r in }, onCancellation: {}))
  show(x.fixedSize())
  show(x.fixedSize(horizontal: true, vertical: false))
  show(x.flipsForRightToLeftLayoutDirection(true))
  show(x.focusable())
  show(x.focusable(false))
  show(x.focusable(true, interactions: .activate))
  show(x.focusable(interactions: [.edit, .automatic]))
  show(x.focused(fb))
  show(x.focused(fs, equals: .name))
  show(x.focusedValue(\.spelled, 1))
  show(x.focusedValue(\.spelled, nil))
  show(x.focusedValue(SpelledModel()))
  show(x.focusedValue(nil as SpelledModel?))
  show(x.focusEffectDisabled())
  show(x.focusEffectDisabled(true))
  show(x.padding().font(.body))
  show(x.padding().font(nil))
  show(x.padding().fontDesign(.serif))
  show(x.padding().fontDesign(nil))
  show(x.padding().fontWeight(.bold))
  show(x.padding().fontWeight(nil))
  show(x.padding().fontWidth(.condensed))
  show(x.padding().fontWidth(nil))
  show(x.padding().foregroundColor(.red))
  show(x.padding().foregroundColor(nil))
  show(x.padding().foregroundStyle(.red))
  show(x.padding().foregroundStyle(.red, .blue))
  show(x.padding().foregroundStyle(.red, .blue, .tint))
  show(x.frame(width: 1))
  show(x.frame(height: 1, alignment: .top))
  show(x.frame(width: nil, height: 1))
  show(
    x.frame(
      minWidth: 1, idealWidth: 1, maxWidth: .infinity, minHeight: 1, idealHeight: 1, maxHeight: 1,
      alignment: .top))
  show(x.frame(maxWidth: .infinity))
  show(x.frame())
  show(x.fullScreenCover(isPresented: f) { Text("a") })
  show(x.fullScreenCover(isPresented: f, onDismiss: {}) { Text("a") })
  show(x.fullScreenCover(item: .constant(nil as SpelledNote?)) { Text($0.name) })
  show(x.fullScreenCover(item: .constant(nil as SpelledNote?), onDismiss: {}) { Text($0.name) })
  show(x.fontWidth(.init(1)))
}

@MainActor
func spellModifiersAToFDrop26(_ f: Binding<Bool>) {
  show(Text("a").dropDestination(for: String.self) { (i: [String], s: DropSession) in })
  show(Text("a").dropDestination(for: String.self, isEnabled: true) { i, s in _ = s.location })
  show(Text("a").containerShape(RoundedRectangle(cornerRadius: 1)))
}

@MainActor
func spellModifiersAToFToolbar() {
  show(Text("a").fileMover(isPresented: .constant(false), file: link) { r in })
  show(Text("a").fileMover(isPresented: .constant(false), files: [link]) { r in })
  show(
    Text("a").fileMover(
      isPresented: .constant(false), file: link, onCompletion: { r in }, onCancellation: {}))
}
