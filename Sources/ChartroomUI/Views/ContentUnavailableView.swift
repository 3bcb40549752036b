import Foundation
import Graphics

/// A view in place of content that does not exist: a large symbol, a title, a description and actions.
///
/// It fills the proposed size and centres its parts.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view from its parts.
  ///
  /// - Parameters:
  ///   - label: The title, usually a `Label`, whose icon is drawn large above the title.
  ///   - description: The description; no view by default.
  ///   - actions: Buttons below the description; none by default.
  public nonisolated init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View {
  /// The centred parts.
  public var body: some View {
    VStack(spacing: 0) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary).padding(.top, 6)
      actions.font(.subheadline).padding(.top, 14)
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

nonisolated extension ContentUnavailableView
where Label == ChartroomUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - name: The name of the symbol.
  ///   - description: The description; `nil`, the default, for none.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(label: { ChartroomUI.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a view with a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - name: The name of the symbol.
  ///   - description: The description; `nil`, the default, for none.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { ChartroomUI.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a view with an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - name: The name of the image.
  ///   - description: The description; `nil`, the default, for none.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { ChartroomUI.Label(title, image: name) }, description: { description })
  }

  /// Creates a view with an image of the asset catalog.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - name: The name of the image.
  ///   - description: The description; `nil`, the default, for none.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { ChartroomUI.Label(title, image: name) }, description: { description })
  }
}

extension ContentUnavailableView
where Label == ChartroomUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// The view for a search without results, in English.
  ///
  /// - Note: Unlike in SwiftUI, the text does not contain what was searched for.
  public nonisolated static var search: ContentUnavailableView {
    .init(
      label: { ChartroomUI.Label("No Results", systemImage: "magnifyingglass") },
      description: { Text("Check the spelling or try a new search.") })
  }

  /// The view for a search without results, in English.
  ///
  /// - Parameter text: The text that was searched for.
  /// - Returns: The view.
  public nonisolated static func search(text: String) -> ContentUnavailableView {
    .init(
      label: { ChartroomUI.Label("No Results for “\(text)”", systemImage: "magnifyingglass") },
      description: { Text("Check the spelling or try a new search.") })
  }
}
