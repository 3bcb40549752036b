"""The test of `chartroom preview` in a browser; see scripts/test-preview."""

import os
import pathlib
import signal
import subprocess
import sys
import time

from devtools import Browser

TOOL, WORK, SHOTS = sys.argv[1:4]
WORK, SHOTS = pathlib.Path(WORK), pathlib.Path(SHOTS)
SPEC = """\
theme: {palette: ["#0a84ff", "#ff9f0a", "#30d158"]}
appearances: [light, dark]
data:
  sales: {csv: sales.csv}
  visits: {csv: "visits-*.csv"}
dashboards:
- name: sales
  title: Sales by city
  size: 640x360
  panels:
  - {data: sales, chart: {mark: bar, x: {field: city}, y: {field: sales}, foregroundStyle: {by: city}}}
- name: visits
  title: Visits by day
  size: 640x360
  panels:
  - {data: visits, chart: {mark: line, x: {field: day}, y: {field: visits}}}
"""
SALES = "city,sales\nBerlin,40\nLisbon,31\nOslo,22\n"
VISITS = "day,visits\n2026-11-20,120\n2026-11-21,180\n2026-11-22,90\n2026-11-23,210\n"

IMAGES = "[...document.querySelectorAll('img')]"
STATUS = "document.getElementById('words').textContent"
# The script of the page shows a picture some time after it is up to date: when it is decoded.
SHOWN = "[...figures.values()].every(x => x.stage.querySelector('img').dataset.version === x.version)"
GOOD = f"{STATUS} === 'Up to date' && {IMAGES}.length === 4 && {SHOWN}"
PROBLEMS = "document.getElementById('problems')"
VERSIONS = f"{IMAGES}.map(image => image.dataset.version).join()"


def check(condition, message):
    if not condition:
        raise AssertionError(message)
    print(f"test-preview: {message}")


def write(name, text):
    """Replaces a file as editors do: by another one with its name."""
    (WORK / ".swap").write_text(text)
    os.replace(WORK / ".swap", WORK / name)


class Preview:
    """A running preview."""

    running = []

    def __init__(self, port, *options):
        self.process = subprocess.Popen(
            [TOOL, "preview", str(WORK / "n.yaml"), "--port", str(port), *options], stderr=subprocess.PIPE, text=True)
        self.running.append(self.process)
        line = self.process.stderr.readline()
        if not line.startswith("preview: http://"):
            raise AssertionError(f"the first line is {line!r}")
        self.url = line.removeprefix("preview: ").strip()
        self.port = int(self.url.rstrip("/").rsplit(":", 1)[1])
        self.errors = line

    def end(self, number):
        self.process.send_signal(number)
        status = self.process.wait(10)
        self.errors += self.process.stderr.read()
        return status


def shots(browser, name):
    """Takes pictures of the page in both appearances, wide and narrow."""
    for scheme in ("light", "dark"):
        for width, height in ((1400, 1000), (390, 844)):
            browser.look(width, height, scheme)
            browser.wait(f"innerWidth === {width}")
            time.sleep(0.2)
            browser.screenshot(SHOTS / f"{name}-{scheme}-{width}.png")
            wide = browser.value("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            check(wide <= 0, f"the page '{name}' is not wider than {width} pixels in {scheme} appearance")
    browser.look(1400, 1000, "light")


def run(browser):
    write("n.yaml", SPEC)
    write("sales.csv", SALES)
    write("visits-1.csv", VISITS)
    files = sorted(os.listdir(WORK))
    preview = Preview(0)
    browser.look(1400, 1000, "light")
    browser.open(preview.url)
    browser.wait(GOOD)
    check(True, "the page shows four pictures")
    names = browser.value("[...document.querySelectorAll('.name')].map(name => name.textContent).join()")
    check(names == "sales.png,sales-dark.png,visits.png,visits-dark.png", "the pictures have the names of files")
    check(browser.value(f"{IMAGES}.every(image => image.naturalWidth === 640 && image.alt.length > 10)"),
          "the pictures have their sizes and descriptions")
    shots(browser, "good")

    # Counts the moments at which a picture is missing.
    browser.value("""
      window.missing = 0;
      new MutationObserver(() => {
        if (document.querySelectorAll('.stage > img').length !== 4) window.missing += 1;
      }).observe(document.body, {childList: true, subtree: true}); 0
    """)
    before = browser.value(VERSIONS).split(",")
    write("sales.csv", SALES.replace("40", "12"))
    start = time.monotonic()
    browser.wait(f"{VERSIONS} !== {','.join(before)!r} && {GOOD}")
    check(True, f"a change of data is shown after {time.monotonic() - start:.2f} s")
    browser.wait(f"{IMAGES}.slice(0, 2).every((image, i) => image.dataset.version !== {before!r}[i])")
    after = browser.value(VERSIONS).split(",")
    check(before[2:] == after[2:], "pictures of other data are not drawn again")
    write("visits-2.csv", VISITS.replace("-11-2", "-12-1"))
    browser.wait(f"{VERSIONS} !== {','.join(after)!r}")
    check(browser.value("window.missing") == 0, "no picture is missing for a moment")

    browser.wait(GOOD)
    kept = browser.value(VERSIONS)
    write("n.yaml", SPEC.replace("mark: line", "mrak: line"))
    browser.wait(f"!{PROBLEMS}.hidden")
    text = browser.value(f"{PROBLEMS}.innerText")
    check("n.yaml:16:28: dashboards[1].panels[0].chart" in text and "mark" in text,
          "a problem of the spec is shown with its place, key and remedy")
    check(browser.value(VERSIONS) == kept, "the last good pictures stay")
    check(browser.value(f"document.title.startsWith('⚠') && {STATUS}.includes('problem')"), "the title says so")
    shots(browser, "bad-spec")
    write("n.yaml", SPEC)
    browser.wait(f"{PROBLEMS}.hidden && {GOOD}")
    check(browser.value(VERSIONS) == kept, "the message goes away when the spec is mended")

    write("sales.csv", SALES.replace("sales", "sale"))
    browser.wait(f"{STATUS} === '1 problem'")
    text = browser.value("document.querySelector('.stage .problems').innerText")
    check("column 'sales'" in text and "last good picture" in text, "a problem of data is shown over its picture")
    check(browser.value(VERSIONS) == kept, "the last good picture of the data stays")
    widths = browser.value("[...document.querySelectorAll('figure')].map(figure => figure.offsetWidth)")
    check(widths == [640] * 4, "the message does not move the pictures")
    link = browser.value("document.querySelector('.stage .problems a').href")
    size = browser.value(f"fetch({link!r}).then(x => x.blob()).then(createImageBitmap).then(x => x.width)")
    check(size == 640, "the new drawing can be opened")
    shots(browser, "bad-data")
    write("sales.csv", SALES)
    browser.wait(GOOD)
    check(browser.value("[...document.querySelectorAll('.problems')].every(x => x.hidden)"),
          "the message goes away when the data are mended")
    check(browser.value("window.missing") == 0, "no picture was missing for a moment")

    check(preview.end(signal.SIGINT) == -signal.SIGINT, "SIGINT ends the preview")
    check("n.yaml:16:28" in preview.errors and "column 'sales'" in preview.errors, "problems are printed, too")
    browser.wait("document.body.classList.contains('offline')")
    browser.screenshot(SHOTS / "offline-light-1400.png")
    check(browser.value(STATUS).startswith("Disconnected"), "the page says that the preview is gone")
    write("n.yaml", SPEC.replace("Sales by city", "Sales"))
    preview = Preview(preview.port)
    browser.wait(f"{GOOD} && {VERSIONS} !== {kept!r}")
    check(True, "the page connects to a preview that is started again, and shows its pictures")
    second = subprocess.run(
        [TOOL, "preview", str(WORK / "n.yaml"), "--port", str(preview.port)],
        capture_output=True, text=True, check=False)
    check(second.returncode == 6 and "--port 0" in second.stderr, "a port that is in use is exit code 6")

    check(all(url.startswith(preview.url) for url in browser.requests()), "the page asks nobody else")
    check(browser.exceptions() == [], "the page has no errors")
    browser.open(preview.url.replace("127.0.0.1", "rebound.test"))
    browser.wait("document.body && document.body.innerText.includes('is not this machine')")
    check(True, "a foreign name of this machine is refused")
    check(preview.end(signal.SIGTERM) == -signal.SIGTERM, "SIGTERM ends the preview")
    check(sorted(os.listdir(WORK)) == sorted(files + ["visits-2.csv"]), "the preview writes no files")


browser = Browser("--host-resolver-rules=MAP rebound.test 127.0.0.1")
try:
    run(browser)
finally:
    browser.close()
    for process in Preview.running:
        process.kill()
