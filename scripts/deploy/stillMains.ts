import { fail } from "../lib/fail.ts";
import { request } from "./monitoring/request.ts";

/**
 * Returns whether this commit is still main's. On GitHub, a run may begin when a newer commit has been pushed, and
 * anybody may repeat an old one, which would publish an old site. Ends the process when a run was repeated, and returns
 * false when a newer one follows by itself. On a laptop, whoever deploys decides.
 */
export async function isStillMains(): Promise<boolean> {
  const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_SHA, GITHUB_TOKEN, GITHUB_RUN_ATTEMPT } =
    process.env;
  if (!GITHUB_SHA) return true;
  const { status, text } = await request(
    `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/commits/main`,
    {
      headers: { Accept: "application/vnd.github.sha", Authorization: `Bearer ${GITHUB_TOKEN}` },
    },
  );
  if (status !== 200) fail(`Nothing was changed: GitHub does not name main's commit (${status}).`);
  if (text.trim() === GITHUB_SHA) return true;
  const notice = `Nothing was changed: main is at ${text.trim()} now, and this run is of ${GITHUB_SHA}.`;
  if (GITHUB_RUN_ATTEMPT !== "1") fail(`${notice} Repeat the run of main's commit instead.`);
  console.info(`${notice} The run of main's commit follows.`);
  return false;
}
