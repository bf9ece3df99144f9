import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { projectFiles } from "../../shared/projectFiles";
import { readContent } from "../../src/content-model/placeholders/load";
import { request } from "../live/request";

const DAY = 86_400_000;

/**
 * Returns a fault for each last day, of `security.txt` and of the licence, from a month before it. A
 * text that is no date has no last day.
 */
export function lastDayFaults(now = Date.now()): readonly string[] {
  const { security } = readContent<{ security: { expires: string } }>("site.yaml");
  const { texts } = readContent<{ texts: { licensedUntil?: string } }>("facts.yaml");
  const days = [
    ["security.txt", security.expires, "security.expires in content/site.yaml"],
    ["the licence", texts.licensedUntil, "licensedUntil in content/facts.yaml"],
  ] as const;
  return days.flatMap(([what, day = "", where]) =>
    Date.parse(day) - now <= 30 * DAY ? `${what} ends on ${day}: set ${where}` : [],
  );
}

/** A deploy takes this long at most, with the checks before it. */
const DEPLOY_TIME = DAY / 8;

/** Returns the commit that should be live; none while its deploy may still be running. */
export function settledVersion(now = Date.now()): string | undefined {
  const { stdout } = spawnSync("git", ["log", "-1", "--format=%H %ct"], { encoding: "utf8" });
  const [commit, seconds] = stdout.trim().split(" ");
  return now - Number(seconds) * 1000 > DEPLOY_TIME ? commit : undefined;
}

const ADDRESS = /https:\/\/[a-z0-9][^\s"'`<>|)\]}]*[a-z0-9/]/gi;
/** Names that can have no website (RFC 2606), and what is a pattern rather than an address. */
const NOT_REAL = /\.example\b|\.example\/|\.invalid\b|[…<${*]|^https:\/\/x\./;
/** Statuses with which hosts turn away programs, not people. */
const TURNED_AWAY = [401, 403, 405, 429, 999];
/** How many hosts are asked at once. */
const LANES = 4;

/** Returns the addresses outside of the site that the texts and documents link to. */
export function outsideLinks(files = projectFiles("content", "docs", "*.md")): readonly string[] {
  const texts = files
    .filter((file) => /\.(md|ya?ml)$/.test(file))
    .map((file) => readFileSync(file, "utf8"));
  const found = texts
    .flatMap((text) => text.match(ADDRESS) ?? [])
    .map((link) => link.replace(/#.*/, ""));
  return [...new Set(found)].filter((link) => URL.canParse(link) && !NOT_REAL.test(link)).sort();
}

/** Returns the outside links that lead nowhere, each tried twice. */
export async function linkFaults(links = outsideLinks()): Promise<readonly string[]> {
  const faults: string[] = [];
  const queue = links.values();
  const work = async () => {
    for (const link of queue) {
      const fault = (await linkFault(link)) && (await linkFault(link));
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
  return faults.sort();
}

async function linkFault(link: string): Promise<string | undefined> {
  try {
    const { status } = await request(link, { redirect: "follow" });
    return status < 400 || TURNED_AWAY.includes(status) ? undefined : `${link} answers ${status}`;
  } catch (error) {
    return (error as Error).message;
  }
}
