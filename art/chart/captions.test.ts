import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { captionOf } from "./openings";
import { pictures } from "./pictures";

const CONTENT = "../content";
const CHART = /chart:\n(?: +caption: (.*)\n)? +picture:\n +src: (.*)/;

const captioned = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml"))
  .flatMap((file) => {
    const [, caption, src] = CHART.exec(readFileSync(join(CONTENT, file), "utf8")) ?? [];
    return src ? [{ file, caption, picture: join("content", dirname(file), src) }] : [];
  });

test("the content refers to charts", () => assert.notEqual(captioned.length, 0));

for (const { file, caption, picture } of captioned)
  test(`the chart in ${file} is one of the drawn charts, and its caption, if any, is that chart's`, () => {
    const drawn = pictures.find(({ output }) => relative(picture, output) === "");
    assert.ok(drawn, `no chart is drawn to ${picture}`);
    const name = drawn.name.replace("opening-", "") as Parameters<typeof captionOf>[0];
    if (caption) assert.equal(caption.replace(/^"|"$/g, ""), captionOf(name));
  });
