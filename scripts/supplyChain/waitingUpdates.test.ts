import { readFileSync } from "node:fs";
import { parse } from "yaml";

interface DependabotFile {
  updates: { ignore?: { "dependency-name": string }[] }[];
}

test("Dependabot ignores exactly the packages that CONTRIBUTING.md lists", () => {
  const { updates }: DependabotFile = parse(readFileSync(".github/dependabot.yml", "utf8"));
  const ignored = updates.flatMap(({ ignore = [] }) => ignore.map((one) => one["dependency-name"]));
  const [, section = ""] = readFileSync("CONTRIBUTING.md", "utf8").split("## Updates that wait");
  const rows = section.split("\n## ")[0]?.match(/^\| `[^|]+/gm) ?? [];
  const listed = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(ignored.toSorted()).toEqual(listed.toSorted());
});
