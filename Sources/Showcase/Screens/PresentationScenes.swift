import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of views that are presented above a screen.
  static let presentation: [ShowcaseScene] = [
    #scene("presentation.sheet", width: 390, height: 760) {
      PresentingList()
        .sheet(isPresented: .constant(true)) {
          NavigationStack {
            List {
              Section("Unit") {
                LabeledContent("Distance", value: "Kilometres")
                LabeledContent("Weight", value: "Kilograms")
              }
              Section {
                Toggle("Weekly report", isOn: .constant(true))
              }
            }
            .navigationTitle("Settings")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            }
          }
        }
    },
    #scene("presentation.medium-sheet", width: 390, height: 760) {
      PresentingList()
        .sheet(isPresented: .constant(true)) {
          VStack(alignment: .leading, spacing: 12) {
            Text("Tuesday").font(.title2.bold())
            Text("8 412 steps, 12 % more than on other days.").foregroundStyle(.secondary)
            ProgressView(value: 0.84)
            Spacer()
          }
          .padding(24)
          .frame(maxWidth: .infinity, alignment: .leading)
          .presentationDetents([.medium, .large])
        }
    },
    #scene("presentation.nested-sheets", width: 390, height: 760) {
      PresentingList()
        .sheet(isPresented: .constant(true)) {
          Text("The first sheet").padding(24).frame(maxHeight: .infinity, alignment: .top)
            .sheet(isPresented: .constant(true)) {
              Text("The second sheet").presentationDetents([.height(180)])
                .presentationDragIndicator(.visible)
                .presentationCornerRadius(24)
                .presentationBackground(Color.orange.opacity(0.3))
            }
        }
    },
    #scene("presentation.form-sheet", width: 800, height: 760) {
      PresentingList()
        .sheet(isPresented: .constant(true)) {
          NavigationStack {
            List(1..<6) { Text("Row \($0)") }.navigationTitle("Form")
          }
        }
    },
    #scene("presentation.inspector", width: 900, height: 520) {
      InspectedRoute().environment(\.horizontalSizeClass, .regular)
    },
    #scene("presentation.compact-inspector", width: 390, height: 620) {
      InspectedRoute().environment(\.horizontalSizeClass, .compact)
    },
    #scene("presentation.alert", width: 390, height: 600) {
      PresentingList()
        .alert("Delete this day?", isPresented: .constant(true)) {
          Button("Cancel", role: .cancel) {}
          Button("Delete", role: .destructive) {}
        } message: {
          Text("Its steps are removed from all your devices.")
        }
    },
    #scene("presentation.alert-of-three", width: 390, height: 600) {
      PresentingList()
        .alert("Save changes?", isPresented: .constant(true)) {
          Button("Save") {}
          Button("Discard", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        }
    },
    #scene("presentation.alert-in-arabic", width: 390, height: 600) {
      PresentingList()
        .alert(Text(verbatim: "حذف هذا اليوم؟"), isPresented: .constant(true)) {
          Button(role: .cancel) {
          } label: {
            Text(verbatim: "إلغاء")
          }
          Button(role: .destructive) {
          } label: {
            Text(verbatim: "حذف")
          }
        } message: {
          Text(verbatim: "ستُحذف الخطوات من جميع أجهزتك.")
        }
        .environment(\.layoutDirection, .rightToLeft)
    },
    #scene("presentation.dialog", width: 390, height: 600) {
      PresentingList()
        .confirmationDialog(
          "Share this week", isPresented: .constant(true), titleVisibility: .visible
        ) {
          Button("Copy link") {}
          Button("Send as picture") {}
          Button("Remove from list", role: .destructive) {}
        } message: {
          Text("Everybody with the link can see it.")
        }
    },
    #scene("presentation.compact-popover", width: 390, height: 500) {
      Text("Goal 8 000 steps")
        .padding(8)
        .background(Color.blue.opacity(0.15), in: Capsule())
        .popover(isPresented: .constant(true), arrowEdge: .top) {
          Text("The mean of your last four weeks, rounded to a thousand.")
            .padding(14)
            .frame(width: 240)
            .presentationCompactAdaptation(.popover)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    },
  ]
}

/// A screen that presents another view.
private struct PresentingList {}

extension PresentingList: View {
  var body: some View {
    NavigationStack {
      List {
        Section("This week") {
          ForEach(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], id: \.self) { day in
            LabeledContent(day, value: "\(day.count) 412 steps")
          }
        }
      }
      .navigationTitle("Steps")
      .toolbar { Button("Add") {} }
    }
  }
}

/// A list of routes with the details of the selected one in an inspector.
private struct InspectedRoute {
  @State private var isPresented = true
  @State private var selection: String? = "Harbour"
}

extension InspectedRoute: View {
  var body: some View {
    NavigationStack {
      List(["Harbour", "Old town", "Lighthouse"], id: \.self, selection: $selection) { route in
        LabeledContent(route, value: "\(route.count) km")
      }
      .navigationTitle("Routes")
      .toolbar {
        Button("Details") { isPresented.toggle() }
      }
    }
    .inspector(isPresented: $isPresented) {
      Form {
        Section("Harbour") {
          LabeledContent("Length", value: "7 km")
          LabeledContent("Ascent", value: "40 m")
        }
        Section {
          Toggle("Download", isOn: .constant(true))
        } footer: {
          Text("A downloaded route needs no network.")
        }
      }
      .inspectorColumnWidth(min: 240, ideal: 300, max: 360)
      .presentationDetents([.medium, .large])
    }
  }
}
