import { rmSync } from "node:fs";
import { ContentFolder } from "../../shared/contentFolder";
import { copyContent } from "../../shared/copyContent";
import { readAnswers } from "./answers";
import { becomeLender } from "./lender";

const copy = copyContent();
afterAll(() => rmSync(copy, { recursive: true }));

test("lists the days without opening hours as closed, and dates the legal documents today", async () => {
  const content = new ContentFolder(copy);
  const answers = readAnswers("test/other-lender/smallest.yaml");
  await becomeLender(content, { ...answers, openingDays: "Tuesday to Saturday" });
  const { hours } = content.read("site.yaml") as { hours: { days: string }[] };
  expect(hours.map(({ days }) => days)).toEqual([
    "{openingDays}",
    "Monday, Sunday and public holidays",
  ]);
  for (const file of content.entries("legal")) {
    expect(content.read(file).effective).toBe(new Date().toISOString().slice(0, 10));
    expect(content.source(file)).not.toMatch(/[a-z] \d{1,2}, 20\d\d/);
  }
});

test("leaves out the pictures of the sample's country for a lender in another country", async () => {
  const content = new ContentFolder(copy);
  await becomeLender(content, readAnswers("test/other-lender/jamaica.yaml"));
  const { hero } = content.read("home/page.yaml");
  expect(hero).not.toHaveProperty("picture");
  expect(content.read("not-found/page.yaml")).not.toHaveProperty("picture");
});
