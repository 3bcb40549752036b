/// The style of pages of HTML that show pictures on cards.
enum HTMLPageStyle {
  /// The rules in CSS, for light and dark appearance.
  static let css = """
    :root {
      color-scheme: light dark;
      --text: #1d1d1f; --second: #6e6e73; --link: #0066cc; --line: #d9d9de; --page: #f5f5f7; --card: #fff;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #f5f5f7; --second: #a1a1a6; --link: #4da3ff; --line: #38383d; --page: #101012; --card: #1c1c1e;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 1.5rem clamp(0.75rem, 3vw, 2.5rem) 4rem; max-width: 100rem;
      font: 1rem/1.45 system-ui, sans-serif; color: var(--text); background: var(--page);
    }
    h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
    h2 { margin: 2.5rem 0 0.75rem; font-size: 1.25rem; }
    h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
    p { margin: 0.25rem 0 0; }
    header p, article p { color: var(--second); }
    a { color: var(--link); text-decoration: none; }
    a:hover { text-decoration: underline; }
    h3 a { color: inherit; }
    nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin-top: 0.75rem; }
    input {
      width: 22rem; max-width: 100%; padding: 0.4rem 0.7rem; font: inherit; color: inherit;
      background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem;
    }
    .filter { margin-top: 0.75rem; }
    .scenes {
      display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 24.75rem), 1fr));
      gap: 1rem; align-items: start;
    }
    article {
      min-width: 0; padding: 1rem; background: var(--card); border: 1px solid var(--line);
      border-radius: 0.75rem; scroll-margin-top: 1rem;
    }
    article:target { border-color: var(--link); }
    article.wide, article:has(details[open]) { grid-column: 1 / -1; }
    article p { font-size: 0.9375rem; white-space: pre-line; }
    img {
      display: block; max-width: 100%; height: auto; margin-top: 0.75rem; border-radius: 0.375rem;
    }
    details { margin-top: 0.75rem; }
    summary { width: fit-content; color: var(--link); cursor: pointer; }
    pre {
      margin: 0.5rem 0 0; padding: 0.75rem; overflow-x: auto; background: var(--page);
      border-radius: 0.5rem; font: 0.8125rem/1.5 ui-monospace, monospace; tab-size: 2;
    }
    code { font-family: ui-monospace, monospace; }
    pre code { font: inherit; }
    [hidden] { display: none !important; }
    """
}
