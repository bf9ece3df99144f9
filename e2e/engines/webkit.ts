import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { SITE_PORT } from "../../shared/addresses";
import { clickActions, type Driver, type Engine, keyActions } from "./driver";

/** The height of the toolbar of WebKit's sample browser; pages get the rest of the window. */
const TOOLBAR_HEIGHT = 38;

/** How many this process has started: each needs a port. */
let started = 0;

/** Starts WebKitGTK's sample browser on a virtual display and controls it by WebDriver. */
export async function startWebkit(
  binary: string,
  worker: number,
  fonts: NodeJS.ProcessEnv,
): Promise<Engine> {
  const settings = mkdtempSync(join(tmpdir(), "e2e-webkit-"));
  mkdirSync(join(settings, "gtk-3.0"));
  // Without it the toolbar keeps the window at 447 px and more.
  writeFileSync(
    join(settings, "gtk-3.0/gtk.css"),
    "* { min-width: 0; padding: 0; font-size: 1px; }",
  );
  const display = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1400x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(display.stdio[3] as Readable, "data");
  const env = {
    ...process.env,
    ...fonts,
    DISPLAY: `:${String(number).trim()}`,
    XDG_CONFIG_HOME: settings,
  };
  const port = SITE_PORT + 50 + 20 * worker + started;
  started += 1;
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  const call = caller(`http://127.0.0.1:${port}`);
  while (!(await call("GET", "/status").catch(() => false))) await wait(50);
  const stop = async () => {
    await stopped(driver);
    await stopped(display);
    rmSync(settings, { recursive: true, force: true });
  };
  const newFocusedTab = async () => {
    const tab = await newTab(call, binary);
    // Without a window manager no window has the focus.
    const search = ["search", "--sync", "--onlyvisible", "--class", "MiniBrowser"];
    await once(spawn("xdotool", [...search, "windowfocus", "%@"], { env }), "exit");
    return tab;
  };
  return { newTab: newFocusedTab, stop };
}

async function stopped(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit");
  child.kill();
  await exited;
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

const caller =
  (address: string): Call =>
  async (method, path, body) => {
    const response = await fetch(address + path, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

/** WebDriver allows one tab at a time here; each is a browser of its own with an empty profile. */
async function newTab(call: Call, binary: string): Promise<Driver> {
  const { sessionId } = (await call("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        browserName: "MiniBrowser",
        pageLoadStrategy: "none",
        "webkitgtk:browserOptions": { binary, args: ["--automation"] },
      },
    },
  })) as { sessionId: string };
  const send = (method: string, path: string, body?: object) =>
    call(method, `/session/${sessionId}${path}`, body);
  const post = async (path: string, body: object) => {
    await send("POST", path, body);
  };
  return {
    open: (url) => post("/url", { url }),
    back: () => post("/back", {}),
    forward: () => post("/forward", {}),
    evaluate: (expression) =>
      send("POST", "/execute/async", {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done([value ?? null]))`,
        args: [],
      }).then((result) => (result as unknown[])[0]),
    click: (x, y) => post("/actions", { actions: clickActions(x, y) }),
    type: (keys) => post("/actions", { actions: keyActions(keys) }),
    resize: (width, height) =>
      post("/window/rect", { x: 0, y: 0, width, height: height + TOOLBAR_HEIGHT }),
    close: async () => {
      await send("DELETE", "");
    },
  };
}
