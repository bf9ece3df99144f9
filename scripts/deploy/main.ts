import { fail } from "../lib/fail";

/** `npm run deploy -- backend` or `npm run deploy -- site`, each with its own options. */
const [part = ""] = process.argv.splice(2, 1);
if (!["backend", "site"].includes(part)) fail("npm run deploy -- backend | site");
import(`./${part}.ts`).catch(fail);
