import Foundation
import SwiftUI

enum UploadError: LocalizedError {
  case tooLarge(megabytes: Int)

  var errorDescription: String? {
    switch self {
    case .tooLarge: "The file is too large"
    }
  }

  var recoverySuggestion: String? {
    switch self {
    case .tooLarge(let megabytes): "Remove \(megabytes) MB and try again."
    }
  }
}

/// A screen that shows its errors in an alert.
struct UploadScreen: View {
  @State private var error: UploadError?
  @State private var attempts = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("Attempts: \(attempts)")
      Button("Upload", action: upload).buttonStyle(.bordered).id("upload")
    }
    .alert(
      isPresented: Binding(get: { error != nil }, set: { if !$0 { error = nil } }), error: error
    ) { _ in
      Button("Try again", action: retry).id("retry")
      Button("Cancel", role: .cancel) {}.id("cancel")
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
  }

  private func upload() {
    attempts += 1
    error = .tooLarge(megabytes: 12)
  }

  private func retry() { attempts += 10 }
}
