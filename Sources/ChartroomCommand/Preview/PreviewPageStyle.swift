/// The style of the page of a preview.
enum PreviewPageStyle {
  /// The rules in CSS, for light and dark appearance.
  static let css = """
    :root {
      color-scheme: light dark;
      --text: #1d1d1f; --second: #6e6e73; --link: #0066cc; --line: #d9d9de; --page: #f5f5f7; --card: #fff;
      --good: #248a3d; --busy: #0066cc; --bad: #c41e2a; --bad-line: #eab8bb; --warning: #8a5a00;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #f5f5f7; --second: #a1a1a6; --link: #4da3ff; --line: #38383d; --page: #101012; --card: #1c1c1e;
        --good: #30d158; --busy: #4da3ff; --bad: #ff6b62; --bad-line: #6b302d; --warning: #ffb340;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 6rem; }
    body { margin: 0; font: 1rem/1.45 system-ui, sans-serif; color: var(--text); background: var(--page); }
    [hidden] { display: none !important; }
    a { color: var(--link); text-decoration: none; }
    a:hover { text-decoration: underline; }

    header {
      position: sticky; top: 0; z-index: 3; display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem;
      padding: 0.625rem clamp(0.75rem, 3vw, 2rem); background: var(--card); border-bottom: 1px solid var(--line);
    }
    h1 {
      flex: 1 1 0; min-width: 0; margin: 0; font-size: 1rem; font-weight: 600;
      overflow: hidden; white-space: nowrap; text-overflow: ellipsis;
    }
    #status {
      display: flex; align-items: center; gap: 0.5rem; margin: 0; font-size: 0.875rem; color: var(--second);
      white-space: nowrap; font-variant-numeric: tabular-nums;
    }
    .dot { width: 0.625rem; height: 0.625rem; border-radius: 50%; background: var(--good); }
    .bad .dot { background: var(--bad); }
    .bad #status, .offline #status { color: var(--bad); }
    .offline .dot { background: none; border: 2px solid var(--bad); }
    .busy:not(.offline) .dot, .spinner {
      width: 0.75rem; height: 0.75rem; border: 2px solid var(--line); border-top-color: var(--busy);
      border-radius: 50%; background: none; animation: turn 0.8s linear infinite;
    }
    .busy:not(.offline) #status { color: var(--second); }
    @keyframes turn { to { transform: rotate(1turn); } }
    @media (prefers-reduced-motion: reduce) { .dot, .spinner { animation-duration: 4s !important; } }
    nav {
      flex: 1 0 100%; display: flex; gap: 0.25rem 1rem; padding-top: 0.25rem; overflow-x: auto;
      font-size: 0.875rem; white-space: nowrap; scrollbar-width: thin;
    }
    nav a { color: var(--second); }
    nav a:hover { color: var(--link); }
    nav a.bad { color: var(--bad); }

    main { padding: 1.25rem clamp(0.75rem, 3vw, 2rem) 4rem; }
    #pictures { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
    figure { min-width: min(100%, 20rem); max-width: 100%; margin: 0; }
    figcaption { display: flex; align-items: baseline; gap: 0.5rem; margin-bottom: 0.375rem; font-size: 0.875rem; }
    .name { min-width: 0; font-weight: 600; color: inherit; overflow-wrap: anywhere; }
    .facts { color: var(--second); white-space: nowrap; }
    figcaption .spinner { flex: none; align-self: center; visibility: hidden; }
    figure.busy .spinner { visibility: visible; transition: visibility 0s 0.15s; }
    .stage { display: grid; align-items: start; border-radius: 0.5rem; }
    .stage:has(img) { background: #fff; }
    .dark .stage:has(img) { background: #000; }
    .stage > * { grid-area: 1 / 1; min-width: 0; }
    img {
      display: block; max-width: 100%; height: auto; border-radius: 0.5rem; outline: 1px solid var(--line);
      outline-offset: -1px;
    }
    .stale img, .refused img { filter: saturate(0.35); opacity: 0.4; }
    .empty {
      width: 40rem; max-width: 100%; height: 12rem; border: 1px dashed var(--line); border-radius: 0.5rem;
    }
    .stage:has(img) .empty { display: none; }
    .warnings p {
      margin: 0.375rem 0 0; font-size: 0.8125rem; color: var(--warning); overflow-wrap: anywhere;
    }

    .cover { position: sticky; top: 5.25rem; z-index: 2; height: 0; }
    .problems {
      max-width: 60rem; padding: 0.75rem 1rem 0.875rem; background: var(--card); border: 1px solid var(--bad-line);
      border-radius: 0.625rem; box-shadow: 0 0.5rem 2rem rgb(0 0 0 / 0.18);
    }
    .cover .problems { max-height: calc(100vh - 7rem); overflow: auto; }
    /* Without a width of its own, a message does not widen the picture. */
    .stage .problems { z-index: 1; width: 0; min-width: calc(100% - 1.5rem); margin: 0.75rem; }
    .problems strong { display: block; color: var(--bad); font-size: 0.9375rem; }
    .problems p {
      margin: 0.5rem 0 0; font: 0.8125rem/1.5 ui-monospace, "Noto Sans Mono", monospace; overflow-wrap: anywhere;
    }
    .problems .place { font-weight: 600; }
    .problems small { display: block; margin-top: 0.5rem; font-size: 0.8125rem; color: var(--second); }
    noscript p { padding: 0 2rem; }
    """
}
