import Foundation
package import Graphics
package import Showcase

/// The page of a gallery in HTML, which shows the pictures, names and sources of scenes.
///
/// The page contains its style and its script, and refers to nothing but the pictures in its folder. Without
/// the script, only the filter is missing.
package struct GalleryPage {
  private let scenes: [ShowcaseScene]
  private let appearances: [ColorScheme]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - scenes: The scenes. Consecutive scenes of a suite form a section.
  ///   - appearances: The appearances of the pictures, at least one. If there are both, the page shows those
  ///     in the appearance of the browser.
  package init(scenes: [ShowcaseScene], appearances: [ColorScheme]) {
    self.scenes = scenes
    self.appearances = appearances
  }

  /// Returns the name of a picture.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - appearance: The colour scheme.
  /// - Returns: The name, such as `grammar.styles-dark.png`.
  package static func fileName(of scene: ShowcaseScene, _ appearance: ColorScheme) -> String {
    scene.name + (appearance == .dark ? "-dark.png" : ".png")
  }

  /// Returns a text that describes a picture: the summary of the scene, or its name.
  package static func alternativeText(of scene: ShowcaseScene) -> String {
    scene.summary.isEmpty ? "The scene \(scene.name)" : scene.summary
  }

  /// The contents of the file.
  package var html: String {
    let suites = suites
    let links = suites.map { suite in
      let name = HTMLText.escaped(suite.name)
      return "<a href=\"#\(name)\">\(name)</a>"
    }
    let ground = appearances == [.dark] ? "black" : "white"
    let darkGround = appearances.contains(.dark) ? "black" : "white"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Chartroom gallery</title>
      <style>
      \(HTMLPageStyle.css)
      img { background: \(ground); }
      @media (prefers-color-scheme: dark) { img { background: \(darkGround); } }
      </style>
      </head>
      <body>
      <header>
      <h1>Chartroom gallery</h1>
      <p>\(scenes.count == 1 ? "One scene" : "\(scenes.count) scenes"), each with its Swift source. \
      The scenes of charts compile in any file that imports <code>SwiftUI</code> and <code>Charts</code>.</p>
      <nav aria-label="Suites">\(links.joined(separator: " "))</nav>
      <p class="filter" hidden><input type="search" aria-label="Filter scenes" \
      placeholder="Filter by name or description"> <output></output></p>
      </header>
      <main>
      \(suites.map(section).joined(separator: "\n"))
      </main>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  /// The scenes by the first parts of their names.
  private var suites: [(name: String, scenes: [ShowcaseScene])] {
    scenes.reduce(into: []) { suites, scene in
      let name = String(scene.name.prefix { $0 != "." })
      if suites.last?.name != name { suites.append((name, [])) }
      suites[suites.count - 1].scenes.append(scene)
    }
  }

  private func section(_ suite: (name: String, scenes: [ShowcaseScene])) -> String {
    let name = HTMLText.escaped(suite.name)
    return """
      <section id="\(name)">
      <h2>\(name)</h2>
      <div class="scenes">
      \(suite.scenes.map(article).joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private func article(_ scene: ShowcaseScene) -> String {
    let name = HTMLText.escaped(scene.name)
    let summary = scene.summary.isEmpty ? "" : "<p>\(HTMLText.escaped(scene.summary))</p>\n"
    return """
      <article id="\(name)"\(scene.size.width > 480 ? " class=\"wide\"" : "")>
      <h3><a href="#\(name)">\(name)</a></h3>
      \(summary)\(picture(of: scene))
      <details>
      <summary>Swift source</summary>
      <pre><code>\(HTMLText.escaped(scene.source))</code></pre>
      </details>
      </article>
      """
  }

  private func picture(of scene: ShowcaseScene) -> String {
    let names = appearances.map { HTMLText.escaped(Self.fileName(of: scene, $0)) }
    let image = """
      <img src="\(names[0])" alt="\(HTMLText.escaped(Self.alternativeText(of: scene)))" \
      width="\(Int(scene.size.width))" height="\(Int(scene.size.height))" loading="lazy">
      """
    guard names.count > 1 else { return image }
    return """
      <picture><source media="(prefers-color-scheme: dark)" srcset="\(names[1])">\(image)</picture>
      """
  }

  private static let script = """
    const filter = document.querySelector(".filter");
    const field = filter.querySelector("input");
    const show = () => {
      const text = field.value.trim().toLowerCase();
      let count = 0;
      for (const section of document.querySelectorAll("section")) {
        let shown = 0;
        for (const article of section.querySelectorAll("article")) {
          const words = article.id + " " + (article.querySelector("p")?.textContent ?? "");
          article.hidden = !words.toLowerCase().includes(text);
          if (!article.hidden) shown += 1;
        }
        section.hidden = shown === 0;
        count += shown;
      }
      filter.querySelector("output").textContent =
        text === "" ? "" : count === 1 ? "1 scene" : count + " scenes";
    };
    filter.hidden = false;
    field.addEventListener("input", show);
    show();
    """
}
