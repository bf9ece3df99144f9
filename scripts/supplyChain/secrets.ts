import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fail } from "../fail";
import { foreignKeys } from "./foreignKeys";

const TEXT = /\.(html|js|json|xml|txt|svg|webmanifest|map)$|\/_(headers|redirects)$/;

/** `npm test -- secrets`: the built files hold no secret, and no key but the public one. */
function secrets(): void {
  const key = process.env.GATSBY_SUPABASE_PUBLISHABLE_KEY;
  if (!key) fail("Set GATSBY_SUPABASE_PUBLISHABLE_KEY to the key the site was built with.");
  const files = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll("\\", "/"))
    .filter((file) => TEXT.test(file));
  const faults = files.flatMap((file) =>
    foreignKeys(readFileSync(file, "utf8"), key).map((found) => `${file}: ${found}`),
  );
  if (faults.length > 0) fail(`${faults.join("\n")}\n\nThe built files hold keys of other kinds.`);

  const { status } = spawnSync(
    "node_modules/.bin/secretlint",
    ["--maskSecrets", "public/**/*.{html,js,json,xml,txt,svg,webmanifest}", "public/_*"],
    { stdio: "inherit" },
  );
  if (status !== 0) fail("The built files hold what looks like a secret; it is named above.");
  console.log(`${files.length} built files hold no secret, and no key but the public one.`);
}

secrets();
