public import Foundation

// The dialogs for files are never presented.

/// The files that a dialog shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Packages can be opened.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files are shown.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The extensions of names are shown.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// The importance of a question to the user.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// The importance that suits the question.
  public static let automatic = DialogSeverity(name: "automatic")
  /// The question warns of a loss.
  public static let critical = DialogSeverity(name: "critical")
  /// The usual importance.
  public static let standard = DialogSeverity(name: "standard")
}

nonisolated extension View {
  /// Sets the message of the dialogs for files; `nil` for the usual one.
  ///
  /// Accepted, and has no effect: the dialogs are not presented.
  public func fileDialogMessage(_ text: Text?) -> some View { self }

  /// Sets the message of the dialogs for files.
  ///
  /// Accepted, and has no effect: the dialogs are not presented.
  public func fileDialogMessage(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Sets the message of the dialogs for files.
  ///
  /// Accepted, and has no effect: the dialogs are not presented.
  @_disfavoredOverload
  public func fileDialogMessage<S: StringProtocol>(_ title: S) -> some View { self }

  /// Sets the title of the button of the dialogs for files; `nil` for the usual one.
  ///
  /// Accepted, and has no effect: the dialogs are not presented.
  public func fileDialogConfirmationLabel(_ text: Text?) -> some View { self }

  /// Sets the title of the button of the dialogs for files.
  ///
  /// Accepted, and has no effect: the dialogs are not presented.
  public func fileDialogConfirmationLabel(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Sets the title of the button of the dialogs for files.
  ///
  /// Accepted, and has no effect: the dialogs are not presented.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ title: S) -> some View { self }

  /// Sets the label of the name of the dialogs for files; `nil` for the usual one.
  ///
  /// Accepted, and has no effect: the dialogs are not presented.
  public func fileExporterFilenameLabel(_ text: Text?) -> some View { self }

  /// Sets the label of the name of the dialogs for files.
  ///
  /// Accepted, and has no effect: the dialogs are not presented.
  public func fileExporterFilenameLabel(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Sets the label of the name of the dialogs for files.
  ///
  /// Accepted, and has no effect: the dialogs are not presented.
  @_disfavoredOverload
  public func fileExporterFilenameLabel<S: StringProtocol>(_ title: S) -> some View { self }

  /// Sets the folder that the dialogs for files show first; `nil` for the usual one.
  ///
  /// Accepted, and has no effect: the dialogs are not presented.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Sets the files that the dialogs for files show.
  ///
  /// Accepted, and has no effect: the dialogs are not presented.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// Sets the name under which the state of the dialogs for files is kept.
  ///
  /// Accepted, and has no effect: the dialogs are not presented.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Sets whether the dialogs for files return aliases themselves.
  ///
  /// Accepted, and has no effect: the dialogs are not presented.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Sets the files that the user can choose in the dialogs for files.
  ///
  /// Accepted, and has no effect: the dialogs are not presented.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

  /// Sets the importance of the questions that the view presents.
  ///
  /// Accepted, and has no effect: alerts look the same.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Sets a promise of data that the view hands to the system; `nil` for none.
  ///
  /// Accepted, and has no effect: nothing is handed to a system.
  @preconcurrency
  public func itemProvider(
    _ action: (@MainActor () -> NSItemProvider?)?
  ) -> some View { self }
}
