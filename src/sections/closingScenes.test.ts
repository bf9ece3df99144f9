import { existsSync, readdirSync } from "node:fs";
import { readContent } from "../../test/readContent";

interface Panel {
  scene: string;
  actions?: { to: string }[];
}

interface Page {
  path: string;
  callToAction?: Panel;
  closing?: Panel;
  registration?: Panel;
}

const pages = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => readContent<Partial<Page>>(file))
  .flatMap(({ path, callToAction, closing, registration }) => {
    const panel = callToAction ?? closing ?? registration;
    return path && panel ? [{ path, panel }] : [];
  });

/** Pages between which visitors go without a button of the closing panel. */
const OTHER_PATHS = [
  ["/", "/salary-loans"],
  ["/", "/loan-calculator"],
  ["/salary-loans", "/loan-calculator"],
  ["/", "/faq"],
  ["/how-to-apply", "/faq"],
  ["/get-colour-app", "/how-to-apply"],
];

test("every closing panel has a picture", () => {
  expect(pages.length).toBeGreaterThan(15);
  for (const { panel } of pages) expect(existsSync(`static/scenes/${panel.scene}.svg`)).toBe(true);
});

test("no path shows the same closing scene twice in a row", () => {
  const sceneOf = new Map(pages.map(({ path, panel }) => [path, panel.scene]));
  const links = pages.flatMap(({ path, panel }) =>
    (panel.actions ?? []).map(({ to }) => [path, to]),
  );
  const repeated = [...links, ...OTHER_PATHS].filter(
    ([from = "", to = ""]) => sceneOf.has(to) && sceneOf.get(from) === sceneOf.get(to),
  );
  expect(repeated).toEqual([]);
});
