import Chartroom
import Foundation
import Testing

@Suite("InputError")
struct InputErrorTests {
  @Test(
    "names the file, the reason and the remedy",
    arguments: [
      ("no.json", ENOENT, "no.json: cannot read: No such file or directory. Correct the path."),
      ("", ENOENT, "'': cannot read: No such file or directory. Correct the path."),
      ("a/b", ENOTDIR, "a/b: cannot read: Not a directory. Correct the path."),
      (
        "/etc", EISDIR,
        "/etc: cannot read: Is a directory. Give the files in the folder, for example /etc/*.csv."
      ),
      (
        "/etc/", EISDIR,
        "/etc/: cannot read: Is a directory. Give the files in the folder, for example /etc/*.csv."
      ),
      ("a", EACCES, "a: cannot read: Permission denied. Make it readable for this user."),
      (
        "a", EMFILE,
        "a: cannot read: Too many open files. Raise the limit on open files (ulimit -n)."
      ),
      ("a", EIO, "a: cannot read: Input/output error. Check the file."),
    ])
  func system(path: String, code: Int32, text: String) {
    #expect(InputError(path: path, reason: .system(code: code, type: "csv")).description == text)
  }

  @Test("names the limits")
  func limits() {
    #expect(
      InputError(path: "a", reason: .tooLarge(limit: 1_000)).description
        == "a has more than 1000 bytes, which is the limit. Split the file.")
    #expect(
      InputError(path: "a", reason: .outOfMemory).description
        == "a: out of memory. Raise the limit on memory (ulimit -v), or split the file.")
  }
}
