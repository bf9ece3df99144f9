import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { buildSync } from "esbuild";
import { checkPort } from "../backend/server/ports";
import { portOf } from "../lib/addresses";
import { fail } from "../lib/fail";
import { exitWith, PROGRAM_OPTIONS, programPath } from "../lib/programs";
import { createEditor, EDITOR_PATH } from "./server";

const PACKAGES = "scripts/edit/node_modules";
const BUNDLE = `${PACKAGES}/.cache`;

/** `npm run edit`: serves forms for editing the content in a browser, along with the development server. */
async function edit(): Promise<void> {
  const [port, sitePort] = [portOf("EDITOR_PORT", 8010), portOf("DEVELOP_PORT", 8000)];
  await checkPort(port, "the editor; set EDITOR_PORT");
  await checkPort(sitePort, "the development server; set DEVELOP_PORT");
  installForms();
  const entryPoints = ["scripts/edit/client/cms.ts", "scripts/edit/client/shell.ts"];
  const format = { format: "esm", splitting: true, minify: true } as const;
  buildSync({ entryPoints, ...format, bundle: true, outdir: BUNDLE, logLevel: "warning" });

  const { CODESPACE_NAME, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain, BROWSER } = process.env;
  const forwarded = domain && `${CODESPACE_NAME}-${port}.${domain}`;
  const token = randomBytes(24).toString("base64url");
  createEditor({
    folder: "content",
    hosts: [`127.0.0.1:${port}`, `localhost:${port}`, ...(forwarded ? [forwarded] : [])],
    token,
    sitePort,
    assets: ["scripts/edit/client", BUNDLE, `${PACKAGES}/@sveltia/cms/npm/assets`],
  }).listen(port, "127.0.0.1");
  const origin = forwarded ? `https://${forwarded}` : `http://127.0.0.1:${port}`;
  const address = `${origin}${EDITOR_PATH}#${token}`;
  const announce = () =>
    console.info(`
  Edit the content at ${address}
  The ports are ${port} (EDITOR_PORT) and ${sitePort} (DEVELOP_PORT). Ctrl-C stops everything.
`);
  announce();
  // In Codespaces, this variable names a program that opens a URL in the user's browser.
  if (forwarded && BROWSER) spawn(BROWSER, [address], { stdio: "ignore" });

  // Makes pages poll for changes, because the editor's server does not forward WebSockets.
  const env = { ...process.env, GATSBY_SOCKET_IO_DEFAULT_TRANSPORT: "polling" };
  const options = { stdio: "inherit", env, ...PROGRAM_OPTIONS } as const;
  const site = spawn(programPath("tsx"), ["scripts/build/dev.ts"], options);
  exitWith(site);
  // Prints the editor's URL again when the site is ready, because Gatsby has scrolled it out of view and has
  // printed the site's own URL last.
  while (!(await fetch(`http://localhost:${sitePort}/`).catch(() => undefined))) await wait(1000);
  announce();
}

/** Installs the packages for the forms, unless the versions in the lock file are already installed. */
function installForms(): void {
  const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (changedAt(`${PACKAGES}/.package-lock.json`) >= changedAt("scripts/edit/package-lock.json"))
    return;
  console.info("Installing the packages of the forms (85 MB) ...");
  const settings = { stdio: "inherit", ...PROGRAM_OPTIONS } as const;
  if (spawnSync("npm", ["ci", "--prefix", "scripts/edit"], settings).status !== 0)
    fail("The packages of the forms were not installed; see above. Is there a network?");
}

edit().catch(fail);
