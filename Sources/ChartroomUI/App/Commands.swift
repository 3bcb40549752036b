// The menus of an app, which no picture shows.

/// Menus of an app.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the menus that these menus are made of.
  associatedtype Body: Commands
  /// The menus that these menus are made of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// Menus without a body.
@MainActor
package protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// The body of built-in menus, which is never evaluated.
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body") }
}

/// No menus.
public struct EmptyCommands: PrimitiveCommands {
  /// Creates no menus.
  public nonisolated init() {}
}

/// A result builder of menus, all of which are left out.
@resultBuilder
public struct CommandsBuilder {
  /// Returns the menus of an expression.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// Returns no menus.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Returns the menus of one statement.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  /// Returns no menus in place of those of several statements.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }
  /// Returns no menus in place of those of an `if` statement.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands {
    EmptyCommands()
  }
}

/// A menu of an app.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  /// Creates a menu, which is not drawn.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates a menu, which is not drawn.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {}
  /// Creates a menu, which is not drawn.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// The place of a group of menu items.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// The information about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The settings of the app.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// The end of the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// New items.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// The saving of items.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// The import and export of items.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// The clipboard.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// The formats of text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The size of the window.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The list of windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// The help.
  public static let help = CommandGroupPlacement(name: "help")
}

/// A group of menu items.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  /// Creates a group before another one, which is not drawn.
  public nonisolated init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  /// Creates a group after another one, which is not drawn.
  public nonisolated init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  /// Creates a group in place of another one, which is not drawn.
  public nonisolated init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

/// The menu items of sidebars, which are not drawn.
public struct SidebarCommands: PrimitiveCommands {
  /// Creates the items.
  public nonisolated init() {}
}

/// The menu items of toolbars, which are not drawn.
public struct ToolbarCommands: PrimitiveCommands {
  /// Creates the items.
  public nonisolated init() {}
}

/// The menu items of texts, which are not drawn.
public struct TextEditingCommands: PrimitiveCommands {
  /// Creates the items.
  public nonisolated init() {}
}

/// The rule for the size of windows.
public struct WindowResizability: Hashable, Sendable {
  private let name: String

  /// The rule that suits the content.
  public static let automatic = WindowResizability(name: "automatic")
  /// Windows have the sizes of their contents.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// Windows are at least as large as their contents.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

nonisolated extension Scene {
  /// Sets the menus of the app.
  ///
  /// Accepted, and has no effect: no picture shows menus.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Removes the menus of the scene.
  ///
  /// Accepted, and has no effect: no picture shows menus.
  public func commandsRemoved() -> some Scene { self }

  /// Replaces the menus of the scene.
  ///
  /// Accepted, and has no effect: no picture shows menus.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Sets the rule for the size of windows.
  ///
  /// Accepted, and has no effect: the caller that renders the scene proposes a size.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Sets the events of the system for which the scene is used.
  ///
  /// Accepted, and has no effect: there are none.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// The settings of an app, which are a window that is never the first.
public struct Settings<Content: View>: PrimitiveScene {
  /// Creates the settings, which are not drawn.
  public nonisolated init(@ViewBuilder content: () -> Content) {}

  /// Returns `nil`, because the settings are not the first window.
  public static func _root(of scene: Self) -> AnyView? { nil }
}
