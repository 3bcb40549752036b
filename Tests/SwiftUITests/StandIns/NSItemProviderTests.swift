import Foundation
import SwiftUI
import Testing

@Suite("Item providers")
struct NSItemProviderTests {
  private func load(_ provider: NSItemProvider) -> (text: String?, url: URL?) {
    nonisolated(unsafe) var found: (text: String?, url: URL?)
    provider.loadObject(ofClass: String.self) { text, _ in found.text = text }
    provider.loadObject(ofClass: URL.self) { url, _ in found.url = url }
    return found
  }

  @Test("a provider hands out its text, URL or image, and nothing else")
  func objects() throws {
    let text = NSItemProvider(object: "text" as NSString)
    #expect(load(text) == ("text", nil))
    #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: UIImage.self))
    #expect(text.hasItemConformingToTypeIdentifier("public.text"))
    let url = try #require(URL(string: "https://example.org"))
    #expect(load(NSItemProvider(object: url as NSURL)) == (nil, url))
    #expect(NSItemProvider(object: UIImage()).canLoadObject(ofClass: UIImage.self))
    #expect(load(NSItemProvider()) == (nil, nil))
    #expect(NSItemProvider(contentsOf: nil) == nil)
  }

  @Test("a missing object is an error")
  func errors() {
    nonisolated(unsafe) var code: Int?
    NSItemProvider().loadItem(forTypeIdentifier: "public.text") { _, error in
      code = (error as? NSError)?.code
    }
    #expect(code == -1000)
  }

  @Test("a file has the types of its extension and of URLs, and its bytes")
  func files() throws {
    let url = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).csv")
    try Data("a,b".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let provider = try #require(NSItemProvider(contentsOf: url))
    #expect(
      provider.registeredTypeIdentifiers
        == ["public.comma-separated-values-text", "public.file-url"])
    nonisolated(unsafe) var found: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in found = data }
    #expect(found == Data("a,b".utf8))
  }
}
