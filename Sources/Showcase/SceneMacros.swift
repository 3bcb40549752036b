import ChartroomUI
import Foundation
import Graphics

/// Creates a scene whose source is the text of its trailing closure.
///
/// The parameters are those of the initialiser of `ShowcaseScene`.
@freestanding(expression)
macro scene<Content: View>(
  _ name: String, width: CGFloat, height: CGFloat, comparesPixels: Bool = false,
  events: [PointerEvent] = [],
  @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
) -> ShowcaseScene = #externalMacro(module: "ChartroomMacros", type: "SceneMacro")

/// Gives a type the text of its declaration, with the comment before it, and the texts of other types.
@attached(extension, conformances: Sourced, names: named(source))
macro Sourced(_ types: any Sourced.Type...) =
  #externalMacro(module: "ChartroomMacros", type: "SourcedMacro")

/// A type that has the text of its declaration.
protocol Sourced {
  /// The text of the type's declaration, with the comment before it, and those of types that it uses.
  nonisolated static var source: String { get }
}

extension Sourced {
  /// Returns a text with the texts of other types after it.
  nonisolated static func joined(_ types: [any Sourced.Type], after text: String) -> String {
    ([text] + types.map { $0.source }).joined(separator: "\n\n")
  }
}

extension ShowcaseScene {
  /// Creates a scene of a chart with a margin, on the background of a screen.
  ///
  /// - Parameters:
  ///   - name: The name in the form `suite.scene`.
  ///   - chart: The chart.
  ///   - width: The width in points, with the margin.
  ///   - height: The height in points, with the margin.
  init<Content: View & Sourced>(
    _ name: String, _ chart: @autoclosure @escaping @MainActor @Sendable () -> Content,
    width: CGFloat = 360, height: CGFloat = 240
  ) {
    self.init(name, width: width, height: height, source: Content.source) {
      chart().padding().background(Color(light: .white, dark: .black))
    }
  }
}
