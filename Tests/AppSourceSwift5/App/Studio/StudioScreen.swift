import SwiftUI

/// A screen with an inspector, a player above the tabs and a question.
struct StudioScreen: View {
  @State private var query = ""
  @State private var showsDetails = false
  @State private var asks = false
  @State private var neverAsks = false
  @AppStorage("studio tabs") private var customization = TabViewCustomization()
  @FocusState private var isSearching: Bool
  @Environment(\.undoManager) private var undoManager
  @Environment(\.refresh) private var refresh
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.sidebarRowSize) private var rowSize

  var body: some View {
    TabView {
      Tab("Tracks", systemImage: "music.note.list") { tracks }
        .badge(2)
        .customizationID("tracks")
      Tab("Radio", systemImage: "antenna.radiowaves.left.and.right") {
        Text("Radio").font(Font(UIFont.preferredFont(forTextStyle: .title2)))
      }
    }
    .tabViewCustomization($customization)
    .tabBarMinimizeBehavior(.onScrollDown)
    .defaultAdaptableTabBarPlacement(.tabBar)
    .tabViewBottomAccessory {
      HStack {
        Text("Now playing")
        Spacer()
        Image(systemName: "play.fill")
      }
    }
  }

  private var tracks: some View {
    NavigationStack {
      List {
        Section("New") {
          Text("Tides").badge(3)
          Text("Harbour").badge("New")
        }
        .badgeProminence(.increased)
        Section {
          Button("Remove all", role: .destructive) { asks = true }.id("remove")
          TextField("Name", text: $query)
            .autocorrectionDisabled()
            .focusable(interactions: .edit)
            .writingToolsBehavior(.disabled)
            .textSelectionAffinity(.downstream)
        }
      }
      .environment(\.defaultMinListHeaderHeight, 10)
      .navigationTitle("Tracks")
      .navigationSubtitle("2 new")
      .toolbarTitleDisplayMode(.inline)
      .searchable(text: $query, prompt: "Find a track")
      .searchFocused($isSearching)
      .searchPresentationToolbarBehavior(.avoidHidingContent)
      .searchToolbarBehavior(.minimize)
      .toolbar {
        ToolbarTitleMenu { Button("Rename") {} }
        ToolbarItem(placement: .primaryAction) {
          Button("Details") { showsDetails.toggle() }.keyboardShortcut("d")
        }
        ToolbarItem(placement: .bottomBar) { Text("2 tracks") }
        ToolbarSpacer(.flexible, placement: .bottomBar)
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Button("Sort") {} }
      }
    }
    .inspector(isPresented: $showsDetails) {
      Text("Details").inspectorColumnWidth(min: 200, ideal: 260, max: 320)
        .presentationSizing(.form.fitted(horizontal: false, vertical: true))
    }
    .confirmationDialog("Remove all tracks?", isPresented: $asks, titleVisibility: .visible) {
      Button("Remove", role: .destructive) {}
    }
    .dialogIcon(Image(systemName: "trash"))
    .dialogSuppressionToggle(isSuppressed: $neverAsks)
    .menuOrder(.fixed)
    .menuIndicator(.hidden)
    .buttonRepeatBehavior(.enabled)
    .springLoadingBehavior(.disabled)
    .contentTransition(.numericText())
    .lineHeight(.loose)
    .allowedDynamicRange(.standard)
    .symbolColorRenderingMode(.gradient)
    .symbolVariableValueMode(.draw)
    .findNavigator(isPresented: .constant(false))
    .findDisabled()
    .replaceDisabled()
    .typeSelectEquivalent("tracks")
    .paletteSelectionEffect(.symbolVariant(.fill))
    .accessibilityTextContentType(.narrative)
    .accessibilityCustomContent("Length", "3 minutes", importance: .high)
    .refreshable { await refresh?() }
  }
}
