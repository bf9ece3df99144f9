import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { WebSocket } from "ws";
import { FONT_PACKAGES } from "../support/fonts";
import { clickActions, type Engine, keyActions } from "./driver";

const PREFERENCES = {
  // Its pages may read no other files; without this one they would have no font at all.
  "security.sandbox.content.read_path_whitelist": `${FONT_PACKAGES}/`,
  // As on phones: a scrollbar takes no width of the page.
  "ui.useOverlayScrollbars": 1,
  "gfx.text.subpixel-position.force-enabled": true,
  // It starts without pages and requests of its own.
  "browser.startup.page": 0,
  "browser.aboutwelcome.enabled": false,
  "browser.newtabpage.enabled": false,
  "browser.newtab.preload": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
};

/** The parts of WebDriver BiDi's results that are read here. */
interface Result {
  userContext: string;
  context: string;
  result: { value: string };
  exceptionDetails?: { text: string };
}

type Send = (method: string, params: object) => Promise<Result>;

/** Starts Firefox without a window and controls it by WebDriver BiDi, which it implements itself. */
export async function startFirefox(binary: string, fonts: NodeJS.ProcessEnv): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "e2e-firefox-"));
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), preferences.join("\n"));
  const browser = spawn(
    binary,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
    {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, ...fonts, HOME: profile },
    },
  );
  const log: string[] = [];
  let address: string | undefined;
  for await (const line of createInterface(browser.stderr)) {
    log.push(line);
    address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address) break;
  }
  if (!address) throw new Error(`Firefox did not start:\n${log.join("\n")}`);
  // A full pipe would stop the browser.
  browser.stderr.resume();
  const socket = new WebSocket(`${address}/session`);
  await once(socket, "open");
  const send = sender(socket);
  await send("session.new", { capabilities: {} });
  const stop = async () => {
    socket.close();
    browser.kill();
    await once(browser, "exit");
    rmSync(profile, { recursive: true, force: true });
  };
  return { newTab: () => newTab(send), stop };
}

function sender(socket: WebSocket): Send {
  const pending = new Map<number, [(result: Result) => void, (error: Error) => void]>();
  let last = 0;
  socket.on("message", (data) => {
    const { id, result, error, message } = JSON.parse(String(data));
    const [resolve, reject] = pending.get(id) ?? [];
    pending.delete(id);
    if (error) reject?.(new Error(`${error}: ${message}`));
    else resolve?.(result);
  });
  return (method, params) => {
    last += 1;
    socket.send(JSON.stringify({ id: last, method, params }));
    return new Promise((resolve, reject) => pending.set(last, [resolve, reject]));
  };
}

async function newTab(send: Send) {
  const { userContext } = await send("browser.createUserContext", {});
  const { context } = await send("browsingContext.create", { type: "tab", userContext });
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await send("script.evaluate", {
      expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value) ?? "null")`,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result.value);
  };
  const perform = async (actions: object[]) => {
    await send("input.performActions", { context, actions });
  };
  const traverse = async (delta: number) => {
    await send("browsingContext.traverseHistory", { context, delta });
  };
  return {
    open: async (url: string) => {
      await send("browsingContext.navigate", { context, url, wait: "none" });
    },
    back: () => traverse(-1),
    forward: () => traverse(1),
    evaluate,
    click: (x: number, y: number) => perform(clickActions(x, y)),
    type: (keys: readonly string[]) => perform(keyActions(keys)),
    resize: async (width: number, height: number) => {
      await send("browsingContext.setViewport", { context, viewport: { width, height } });
    },
    close: async () => {
      await send("browser.removeUserContext", { userContext });
    },
  };
}
