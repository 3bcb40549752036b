import Foundation
import SwiftUI
import Testing

@Suite("Types of files")
struct UTTypeTests {
  @Test("a type conforms to itself and to all types above it")
  func conformance() {
    #expect(UTType.png.conforms(to: .png) && UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
    #expect(!UTType.image.conforms(to: .png) && !UTType.png.conforms(to: .text))
    #expect(UTType.svg.isSubtype(of: .xml) && UTType.image.isSupertype(of: .heic))
    #expect(!UTType.png.isSubtype(of: .png))
    let note = UTType(exportedAs: "com.example.note", conformingTo: .json)
    #expect(note.conforms(to: .text) && !note.conforms(to: .image))
  }

  @Test("conformance has no end, and equality is that of identifiers")
  func declared() throws {
    let base = UTType(exportedAs: "com.example.base", conformingTo: .json)
    let note = UTType(exportedAs: "com.example.note", conformingTo: base)
    #expect(note.conforms(to: base) && note.conforms(to: .text))
    #expect(note == UTType("com.example.note"))
    #expect(try JSONDecoder().decode(UTType.self, from: JSONEncoder().encode(note)) == note)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(UTType.self, from: Data("\"a b\"".utf8))
    }
    let dynamic = try #require(UTType(filenameExtension: "c++"))
    #expect(UTType(dynamic.identifier) == dynamic)
    #expect(UTType(filenameExtension: "c--") != dynamic)
  }

  @Test("extensions and MIME types lead to a type and back")
  func tags() throws {
    #expect(UTType(filenameExtension: "CSV") == .commaSeparatedText)
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(mimeType: "audio/mpeg") == .mp3)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.zip.preferredMIMEType == "application/zip")
    #expect(UTType.image.preferredFilenameExtension == nil)
    let unknown = try #require(UTType(filenameExtension: "note", conformingTo: .text))
    #expect(unknown.isDynamic && unknown.preferredFilenameExtension == "note")
    #expect(
      unknown.conforms(to: .data) && UTType(filenameExtension: "png", conformingTo: .text) != .png)
    #expect(UTType(filenameExtension: "") == nil && UTType(mimeType: "") == nil)
  }

  @Test("a string with other characters is no identifier")
  func identifiers() throws {
    #expect(UTType("public.png") == .png && UTType("") == nil && UTType("a b") == nil)
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == "[\"public.png\"]")
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
  }
}
