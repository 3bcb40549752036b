import SwiftUI

/// A picture with a dialog of actions, and an alert after one of them.
struct PhotoActions: View {
  @State private var isChoosing = false
  @State private var isReporting = false
  @State private var caption = "Untouched"

  var body: some View {
    VStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 12).fill(.orange.gradient).frame(height: 120)
      Text(caption)
      Button("Actions") { isChoosing = true }
        .buttonStyle(.borderedProminent)
        .id("actions")
    }
    .padding()
    .confirmationDialog("Photo", isPresented: $isChoosing, titleVisibility: .visible) {
      Button("Rotate") { caption = "Rotated" }.id("rotate")
      Button("Report…", role: .destructive) { isReporting = true }.id("report")
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("What do you want to do?")
    }
    .alert("Thank you", isPresented: $isReporting) {
      Button("OK") { caption = "Reported" }.id("ok")
    } message: {
      Text("We look into it.")
    }
    .tint(.purple)
  }
}
