import Foundation
import SwiftUI

struct SpelledBSStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(
      configuration.isPressed ? 1 : configuration.role == .destructive ? 0.5 : 0.2)
  }
}

struct SpelledPBStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).onTapGesture { configuration.trigger() }; configuration.label;
    Text(configuration.role == nil ? "" : "a")
  }
}

struct SpelledTSStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration); Toggle(isOn: configuration.$isOn) { configuration.label };
    Text(configuration.isMixed || configuration.isOn ? "a" : "b")
  }
}

struct SpelledDSStyle: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label; DatePicker(selection: configuration.$selection) { configuration.label };
    Text(configuration.selection, style: .date);
    if let m = configuration.minimumDate, let n = configuration.maximumDate { Text(m...n) };
    if configuration.displayedComponents.contains(.date) { Text("a") }
  }
}

struct SpelledLSStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon; configuration.title; Label(configuration)
  }
}

struct SpelledPSStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    if let l = configuration.label { l }; configuration.currentValueLabel;
    Text("\(configuration.fractionCompleted ?? 0)"); ProgressView(configuration)
  }
}

struct SpelledGSStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label; if let c = configuration.currentValueLabel { c };
    configuration.minimumValueLabel; configuration.maximumValueLabel;
    configuration.markedValueLabels; Text("\(configuration.value)")
  }
}

struct SpelledFSStyle: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.content; Form(configuration)
  }
}

struct SpelledGBStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label; configuration.content; GroupBox(configuration)
  }
}

struct SpelledDGStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label; if configuration.isExpanded { configuration.content };
    Toggle("a", isOn: configuration.$isExpanded); Button("b") { configuration.isExpanded.toggle() }
  }
}

struct SpelledLCStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label; configuration.content; LabeledContent(configuration)
  }
}

struct SpelledCGStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label; configuration.content; ControlGroup(configuration)
  }
}

struct SpelledMSStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding() }
}

struct SpelledTFStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() }
}

@MainActor
func spellStylesStyles1() {
  let x = Text("a")
  show(x.buttonStyle(SpelledBSStyle()))
  show(x.buttonStyle(SpelledPBStyle()))
  show(x.toggleStyle(SpelledTSStyle()))
  show(x.datePickerStyle(SpelledDSStyle()))
  show(x.labelStyle(SpelledLSStyle()))
  show(x.progressViewStyle(SpelledPSStyle()))
  show(x.gaugeStyle(SpelledGSStyle()))
  show(x.formStyle(SpelledFSStyle()))
  show(x.groupBoxStyle(SpelledGBStyle()))
  show(x.disclosureGroupStyle(SpelledDGStyle()))
  show(x.labeledContentStyle(SpelledLCStyle()))
  show(x.controlGroupStyle(SpelledCGStyle()))
  show(x.menuStyle(SpelledMSStyle()))
  show(x.textFieldStyle(SpelledTFStyle()))
  show(x.buttonStyle(.automatic))
  show(x.buttonStyle(.plain))
  show(x.buttonStyle(.borderless))
  show(x.buttonStyle(.bordered))
  show(x.buttonStyle(.borderedProminent))
  show(x.buttonStyle(.glass))
  show(x.buttonStyle(.glass(.clear)))
  show(x.buttonStyle(.glassProminent))
  show(x.toggleStyle(.automatic))
  show(x.toggleStyle(.switch))
  show(x.toggleStyle(.button))
  show(x.pickerStyle(.automatic))
  show(x.pickerStyle(.segmented))
  show(x.pickerStyle(.wheel))
  show(x.pickerStyle(.menu))
  show(x.pickerStyle(.inline))
  show(x.pickerStyle(.navigationLink))
  show(x.pickerStyle(.palette))
  show(x.datePickerStyle(.automatic))
  show(x.datePickerStyle(.wheel))
  show(x.datePickerStyle(.graphical))
  show(x.datePickerStyle(.compact))
  show(x.labelStyle(.automatic))
  show(x.labelStyle(.titleOnly))
  show(x.labelStyle(.iconOnly))
  show(x.labelStyle(.titleAndIcon))
  show(x.progressViewStyle(.automatic))
  show(x.progressViewStyle(.linear))
  show(x.progressViewStyle(.circular))
  show(x.gaugeStyle(.automatic))
  show(x.gaugeStyle(.linearCapacity))
  show(x.gaugeStyle(.accessoryLinear))
  show(x.gaugeStyle(.accessoryLinearCapacity))
  show(x.gaugeStyle(.accessoryCircular))
  show(x.gaugeStyle(.accessoryCircularCapacity))
  show(x.listStyle(.automatic))
  show(x.listStyle(.plain))
  show(x.listStyle(.grouped))
  show(x.listStyle(.inset))
  show(x.listStyle(.insetGrouped))
  show(x.listStyle(.sidebar))
  show(x.formStyle(.automatic))
  show(x.formStyle(.columns))
  show(x.formStyle(.grouped))
  show(x.groupBoxStyle(.automatic))
  show(x.disclosureGroupStyle(.automatic))
  show(x.labeledContentStyle(.automatic))
  show(x.controlGroupStyle(.automatic))
  show(x.controlGroupStyle(.navigation))
  show(x.controlGroupStyle(.menu))
  show(x.controlGroupStyle(.compactMenu))
  show(x.controlGroupStyle(.palette))
  show(x.menuStyle(.automatic))
  show(x.menuStyle(.button))
  show(x.menuStyle(.borderlessButton))
  show(x.textFieldStyle(.automatic))
  show(x.textFieldStyle(.plain))
  show(x.textFieldStyle(.roundedBorder))
  show(x.textEditorStyle(.automatic))
  show(x.textEditorStyle(.plain))
  show(x.tabViewStyle(.automatic))
  show(x.tabViewStyle(.page))
  show(x.tabViewStyle(.page(indexDisplayMode: .automatic)))
  show(x.tabViewStyle(.page(indexDisplayMode: .always)))
  show(x.tabViewStyle(.page(indexDisplayMode: .never)))
  show(x.tabViewStyle(.sidebarAdaptable))
  show(x.tabViewStyle(.tabBarOnly))
  show(x.indexViewStyle(.page))
  show(x.indexViewStyle(.page(backgroundDisplayMode: .automatic)))
  show(x.indexViewStyle(.page(backgroundDisplayMode: .always)))
  show(x.indexViewStyle(.page(backgroundDisplayMode: .interactive)))
  show(x.indexViewStyle(.page(backgroundDisplayMode: .never)))
  show(x.navigationSplitViewStyle(.automatic))
  show(x.navigationSplitViewStyle(.balanced))
  show(x.navigationSplitViewStyle(.prominentDetail))
  show(x.navigationViewStyle(.automatic))
  show(x.navigationViewStyle(.stack))
  show(x.navigationViewStyle(.columns))
  show(x.tableStyle(.automatic))
  show(x.tableStyle(.inset))
}

@MainActor
func spellStylesStyles2() {
  let x = Text("a")
  show(x.buttonStyle(DefaultButtonStyle()))
  show(x.buttonStyle(PlainButtonStyle()))
  show(x.buttonStyle(BorderlessButtonStyle()))
  show(x.buttonStyle(BorderedButtonStyle()))
  show(x.buttonStyle(BorderedProminentButtonStyle()))
  show(x.buttonStyle(GlassButtonStyle()))
  show(x.buttonStyle(GlassProminentButtonStyle()))
  show(x.toggleStyle(DefaultToggleStyle()))
  show(x.toggleStyle(SwitchToggleStyle()))
  show(x.toggleStyle(SwitchToggleStyle(tint: .red)))
  show(x.toggleStyle(ButtonToggleStyle()))
  show(x.pickerStyle(DefaultPickerStyle()))
  show(x.pickerStyle(SegmentedPickerStyle()))
  show(x.pickerStyle(WheelPickerStyle()))
  show(x.pickerStyle(MenuPickerStyle()))
  show(x.pickerStyle(InlinePickerStyle()))
  show(x.pickerStyle(NavigationLinkPickerStyle()))
  show(x.pickerStyle(PalettePickerStyle()))
  show(x.datePickerStyle(DefaultDatePickerStyle()))
  show(x.datePickerStyle(WheelDatePickerStyle()))
  show(x.datePickerStyle(GraphicalDatePickerStyle()))
  show(x.datePickerStyle(CompactDatePickerStyle()))
  show(x.labelStyle(DefaultLabelStyle()))
  show(x.labelStyle(TitleOnlyLabelStyle()))
  show(x.labelStyle(IconOnlyLabelStyle()))
  show(x.labelStyle(TitleAndIconLabelStyle()))
  show(x.progressViewStyle(DefaultProgressViewStyle()))
  show(x.progressViewStyle(LinearProgressViewStyle()))
  show(x.progressViewStyle(LinearProgressViewStyle(tint: .red)))
  show(x.progressViewStyle(CircularProgressViewStyle()))
  show(x.progressViewStyle(CircularProgressViewStyle(tint: .red)))
  show(x.gaugeStyle(DefaultGaugeStyle()))
  show(x.gaugeStyle(LinearCapacityGaugeStyle()))
  show(x.gaugeStyle(AccessoryLinearGaugeStyle()))
  show(x.gaugeStyle(AccessoryLinearCapacityGaugeStyle()))
  show(x.gaugeStyle(AccessoryCircularGaugeStyle()))
  show(x.gaugeStyle(AccessoryCircularCapacityGaugeStyle()))
  show(x.listStyle(DefaultListStyle()))
  show(x.listStyle(PlainListStyle()))
  show(x.listStyle(GroupedListStyle()))
  show(x.listStyle(InsetListStyle()))
  show(x.listStyle(InsetGroupedListStyle()))
  show(x.listStyle(SidebarListStyle()))
  show(x.formStyle(AutomaticFormStyle()))
  show(x.formStyle(ColumnsFormStyle()))
  show(x.formStyle(GroupedFormStyle()))
  show(x.groupBoxStyle(DefaultGroupBoxStyle()))
  show(x.disclosureGroupStyle(AutomaticDisclosureGroupStyle()))
  show(x.labeledContentStyle(AutomaticLabeledContentStyle()))
  show(x.controlGroupStyle(AutomaticControlGroupStyle()))
  show(x.controlGroupStyle(NavigationControlGroupStyle()))
  show(x.controlGroupStyle(MenuControlGroupStyle()))
  show(x.controlGroupStyle(CompactMenuControlGroupStyle()))
  show(x.controlGroupStyle(PaletteControlGroupStyle()))
  show(x.menuStyle(DefaultMenuStyle()))
  show(x.menuStyle(ButtonMenuStyle()))
  show(x.menuStyle(BorderlessButtonMenuStyle()))
  show(x.textFieldStyle(DefaultTextFieldStyle()))
  show(x.textFieldStyle(PlainTextFieldStyle()))
  show(x.textFieldStyle(RoundedBorderTextFieldStyle()))
  show(x.textEditorStyle(AutomaticTextEditorStyle()))
  show(x.textEditorStyle(PlainTextEditorStyle()))
  show(x.tabViewStyle(DefaultTabViewStyle()))
  show(x.tabViewStyle(PageTabViewStyle()))
  show(x.tabViewStyle(PageTabViewStyle(indexDisplayMode: .always)))
  show(x.tabViewStyle(SidebarAdaptableTabViewStyle()))
  show(x.tabViewStyle(TabBarOnlyTabViewStyle()))
  show(x.indexViewStyle(PageIndexViewStyle()))
  show(x.indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always)))
  show(x.navigationSplitViewStyle(AutomaticNavigationSplitViewStyle()))
  show(x.navigationSplitViewStyle(BalancedNavigationSplitViewStyle()))
  show(x.navigationSplitViewStyle(ProminentDetailNavigationSplitViewStyle()))
  show(x.navigationViewStyle(DefaultNavigationViewStyle()))
  show(x.navigationViewStyle(StackNavigationViewStyle()))
  show(x.navigationViewStyle(ColumnNavigationViewStyle()))
  show(x.navigationViewStyle(DoubleColumnNavigationViewStyle()))
  show(x.tableStyle(AutomaticTableStyle()))
  show(x.tableStyle(InsetTableStyle()))
}

@MainActor
func spellStylesEnums() {
  let _: [ControlSize] = [.mini, .small, .regular, .large, .extraLarge]
  _ = ControlSize.allCases
  let _: [ButtonBorderShape] = [
    .automatic, .capsule, .roundedRectangle, .roundedRectangle(radius: 1), .circle,
  ]
  let _: [ButtonSizing] = [.automatic, .flexible, .fitted]
  let _: [ButtonRepeatBehavior] = [.automatic, .enabled, .disabled]
  let _: [MenuOrder] = [.automatic, .priority, .fixed]
  let _: [MenuActionDismissBehavior] = [.automatic, .enabled, .disabled]
  let _: [Prominence] = [.standard, .increased]
  let _: [BadgeProminence] = [.decreased, .standard, .increased]
  let _: [SubmitLabel] = [.done, .go, .send, .join, .route, .search, .return, .next, .continue]
  let _: [SubmitTriggers] = [.text, .search]
  let _: [TextInputAutocapitalization] = [.never, .words, .sentences, .characters]
  _ = EnabledTextSelectability.enabled
  _ = DisabledTextSelectability.disabled
}
