import Chartroom
import Foundation
import Testing

@Suite("OutputError")
struct OutputErrorTests {
  @Test("says that the disk is full, and what to do")
  func message() {
    let error = OutputError(path: "out/a.png", operation: .write, code: ENOSPC)
    #expect(
      "\(error)"
        == "out/a.png: cannot write: No space left on device. "
        + "Free some space on that disk, or write elsewhere.")
  }

  @Test(
    "names the remedy that fits the operation and the reason",
    arguments: [
      (.write, EDQUOT, "Free some space"), (.write, EFBIG, "ulimit -f"),
      (.create, EACCES, "writable"), (.create, EROFS, "writable"),
      (.makeFolder, ENOENT, "below an existing folder"),
      (.makeFolder, EEXIST, "broken symbolic link"), (.makeFolder, ENOTDIR, "not a folder"),
      (.create, ENOENT, "Create the folder first"), (.rename, ENOENT, "Another process removed"),
      (.sync, ENOENT, "Another process removed"), (.create, EISDIR, "that of a folder"),
      (.create, EEXIST, "that of a device"), (.create, ENAMETOOLONG, "Shorten the name."),
      (.create, ELOOP, "a cycle of symbolic links, or more than 40 of them"),
      (.write, EPIPE, "has ended"), (.create, EMFILE, "ulimit -n"), (.create, ENFILE, "ulimit -n"),
      (.write, EIO, "No partial file"),
    ] as [(OutputError.Operation, Int32, String)])
  func remedies(operation: OutputError.Operation, code: Int32, words: String) {
    let text = "\(OutputError(path: "a b", operation: operation, code: code))"
    #expect(
      text.hasPrefix("a b: cannot \(operation.rawValue): \(String(cString: strerror(code))). "))
    #expect(text.contains(words) && text.hasSuffix("."), "\(text)")
  }
}
