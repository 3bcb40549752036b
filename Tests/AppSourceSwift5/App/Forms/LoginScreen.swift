import SwiftUI

struct LoginScreen: View {
  enum Field: Hashable { case email, password }

  @State private var email = ""
  @State private var password = ""
  @State private var message: String?
  @FocusState private var field: Field?

  var body: some View {
    VStack(spacing: 16) {
      Text("Welcome back").font(.largeTitle.bold())
      TextField("Email", text: $email)
        .textContentType(.emailAddress)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .focused($field, equals: .email)
        .submitLabel(.next)
        .id("email")
      SecureField("Password", text: $password)
        .textContentType(.password)
        .focused($field, equals: .password)
        .submitLabel(.go)
      Text(field == nil ? "No field" : field == .email ? "Email field" : "Password field")
        .font(.footnote)
      Button("Sign in", action: signIn)
        .buttonStyle(.borderedProminent)
        .id("sign in")
      if let message { Text(message).foregroundStyle(.red) }
    }
    .textFieldStyle(.roundedBorder)
    .onSubmit {
      if field == .email { field = .password } else { signIn() }
    }
    .padding()
  }

  private func signIn() {
    message = email.isEmpty ? "Enter your email" : nil
    field = email.isEmpty ? .email : nil
  }
}
