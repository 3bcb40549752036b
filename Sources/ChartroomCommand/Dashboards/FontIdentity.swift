import CairoCanvas
import Dashboards
import Foundation

/// The installed fonts, as far as they can change a picture.
package enum FontIdentity {
  /// The digest of the paths, sizes and times of the files in the folders of fonts.
  ///
  /// The contents are not read: a package of fonts that is installed again only costs a drawing.
  ///
  /// - Complexity: O(*n*) for *n* files, once per process.
  static let digest = FileDigest.of(text(of: FontFiles.standardFolders).utf8)

  /// Returns a line for each file in some folders; none for folders that do not exist.
  package static func text(of folders: [String]) -> String {
    folders.flatMap { folder -> [String] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().compactMap { name in
        var status = stat()
        guard stat("\(folder)/\(name)", &status) == 0 else { return nil }
        return "\(folder)/\(name) \(status.st_size) \(status.st_mtim.tv_sec)\n"
      }
    }.joined()
  }
}
