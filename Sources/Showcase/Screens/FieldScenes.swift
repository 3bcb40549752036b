import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of text fields and of pickers of dates and colours.
  static let fields: [ShowcaseScene] = [
    #scene("fields.text", width: 340, height: 330) {
      VStack(alignment: .leading, spacing: 14) {
        TextField("Placeholder", text: .constant(""))
        TextField("Name", text: .constant("Ada Lovelace"))
        TextField("Name", text: .constant("A text that is longer than the field is wide"))
        Group {
          TextField("Search", text: .constant(""))
          TextField("Amount", value: .constant(1234.5), format: .number)
          SecureField("Password", text: .constant("secret"))
          TextField("Disabled", text: .constant("Disabled")).disabled(true)
        }
        .textFieldStyle(.roundedBorder)
        TextField(
          "Note", text: .constant("A field along the vertical axis grows with its text."),
          axis: .vertical
        )
        .textFieldStyle(.roundedBorder)
      }
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("fields.form", width: 390, height: 470) {
      Form {
        Section("Account") {
          TextField("Name", text: .constant(""))
          SecureField("Password", text: .constant("secret"))
          LabeledContent("City") { TextField("Required", text: .constant("London")) }
        }
        Section("Birthday") {
          DatePicker(
            "Date", selection: .constant(Date(timeIntervalSinceReferenceDate: 817_462_800)),
            displayedComponents: .date)
          DatePicker(
            "Reminder", selection: .constant(Date(timeIntervalSinceReferenceDate: 817_462_800)))
          ColorPicker("Colour", selection: .constant(.orange))
        }
      }
    },
    #scene("fields.month", width: 350, height: 400) {
      DatePicker(
        "Due", selection: .constant(Date(timeIntervalSinceReferenceDate: 604_800)),
        in: Date(timeIntervalSinceReferenceDate: 172_800)...
      )
      .datePickerStyle(.graphical)
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("fields.wheels", width: 350, height: 470) {
      VStack(spacing: 8) {
        DatePicker(
          "Date", selection: .constant(Date(timeIntervalSinceReferenceDate: 817_462_800)),
          displayedComponents: .date)
        DatePicker("Both", selection: .constant(Date(timeIntervalSinceReferenceDate: 817_462_800)))
      }
      .datePickerStyle(.wheel).labelsHidden()
      .padding().background(Color(light: .white, dark: .black))
    },
    #scene("fields.focus", width: 340, height: 230) {
      FocusedFields()
        .padding().background(Color(light: .white, dark: .black))
    },
    #scene("fields.right-to-left", width: 390, height: 560) {
      Form {
        TextField("Name", text: .constant(""))
        LabeledContent("City") { TextField("Required", text: .constant("London")) }
        ColorPicker("Colour", selection: .constant(.purple))
        DatePicker(
          "Due", selection: .constant(Date(timeIntervalSinceReferenceDate: 604_800)),
          displayedComponents: .date
        )
        .datePickerStyle(.graphical)
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
    #scene("fields.large-type", width: 390, height: 420) {
      Form {
        TextField("Name", text: .constant("Ada Lovelace"))
        SecureField("Password", text: .constant("secret"))
        DatePicker(
          "Due", selection: .constant(Date(timeIntervalSinceReferenceDate: 604_800)),
          displayedComponents: .date)
        ColorPicker("Colour", selection: .constant(.green))
      }
      .dynamicTypeSize(.accessibility1)
    },
  ]
}

/// A field with the focus, whose text is longer than the field, above an editor.
private struct FocusedFields: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      TextField("Name", text: .constant("The end of this long text is seen by the caret"))
        .textFieldStyle(.roundedBorder)
        .focused($isFocused)
      TextEditor(text: .constant("An editor fills its space.\n\nIt has lines that break."))
    }
    .defaultFocus($isFocused, true)
  }
}
