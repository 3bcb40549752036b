public import Foundation

// The folders of the user, which Foundation on Linux lacks as properties. A folder that Linux does not define is in the
// home folder.

extension URL {
  /// The folder for documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// The folder for files that can be created again.
  public static var cachesDirectory: URL { folder(.cachesDirectory, "Caches") }
  /// The folder for the files of apps.
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, "Application Support")
  }
  /// The folder for files that are not documents.
  public static var libraryDirectory: URL { folder(.libraryDirectory, "Library") }
  /// The folder for downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// The folder of the desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  /// The folder for pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  /// The folder for movies.
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Movies") }
  /// The folder for music.
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  /// The folder for files of all users.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
  /// The folder of deleted files.
  public static var trashDirectory: URL { folder(.trashDirectory, "Trash") }

  private static func folder(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL {
    let urls = FileManager.default.urls(for: directory, in: .userDomainMask)
    return urls.first ?? homeDirectory.appending(path: name, directoryHint: .isDirectory)
  }
}
