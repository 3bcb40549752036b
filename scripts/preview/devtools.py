"""A client of Chromium's DevTools protocol over pipes, with Python's standard library only."""

import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


def high(file):
    """Returns a copy of a descriptor that is above those of the browser, and closes the descriptor."""
    copy = fcntl.fcntl(file, fcntl.F_DUPFD_CLOEXEC, 10)
    os.close(file)
    return copy


class Browser:
    """A headless Chromium with one page."""

    def __init__(self, *options):
        # The browser reads commands from descriptor 3 and writes answers to descriptor 4.
        command_read, self.commands = os.pipe()
        self.answers, answer_write = os.pipe()
        # The shell must not close what it has just opened.
        command_read, answer_write = high(command_read), high(answer_write)
        self.profile = tempfile.mkdtemp(prefix="chartroom-chromium.")
        shell = f'exec 3<&{command_read} 4>&{answer_write} {command_read}<&- {answer_write}>&-; exec "$@"'
        arguments = [
            "chromium", "--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--hide-scrollbars",
            f"--user-data-dir={self.profile}", *options, "about:blank",
        ]
        self.process = subprocess.Popen(
            ["bash", "-c", shell, "bash", *arguments], pass_fds=(command_read, answer_write),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(command_read)
        os.close(answer_write)
        self.number = 0
        self.received = b""
        self.events = []
        self.session = None
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")

    def call(self, method, **parameters):
        """Sends a command and returns its result."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        end = time.monotonic() + 60
        while True:
            answer = self.receive(end - time.monotonic())
            if answer is None:
                raise TimeoutError(f"Chromium did not answer {method}")
            if answer.get("id") != self.number:
                self.events.append(answer)
            elif "error" in answer:
                raise RuntimeError(f"{method}: {answer['error']}")
            else:
                return answer["result"]

    def receive(self, limit):
        """Returns the next message; None if there is none in time."""
        while b"\0" not in self.received:
            if not select.select([self.answers], [], [], max(limit, 0))[0]:
                return None
            chunk = os.read(self.answers, 1 << 16)
            if not chunk:
                raise RuntimeError("Chromium has ended")
            self.received += chunk
        line, self.received = self.received.split(b"\0", 1)
        return json.loads(line)

    def open(self, url):
        self.call("Page.navigate", url=url)

    def value(self, expression):
        """Returns the value of an expression of JavaScript."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def wait(self, expression, limit=30):
        """Waits until an expression is true; one with an exception, such as on an empty page, is not."""
        end = time.monotonic() + limit
        while not self.value(f"(() => {{ try {{ return {expression} }} catch {{ return false }} }})()"):
            if time.monotonic() > end:
                raise TimeoutError(f"not true within {limit} s: {expression}\n" + self.value("document.body.innerText"))
            time.sleep(0.02)

    def look(self, width, height, scheme):
        """Sets the size of the window and the appearance."""
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.call(
            "Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def requests(self):
        """Returns the addresses of all requests so far, without data: ones."""
        urls = [event["params"]["request"]["url"] for event in self.events
                if event.get("method") == "Network.requestWillBeSent"]
        return [url for url in urls if not url.startswith("data:")]

    def exceptions(self):
        """Returns the exceptions of scripts, and the violations of the policy of the page, so far."""
        found = [event["params"] for event in self.events if event.get("method") == "Runtime.exceptionThrown"]
        found += [event["params"]["entry"] for event in self.events if event.get("method") == "Log.entryAdded"
                  and event["params"]["entry"]["source"] == "security"]
        return found

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)
