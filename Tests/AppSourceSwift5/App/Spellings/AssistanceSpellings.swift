import Foundation
import SwiftUI

@MainActor
func spellAssistance(
  _ ns: Namespace.ID, _ f: AccessibilityFocusState<Bool>.Binding,
  _ g: AccessibilityFocusState<SpelledField?>.Binding
) {
  let x = Text("a")
  show(x.accessibilityElement())
  show(x.accessibilityElement(children: .combine))
  show(x.accessibilityElement(children: .contain))
  show(x.accessibilityElement(children: .ignore))
  show(x.accessibilityAction {})
  show(x.accessibilityAction(.escape) {})
  show(x.accessibilityAction(.magicTap) {})
  show(x.accessibilityAction(.default, {}))
  show(x.accessibilityAction(named: "a") {})
  show(x.accessibilityAction(named: plain) {})
  show(x.accessibilityAction(named: Text("a")) {})
  show(x.accessibilityAction(named: resource) {})
  show(
    x.accessibilityAdjustableAction { d in
      switch d {
      case .increment: break;
      case .decrement: break;
      @unknown default: break
      }
    })
  show(x.accessibilityScrollAction { (e: Edge) in })
  show(x.accessibilityLabel("a"))
  show(x.accessibilityLabel(plain))
  show(x.accessibilityLabel(Text("a")))
  show(x.accessibilityValue("a"))
  show(x.accessibilityValue(plain))
  show(x.accessibilityValue(Text("a")))
  show(x.accessibilityHint("a"))
  show(x.accessibilityHint(plain))
  show(x.accessibilityHint(Text("a")))
  show(x.accessibilityIdentifier("a"))
  show(x.accessibilityHidden(true))
  show(x.accessibilityAddTraits(.isButton))
  show(x.accessibilityRemoveTraits([.isHeader]))
  show(x.accessibilityInputLabels(["a"]))
  show(x.accessibilityInputLabels([plain]))
  show(x.accessibilityInputLabels([Text("a")]))
  show(x.accessibilityActivationPoint(CGPoint.zero))
  show(x.accessibilityActivationPoint(.center))
  show(x.accessibilitySortPriority(1))
  show(x.accessibilityLabeledPair(role: .label, id: 1, in: ns))
  show(x.accessibilityLinkedGroup(id: 1, in: ns))
  show(x.accessibilityIgnoresInvertColors())
  show(x.accessibilityLabel("a", isEnabled: true))
  show(x.accessibilityLabel(plain, isEnabled: true))
  show(x.accessibilityLabel(Text("a"), isEnabled: true))
  show(x.accessibilityLabel(resource, isEnabled: true))
  show(x.accessibilityValue("a", isEnabled: true))
  show(x.accessibilityValue(plain, isEnabled: true))
  show(x.accessibilityValue(Text("a"), isEnabled: true))
  show(x.accessibilityHint("a", isEnabled: true))
  show(x.accessibilityHint(plain, isEnabled: true))
  show(x.accessibilityHint(Text("a"), isEnabled: true))
  show(x.accessibilityIdentifier("a", isEnabled: true))
  show(x.accessibilityHidden(true, isEnabled: true))
  show(x.accessibilityInputLabels(["a"], isEnabled: true))
  show(x.accessibilityInputLabels([plain], isEnabled: true))
  show(x.accessibilityInputLabels([Text("a")], isEnabled: true))
  show(x.accessibilityActivationPoint(.center, isEnabled: true))
  show(x.accessibilityActivationPoint(CGPoint.zero, isEnabled: true))
  show(
    x.accessibilityLabel { l in
      l; Text("b")
    })
  show(
    x.accessibilityAction {
    } label: {
      Text("a")
    })
  show(x.accessibilityAction(action: {}, label: { Text("a") }))
  show(x.accessibilityChildren { Text("a") })
  show(x.accessibilityChildren(children: { Text("a") }))
  show(x.accessibilityRepresentation { Text("a") })
  show(x.accessibilityRespondsToUserInteraction())
  show(x.accessibilityRespondsToUserInteraction(false))
  show(x.accessibilityRespondsToUserInteraction(true, isEnabled: true))
  let _: [AccessibilityHeadingLevel] = [.h1, .h2, .h3, .h4, .h5, .h6, .unspecified]
  show(x.accessibilityHeading(.h1))
  let _: [AccessibilityTextContentType] = [
    .plain, .console, .fileSystem, .messaging, .narrative, .sourceCode, .spreadsheet,
    .wordProcessing,
  ]
  show(x.accessibilityTextContentType(.plain))
  show(x.accessibilityCustomContent(.init("a"), "b"))
  show(x.accessibilityCustomContent("a", "b"))
  show(x.accessibilityCustomContent(.spelled, "b", importance: .high))
  show(x.accessibilityCustomContent(Text("a"), Text("b")))
  show(x.accessibilityCustomContent("a", Text("b")))
  show(x.accessibilityCustomContent(.spelled, Text("b")))
  show(x.accessibilityCustomContent(.spelled, plain))
  show(x.accessibilityFocused(f))
  show(x.accessibilityFocused(g, equals: .name))
  show(x.accessibilityRotor("a") { AccessibilityRotorEntry("a", id: 1) })
  show(x.accessibilityRotor("a", entries: notes, entryLabel: \.name))
  show(x.accessibilityRotor("a", entries: notes, entryID: \.id, entryLabel: \.name))
  show(x.accessibilityRotor("a", textRanges: [plain.startIndex..<plain.endIndex]))
  show(
    x.accessibilityRotor(.headings) {
      ForEach(notes) { AccessibilityRotorEntry($0.name, id: $0.id) }
    })
  show(x.accessibilityRotor(Text("a")) { AccessibilityRotorEntry(Text("a"), id: 1) })
  show(x.accessibilityRotor(plain) { AccessibilityRotorEntry(plain, id: 1, in: ns) })
  show(x.accessibilityRotor(.links, entries: notes, entryLabel: \.name))
  show(x.accessibilityRotor(plain, entries: notes, entryLabel: \.name))
  show(x.accessibilityRotorEntry(id: 1, in: ns))
  show(x.accessibilityShowsLargeContentViewer())
  show(x.accessibilityShowsLargeContentViewer { Text("a") })
  show(x.speechAdjustedPitch(1))
  show(x.speechAlwaysIncludesPunctuation())
  show(x.speechAlwaysIncludesPunctuation(true))
  show(x.speechAnnouncementsQueued())
  show(x.speechSpellsOutCharacters())
  show(x.accessibilityActions { Button("a") {} })
  show(x.accessibilityActions(category: .edit) { Button("a") {} })
  show(x.accessibilityActions(category: .default) { Button("a") {} })
  show(
    x.accessibilityZoomAction { a in
      switch a.direction {
      case .zoomIn:
        _ = a.location
        _ = a.point;
      case .zoomOut: break
      }
    })
  show(x.accessibilityDragPoint(.center, description: "a"))
  show(x.accessibilityDragPoint(.center, description: plain))
  show(x.accessibilityDragPoint(.center, description: Text("a")))
  show(x.accessibilityDropPoint(.center, description: "a"))
  show(x.accessibilityDropPoint(.center, description: plain))
  show(x.accessibilityDropPoint(.center, description: Text("a")))
  show(x.accessibilityDirectTouch())
  show(x.accessibilityDirectTouch(true, options: [.silentOnTouch, .requiresActivation]))
  show(x.accessibilityDragPoint(.center, description: "a", isEnabled: true))
  show(x.accessibilityActions(category: AccessibilityActionCategory("a")) { Button("a") {} })
  let _: AccessibilityTraits = [
    .isButton, .isHeader, .isSelected, .isLink, .isSearchField, .isImage, .playsSound,
    .isKeyboardKey, .isStaticText, .isSummaryElement, .updatesFrequently, .startsMediaSession,
    .allowsDirectInteraction, .causesPageTurn, .isModal, .isToggle, .isTabBar,
  ]
  show(x.accessibility(label: Text("a")))
  show(x.accessibility(value: Text("a")))
  show(x.accessibility(hint: Text("a")))
  show(x.accessibility(hidden: true))
  show(x.accessibility(identifier: "a"))
  show(x.accessibility(addTraits: .isButton))
  show(x.accessibility(removeTraits: .isButton))
  show(x.accessibility(inputLabels: [Text("a")]))
  show(x.accessibility(sortPriority: 1))
  show(x.accessibility(activationPoint: .center))
  show(x.accessibility(selectionIdentifier: 1))
}

@MainActor
func spellAssistanceC(_ f: AccessibilityFocusState<Bool>.Binding) {
}
