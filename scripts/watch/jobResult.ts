import { fail } from "../fail.ts";
import { conclude, setting } from "./conclude.ts";

/** Reports the result of another job at GitHub, such as `success`, as the watch reports a fault. */
async function reportJob([name = "", result]: readonly string[]): Promise<void> {
  const repository = `${setting("GITHUB_SERVER_URL")}/${setting("GITHUB_REPOSITORY")}`;
  const run = `${repository}/actions/runs/${setting("GITHUB_RUN_ID")}`;
  await conclude(name, result === "success" ? [] : [`It ended with "${result}": ${run}`]);
}

reportJob(process.argv.slice(2)).catch(fail);
