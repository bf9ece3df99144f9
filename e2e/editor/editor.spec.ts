import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { configuration } from "../../scripts/edit/configuration";
import { ContentFolder } from "../../scripts/lib/contentFolder";
import { loadContent } from "../../src/content-model/reading/load";
import { test as base } from "../support/developmentServer";

let root = "";
let content: ContentFolder;
const FAQ = "faq/page.yaml";
const contentOf = (file: string) => parse(content.source(file));
const faq = () => contentOf(FAQ);
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });
const changed = () => git("status", "--porcelain", "-uall", "content").trimEnd();

interface Editor {
  page: Page;
  forms: FrameLocator;
  site: FrameLocator;
}

/** Opens the editor, and expects no requests to other hosts and no warnings from Sveltia. */
const test = base.extend<{ editor: Editor }>({
  editor: async ({ page, copy }, use) => {
    const complaints: string[] = [];
    const left = new Set<string>();
    page.on("request", (request) => {
      if (!/^(http:\/\/127\.0\.0\.1:|data:|blob:)/.test(request.url())) left.add(request.url());
    });
    // Ignores requests that the editor's Content-Security-Policy has blocked.
    page.on("requestfailed", (request) => {
      if (request.failure()?.errorText === "csp") left.delete(request.url());
    });
    page.on("console", (message) => {
      const isOurs = /_editor/.test(message.location().url) && message.type() === "warning";
      if (isOurs) complaints.push(message.text());
    });
    const [address = ""] = /http:\S+_editor\S+/.exec(copy.output()) ?? [];
    await page.goto(address, { waitUntil: "commit" });
    await use({ page, forms: page.frameLocator("#forms"), site: page.frameLocator("#page") });
    expect([...left, ...complaints]).toEqual([]);
  },
});

test.beforeAll(({ copy }) => {
  root = copy.root;
  content = new ContentFolder(join(root, "content"));
  git("init", "--quiet");
  git("config", "user.email", "editor@example.com");
  git("config", "user.name", "Editor");
  git("add", "content");
  git("commit", "--quiet", "--allow-empty", "--message", "Begin");
  git("tag", "--force", "begin");
});
test.afterEach(() => {
  git("reset", "--quiet", "--hard", "begin");
  git("clean", "--quiet", "--force", "content");
});

/** Finds a field in a form by its name, which is surrounded by bidi isolation characters. */
const field = (forms: FrameLocator, name: string) =>
  forms.getByRole("group", { name: new RegExp(`^\\W*${name}\\W* Field$`) }).last();
const box = (forms: FrameLocator, name: string) => field(forms, name).getByRole("textbox");
const cancel = (forms: FrameLocator) =>
  forms.getByRole("button", { name: "Cancel editing" }).click();
const expand = (forms: FrameLocator, name: string) =>
  field(forms, name).getByRole("button", { name: "Expand", exact: true }).first().click();
const save = (forms: FrameLocator) => forms.getByRole("button", { name: "Save" }).click();

async function upload(
  { page, forms }: Editor,
  into: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await field(forms, into).hover();
  await field(forms, into).getByRole("button", { name: "Browse" }).click();
  const chooser = page.waitForEvent("filechooser");
  await forms.getByRole("button", { name: "Upload" }).click();
  await (await chooser).setFiles(file);
  await forms.getByRole("button", { name: "Insert" }).click();
  await expect(forms.getByRole("dialog")).toBeHidden();
}

async function openFaq({ forms }: Editor): Promise<void> {
  await forms.getByText("Pages", { exact: true }).first().click();
  await forms.getByText(faq().label, { exact: true }).click();
  await expect(box(forms, "Label")).toHaveValue(faq().label);
}

// Sveltia itself warns only about unknown options, because plug-ins may add types.
test("every field in the editor's configuration has a type that Sveltia knows", () => {
  const schema = join(root, "scripts/edit/node_modules/@sveltia/cms/schema/sveltia-cms.json");
  const { CustomField } = JSON.parse(readFileSync(schema, "utf8")).definitions;
  const types = JSON.stringify(configuration(loadContent())).matchAll(/"widget":"(\w+)"/g);
  const own = CustomField.properties.widget.not.enum;
  expect(own).toEqual(expect.arrayContaining([...types].map(([, type]) => type)));
});

test("a changed sentence appears on the page when it is saved, and the change can be undone", async ({
  editor,
}) => {
  const { page, forms, site } = editor;
  await openFaq(editor);
  const { title } = faq().intro;
  await expect(site.getByRole("heading", { name: title })).toBeVisible();
  await expand(forms, "Opening");
  await box(forms, "Title").fill(`${title} today`);
  await save(forms);
  await expect(page.getByRole("button", { name: "Changes (1)" })).toBeVisible();
  await expect(site.getByRole("heading", { name: `${title} today` })).toBeVisible();
  expect(git("diff", "--numstat")).toMatch(/^1\t1\tcontent/);
  await page.getByRole("button", { name: "Changes (1)" }).click();
  await expect(page.getByText("Opening: title changed")).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByRole("button", { name: "Changes (0)" })).toBeAttached();
  expect(changed()).toBe("");
  await expect(site.getByRole("heading", { name: title, exact: true })).toBeVisible();
  await expect(page.getByLabel("What you changed")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(field(forms, "Opening").getByText(title, { exact: true })).toBeVisible();
});

test("an added question is committed to a new branch when it is handed in", async ({ editor }) => {
  const { page, forms } = editor;
  await openFaq(editor);
  await field(forms, "Tabs").scrollIntoViewIfNeeded();
  await expand(forms, "Tabs");
  await field(forms, "Questions").getByRole("button", { name: /^Add/ }).click();
  // Sveltia scrolls to the added entry and focuses it after a delay.
  const added = field(forms, "Questions").getByRole("button", { name: "Collapse", exact: true });
  await expect(added.last()).toBeFocused();
  await box(forms, "Question").fill("Is it open today?");
  await box(forms, "Answer").click();
  const [[fact, prints] = ["", ""]] = Object.entries<string>(contentOf("facts.yaml").texts);
  await page.keyboard.type(`Yes, ask {${prints.slice(0, -1)}`);
  await expect(forms.getByRole("status").filter({ hasText: `{${fact}} prints` })).toBeVisible();
  await page.keyboard.press("Enter");
  await save(forms);
  await page.getByRole("button", { name: "Changes (1)" }).click();
  await page.getByLabel("What you changed").fill("Say whether it is open today");
  await page.getByRole("button", { name: "Hand in" }).click();
  await expect(page.getByText(/^Handed in/)).toBeVisible();
  expect(changed()).toBe("");
  expect(git("log", "-1", "--format=%s %D")).toMatch(/^Say whether .* HEAD -> content\/say/);
  expect(faq().tabs[0].questions.at(-1)).toEqual({
    id: "is-it-open-today",
    question: "Is it open today?",
    answer: `Yes, ask {${fact}}\n`,
  });
});

test("saving invalid input shows errors at the fields or in a dialog, and keeps the input", async ({
  editor,
}) => {
  const { forms } = editor;
  await openFaq(editor);
  await box(forms, "Label").fill("a".repeat(60));
  await save(forms);
  await expect(field(forms, "Label").getByText("must have 1 to 40 characters")).toBeVisible();
  await box(forms, "Label").fill("Questions");
  const { path } = contentOf("contact/page.yaml");
  await box(forms, "Path").fill(path);
  await save(forms);
  const dialog = forms.getByRole("alertdialog");
  await expect(dialog.getByText(`Path: the path "${path}" is already`)).toBeVisible();
  await expect(dialog).not.toContainText("try again");
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(box(forms, "Path")).toHaveValue(path);
  expect(changed()).toBe("");
});

test("leaving with an unsaved change asks for confirmation, and the change can be restored later", async ({
  editor,
}) => {
  const { page, forms, site } = editor;
  await page.clock.install();
  await openFaq(editor);
  await expect(site.getByRole("heading", { name: faq().intro.title })).toBeVisible();
  const visited: string[] = [];
  page.on("framenavigated", (frame) => frame.name() === "page" && visited.push(frame.url()));
  await box(forms, "Label").click();
  await page.keyboard.type("Kept ");
  const question = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  await (await question).dismiss();
  // Sveltia stores a draft shortly after the last key press.
  await page.clock.fastForward(1000);
  await cancel(forms);
  await openFaq(editor);
  await forms.getByRole("button", { name: "Restore" }).click();
  await expect(box(forms, "Label")).toHaveValue(/Kept /);
  // When a form closes, Sveltia goes back in the history, which the page's frame shares but must ignore.
  expect(visited).toEqual([]);
});

test("when a file has changed elsewhere, saving does not overwrite it, and the new version can be loaded", async ({
  editor,
}) => {
  const { forms } = editor;
  await openFaq(editor);
  const elsewhere = content.source(FAQ).replace(/^label: .*/m, "label: Elsewhere");
  content.write(FAQ, elsewhere);
  await box(forms, "Label").fill("Here");
  await save(forms);
  const dialog = forms.getByRole("alertdialog");
  await expect(dialog.getByText(/changed in the repository after you opened it/)).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(content.source(FAQ)).toBe(elsewhere);
  await forms.getByRole("button", { name: "Reload Entry" }).click();
  await dialog.getByRole("button", { name: "Reload Entry" }).click();
  await expect(box(forms, "Label")).toHaveValue("Elsewhere");
});

test("a new notice with a PDF and a picture appears on the page once it is saved with an alternative text", async ({
  editor,
}) => {
  test.skip(!content.files().includes("notices/page.yaml"), "The site has no notices.");
  const { page, forms, site } = editor;
  await forms.getByText("Notices", { exact: true }).click();
  await expect(forms.getByRole("row")).toHaveCount(content.entries("notices").length);
  await forms.getByRole("button", { name: "Create New Entry" }).click();
  await box(forms, "Title").fill("Open on Saturdays");
  await forms.getByRole("button", { name: "Today" }).click();
  await box(forms, "Source").fill("A newspaper");
  await box(forms, "Summary").fill("It opens on Saturdays, too.");
  const pdf = {
    name: "hours.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n%%EOF"),
  };
  await upload(editor, "PDF", pdf);
  await field(forms, "Picture").getByRole("checkbox").click();
  // Sveltia renders entries below the fold only on scroll.
  await field(forms, "Picture").hover();
  await page.mouse.wheel(0, 2000);
  const create = { width: 40, height: 30, channels: 3, background: "teal" } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  await upload(editor, "Picture", { name: "Door.png", mimeType: "image/png", buffer });
  await save(forms);
  await expect(forms.getByText("Picture: needs an alternative text")).toBeVisible();
  expect(changed()).toBe("");
  await forms.getByRole("button", { name: "OK" }).click();
  await box(forms, "Alternative text").fill("A door");
  await save(forms);
  await expect(page.getByRole("button", { name: "Changes (3)" })).toBeVisible();
  expect(changed()).toMatch(/door.png\n.*hours.pdf\n.*notices\/open-on-saturdays.yaml$/);
  await expect(site.getByRole("heading", { name: "Open on Saturdays" })).toBeVisible();
  await expect(site.getByRole("img", { name: "A door" })).toBeVisible();
  await expect(site.getByRole("link", { name: /: Open on Saturdays/ })).toHaveAttribute(
    "href",
    /hours\.pdf$/,
  );
});
