import Foundation
import SwiftUI

struct Note: Identifiable, Hashable {
  let id: Int
  var title: String
  var isPinned = false
}

@MainActor
final class NoteStore: ObservableObject {
  @Published var notes = [
    Note(id: 1, title: "Groceries"), Note(id: 2, title: "Boat repairs", isPinned: true),
    Note(id: 3, title: "Letters"),
  ]

  func delete(_ note: Note) { notes.removeAll { $0.id == note.id } }

  func add(_ title: String) {
    notes.append(Note(id: (notes.map(\.id).max() ?? 0) + 1, title: title))
  }
}

/// A list whose rows ask before they delete, and whose sheet adds notes.
struct NoteListScreen: View {
  @StateObject private var store = NoteStore()
  @State private var isAdding = false
  @State private var noteToDelete: Note?
  @State private var lastDismissal = "never"

  private var isConfirmingDeletion: Binding<Bool> {
    Binding(get: { noteToDelete != nil }, set: { if !$0 { noteToDelete = nil } })
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(store.notes) { note in
            HStack {
              Text(note.title)
              Spacer()
              Button("Delete", role: .destructive) { noteToDelete = note }
                .id("delete \(note.id)")
            }
          }
        } footer: {
          Text("Dismissed \(lastDismissal)")
        }
      }
      .navigationTitle("Notes")
      .toolbar { Button("New") { isAdding = true }.id("new") }
    }
    .environmentObject(store)
    .sheet(isPresented: $isAdding, onDismiss: { lastDismissal = "just now" }) {
      NewNoteSheet().environmentObject(store)
    }
    .alert("Delete note?", isPresented: isConfirmingDeletion, presenting: noteToDelete) { note in
      Button("Delete", role: .destructive) { store.delete(note) }.id("confirm")
      Button("Cancel", role: .cancel) {}.id("cancel")
    } message: { note in
      Text("“\(note.title)” cannot be restored.")
    }
  }
}

private struct NewNoteSheet: View {
  @EnvironmentObject private var store: NoteStore
  @Environment(\.dismiss) private var dismiss
  @State private var template = 0

  private let templates = ["Packing list", "Diary"]

  var body: some View {
    NavigationStack {
      Form {
        Picker("Template", selection: $template) {
          ForEach(templates.indices, id: \.self) { Text(templates[$0]).tag($0) }
        }
        .pickerStyle(.segmented)
        Button("Use the other one") { template = 1 - template }.id("other")
      }
      .navigationTitle("New note")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            store.add(templates[template])
            dismiss()
          }
          .id("add")
        }
      }
    }
    .interactiveDismissDisabled()
    .presentationDetents([.large])
  }
}
