import ChartroomCommand
import ChartroomUI
import Foundation
import Graphics
import Showcase
import Testing

@Suite("Gallery page")
struct GalleryPageTests {
  private let page = GalleryPage(scenes: ShowcaseScene.all, appearances: [.light, .dark]).html

  /// Returns the parts of a text that a pattern captures.
  private func captures(_ pattern: String, in text: String) throws -> [String] {
    try text.matches(of: Regex(pattern)).compactMap { $0.output[1].substring.map(String.init) }
  }

  @Test("every scene has one article with its name, size, text and source, in order")
  func articles() throws {
    let scenes = ShowcaseScene.all
    #expect(try captures(#"<article id="([^"]*)""#, in: page) == scenes.map(\.name))
    let images = try captures("<img ([^>]*)>", in: page)
    for (scene, image) in zip(scenes, images) {
      #expect(image.contains("src=\"\(scene.name).png\""))
      #expect(
        image.contains("width=\"\(Int(scene.size.width))\" height=\"\(Int(scene.size.height))\""))
      #expect(image.contains("loading=\"lazy\"") && !image.contains("alt=\"\""))
    }
    let sources = try captures("(?s)<code>([^<]*)</code></pre>", in: page).map { source in
      [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(source) {
        $0.replacing($1.0, with: $1.1)
      }
    }
    #expect(sources == scenes.map(\.source))
    #expect(scenes.allSatisfy { !$0.source.isEmpty })
  }

  @Test("every element is closed in its parent")
  func nesting() throws {
    let empty: Set = ["meta", "img", "input", "source"]
    var open: [String] = []
    let text = page.replacing(try Regex("(?s)<(style|script)>.*?</\\1>"), with: "")
    for match in text.matches(of: try Regex("<(/?)([a-z][a-z0-9]*)[^<>]*>")) {
      let name = String(match.output[2].substring ?? "")
      if match.output[1].substring?.isEmpty == false {
        #expect(open.popLast() == name)
      } else if !empty.contains(name) {
        open.append(name)
      }
    }
    #expect(open.isEmpty)
    #expect(try text.replacing(Regex("<[^<>]*>"), with: "").contains { "<>".contains($0) } == false)
  }

  @Test("refers to nothing but its own anchors and its pictures, whose names are plain")
  func references() throws {
    let anchors = Set(try captures(#" id="([^"]*)""#, in: page).map { "#" + $0 })
    for link in try captures(#"href="([^"]*)""#, in: page) { #expect(anchors.contains(link)) }
    for file in try captures(#"src(?:set)?="([^"]*)""#, in: page) {
      #expect(file.wholeMatch(of: /[a-z0-9-]+\.[a-z0-9-]+\.png/) != nil, "\(file)")
    }
    #expect(!page.contains("http") && !page.contains("url(") && !page.contains("@import"))
  }

  @Test("shows dark pictures in a dark browser if there are both, and else the one that there is")
  func appearances() throws {
    let scenes = Array(ShowcaseScene.all.prefix(2))
    #expect(
      try captures(#"<source media="\(prefers-color-scheme: dark\)" srcset="([^"]*)">"#, in: page)
        == ShowcaseScene.all.map { "\($0.name)-dark.png" })
    let dark = GalleryPage(scenes: scenes, appearances: [.dark]).html
    #expect(try captures(#"src="([^"]*)""#, in: dark) == scenes.map { "\($0.name)-dark.png" })
    #expect(!dark.contains("<source"))
  }

  @Test("characters with a meaning in HTML are replaced in the name of a suite")
  func escapedSuite() throws {
    let scene = ShowcaseScene("a<b>&\"c.d", width: 10, height: 10, source: "") { Color.red }
    let html = GalleryPage(scenes: [scene], appearances: [.light]).html
    let name = "a&lt;b&gt;&amp;&quot;c"
    #expect(html.contains("<section id=\"\(name)\">\n<h2>\(name)</h2>"))
    #expect(html.contains("<a href=\"#\(name)\">\(name)</a>"))
  }

  @Test("every scene of a chart has a sentence, and the whole type of its view as source")
  func charts() {
    let scenes = ShowcaseScene.grammar
    #expect(scenes.count >= 150)
    for scene in scenes {
      #expect(scene.summary.hasSuffix("."), "\(scene)")
      #expect(scene.source.wholeMatch(of: /(?s)struct \w+: View \{\n.*\n\}/) != nil, "\(scene)")
      #expect(scene.source.contains("Chart"), "\(scene)")
    }
  }

  @Test("suites are sections with a heading and a link")
  func sections() throws {
    let suites = try captures(#"<section id="([^"]*)""#, in: page)
    #expect(suites.count == Set(suites).count && suites.contains("grammar"))
    #expect(try captures("<h2>([^<]*)</h2>", in: page) == suites)
    #expect(try captures(##"<a href="#([^."]*)">"##, in: page) == suites)
  }
}
