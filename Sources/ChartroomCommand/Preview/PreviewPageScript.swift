/// The script of the page of a preview.
///
/// Texts of the spec are only ever set as text, so that they cannot be read as HTML.
enum PreviewPageScript {
  /// The program in JavaScript.
  static let javaScript = #"""
    "use strict";
    const find = id => document.getElementById(id);
    const figures = new Map();
    const body = document.body;

    function element(tag, text, kind) {
      const made = document.createElement(tag);
      made.textContent = text;
      if (kind) made.className = kind;
      return made;
    }

    function plural(count, word) { return `${count} ${word}${count === 1 ? "" : "s"}`; }

    function address(picture, version) {
      return `pictures/${encodeURIComponent(picture.name)}?v=${version}`;
    }

    // A line such as "a.yaml:3:5: dashboards[0]: …" has its place in front.
    function problemLine(text) {
      const line = element("p", "");
      const place = text.match(/^(.+?:\d+(?::\d+)?): (.*)$/s);
      if (place) line.append(element("span", place[1], "place"), `: ${place[2]}`);
      else line.textContent = text;
      return line;
    }

    function showProblems(section, problems, title, remark, link) {
      const key = JSON.stringify([problems, title, remark, link]);
      section.hidden = problems.length === 0;
      if (section.dataset.key === key) return;
      section.dataset.key = key;
      section.replaceChildren(element("strong", title), ...problems.map(problemLine));
      if (!remark) return;
      const small = element("small", remark);
      if (link) {
        const anchor = element("a", "Open the new drawing");
        anchor.href = link;
        anchor.target = "_blank";
        small.append(" ", anchor);
      }
      section.append(small);
    }

    // The new picture replaces the old one when it is decoded, so that the page never flickers.
    async function load(entry, picture) {
      if (entry.version === picture.version) return;
      entry.version = picture.version;
      if (!picture.version) {
        entry.stage.querySelector("img")?.remove();
        return;
      }
      const image = new Image(Math.round(picture.width), Math.round(picture.height));
      image.alt = picture.description ?? `The dashboard ${picture.dashboard}`;
      image.src = address(picture, picture.version);
      try {
        await image.decode();
      } catch {
        if (entry.version === picture.version) entry.version = null;
        return;
      }
      if (entry.version !== picture.version) return;
      const old = entry.stage.querySelector("img");
      if (old) old.replaceWith(image); else entry.stage.prepend(image);
      image.dataset.version = picture.version;
    }

    function entryOf(picture) {
      let entry = figures.get(picture.name);
      if (!entry) {
        const figure = find("picture").content.cloneNode(true).querySelector("figure");
        const part = name => figure.querySelector(name);
        entry = {
          figure, stage: part(".stage"), name: part(".name"), facts: part(".facts"),
          problems: part(".problems"), warnings: part(".warnings"), link: element("a", picture.name), version: null,
        };
        figure.id = picture.name;
        for (const anchor of [entry.name, entry.link]) anchor.href = `#${encodeURIComponent(picture.name)}`;
        entry.name.textContent = picture.name;
        figures.set(picture.name, entry);
      }
      return entry;
    }

    function showPicture(picture) {
      const entry = entryOf(picture);
      const failed = picture.problems.length > 0;
      const stale = failed && picture.isGood;
      entry.facts.textContent = [
        picture.width ? `${Math.round(picture.width)} × ${Math.round(picture.height)}` : "",
        picture.scale === 1 ? "" : `${picture.scale}×`, picture.appearance,
      ].filter(Boolean).join(" · ");
      entry.figure.classList.toggle("dark", picture.appearance === "dark");
      entry.figure.classList.toggle("busy", picture.isDrawing);
      entry.figure.classList.toggle("stale", stale);
      entry.link.classList.toggle("bad", failed);
      showProblems(
        entry.problems, picture.problems, plural(picture.problems.length, "problem"),
        stale ? "This is the last good picture." : "", picture.attempt && address(picture, picture.attempt));
      entry.warnings.replaceChildren(...picture.warnings.map(text => element("p", text)));
      load(entry, picture);
      return entry;
    }

    // Elements that stay are not moved, so that the page does not scroll.
    function setChildren(parent, children) {
      const same = parent.children.length === children.length && children.every((x, i) => parent.children[i] === x);
      if (!same) parent.replaceChildren(...children);
    }

    function show(state) {
      if (state.tool !== document.documentElement.dataset.tool) {
        location.reload();
        return;
      }
      const name = state.spec.split("/").pop();
      const entries = state.pictures.map(showPicture);
      const names = new Set(state.pictures.map(picture => picture.name));
      for (const known of [...figures.keys()]) if (!names.has(known)) figures.delete(known);
      setChildren(find("pictures"), entries.map(entry => entry.figure));
      setChildren(find("names"), entries.map(entry => entry.link));
      find("names").hidden = entries.length < 2;
      showProblems(
        find("problems"), state.problems, `${plural(state.problems.length, "problem")} in ${name}`,
        entries.length ? "The pictures are those before the last change." : "");

      const drawing = state.pictures.filter(picture => picture.isDrawing).length;
      const count = new Set([...state.problems, ...state.pictures.flatMap(picture => picture.problems)]).size;
      body.classList.remove("offline");
      body.classList.toggle("refused", state.problems.length > 0);
      body.classList.toggle("bad", count > 0);
      body.classList.toggle("busy", drawing > 0);
      find("spec").textContent = name;
      find("spec").title = state.spec;
      find("words").textContent =
        drawing ? `Drawing ${plural(drawing, "picture")}` : count ? plural(count, "problem") : "Up to date";
      document.title = `${count ? "⚠ " : ""}${name} – Chartroom preview`;
    }

    function connect() {
      const source = new EventSource("events");
      source.onmessage = event => show(JSON.parse(event.data));
      source.onerror = () => {
        body.classList.add("offline");
        find("words").textContent = "Disconnected, connecting again";
        // After a response that is no stream of events, the browser does not connect again.
        if (source.readyState === EventSource.CLOSED) setTimeout(connect, 2000);
      };
    }
    connect();
    """#
}
