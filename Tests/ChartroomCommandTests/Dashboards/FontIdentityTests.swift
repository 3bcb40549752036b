import ChartroomCommand
import Foundation
import TestSupport
import Testing

@Suite("The identity of the fonts that a picture is drawn with")
struct FontIdentityTests {
  @Test("It changes with the names, sizes and times of the files, and with nothing else")
  func changes() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/Inter-Regular.otf"
    var seen: [String] = []
    func look() { seen.append(FontIdentity.text(of: [folder.path])) }
    func setTime(_ seconds: Double, of path: String) throws {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path)
    }
    look()
    try folder.put("font", in: "Inter-Regular.otf")
    try setTime(1_700_000_000, of: path)
    look()
    try folder.put("fonts", in: "Inter-Regular.otf")
    try setTime(1_700_000_000, of: path)
    look()
    try setTime(1_700_000_001, of: path)
    look()
    try folder.put("", in: "Inter-Bold.otf")
    look()
    #expect(Set(seen).count == seen.count)
    #expect(seen[0].isEmpty)
    #expect(FontIdentity.text(of: [folder.path, folder.path + "/none"]) == seen.last)
  }
}
