import { execSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const FILE = "supabase/functions/send-contact-notification/deno.json";

// The contact function is deployed and tested with the package versions that are installed here.
const text = readFileSync(FILE, "utf8");
const { imports } = JSON.parse(text);
for (const name of Object.keys(imports)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
  imports[name] = `npm:${name}@${version}`;
}
const next = `${JSON.stringify({ imports }, null, 2)}\n`;
if (next !== text) writeFileSync(FILE, next);

// Code editors validate the content against these schemas. An install with `--omit=dev` has no tsx, so it
// writes none.
if (existsSync("node_modules/tsx"))
  execSync("npx tsx scripts/writeContentSchemas.ts", { stdio: "inherit" });
