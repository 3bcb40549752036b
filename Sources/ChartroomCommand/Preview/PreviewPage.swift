/// The page of a preview: one file of HTML with its style and script, which loads nothing but events and pictures.
package enum PreviewPage {
  /// The value of the header field `Content-Security-Policy`.
  package static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src 'self' data:; "
    + "connect-src 'self'; base-uri 'none'; form-action 'none'"

  /// The contents of the page.
  package static let html = """
    <!doctype html>
    <html lang="en" data-tool="\(HTMLText.escaped(ToolVersion.identity))">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Chartroom preview</title>
    <link rel="icon" href="data:image/svg+xml,\(icon)">
    <style>
    \(PreviewPageStyle.css)
    </style>
    </head>
    <body class="offline">
    <header>
    <h1 id="spec">Chartroom preview</h1>
    <p id="status" role="status"><span class="dot"></span><span id="words">Connecting</span></p>
    <nav id="names" aria-label="Pictures" hidden></nav>
    </header>
    <main>
    <div class="cover"><section id="problems" class="problems" role="alert" hidden></section></div>
    <div id="pictures"></div>
    </main>
    <noscript><p>The preview needs JavaScript. Without it, use <code>chartroom render</code>.</p></noscript>
    <template id="picture">
    <figure>
    <figcaption>
    <a class="name"></a> <span class="facts"></span> <span class="spinner" title="Drawing"></span>
    </figcaption>
    <div class="stage"><div class="empty"></div><section class="problems" role="alert" hidden></section></div>
    <div class="warnings"></div>
    </figure>
    </template>
    <script>
    \(PreviewPageScript.javaScript)
    </script>
    </body>
    </html>

    """

  /// Three bars, in SVG with the characters escaped that have a meaning in URLs.
  private static let icon =
    "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='%230a84ff'%3E"
    + "%3Crect x='1' y='8' width='4' height='7' rx='1'/%3E%3Crect x='6' y='1' width='4' height='14' rx='1'/%3E"
    + "%3Crect x='11' y='5' width='4' height='10' rx='1'/%3E%3C/svg%3E"
}
