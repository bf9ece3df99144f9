import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LoadErrorAlert } from "../../../src/client/loader/LoadErrorAlert";
import { readContent } from "../../../src/content-model/reading/load";
import { onEveryCore } from "../../../src/gatsby/originals";
import { contentPolicy } from "./contentPolicy";
import { finishPage } from "./finishPage";
import { flatFile, PUBLIC, takeGatsbyPages } from "./gatsbyPages";
import { headersFile } from "./headersFile";
import { integrityOf } from "./integrity";
import { deleteUnmentioned } from "./leftovers";
import { readPageFiles } from "./pageFiles";
import { PRICES_FILE, pricesFile } from "./pricesFile";
import { ShareImages } from "./shareImages";
import {
  currentVersion,
  redirectsFile,
  robotsFile,
  SECURITY_FILE,
  securityFile,
  VERSION_FILE,
  webManifest,
} from "./siteFiles";
import { writeLoader } from "./writeLoader";

/** Folders in Gatsby's output from which no page requests anything. */
const UNUSED = ["~partytown", "_gatsby"];

/**
 * Converts Gatsby's output to the files that a host serves, and adds files that Gatsby does not write.
 * @param backend the origin of the contact form's backend, or ""
 */
export async function finishBuild(backend: string): Promise<void> {
  const loader = await writeLoader();
  const policy = contentPolicy(backend);
  const parts = {
    loader,
    policy,
    integrityOf,
    filesOf: readPageFiles(),
    loadErrorNotice: loadErrorNotice(),
  };
  const shareImages = new ShareImages();
  const pages = takeGatsbyPages();
  const startedAt = performance.now();
  await onEveryCore(pages, async ({ file, source }) => {
    const html = finishPage(readFileSync(source, "utf8"), parts);
    write(flatFile(file), html);
    await shareImages.write(html);
  });
  for (const folder of UNUSED) rmSync(join(PUBLIC, folder), { recursive: true, force: true });
  write("_headers", headersFile(policy));
  write("_redirects", redirectsFile());
  write("manifest.webmanifest", webManifest());
  write(PRICES_FILE, pricesFile());
  write("robots.txt", robotsFile());
  write("service-worker.js", readFileSync(join(PUBLIC, "sw.js"), "utf8"));
  write(SECURITY_FILE, securityFile());
  write(VERSION_FILE, `${currentVersion()}\n`);
  deleteUnmentioned();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `finished ${pages.length} pages in ${seconds} s, ${shareImages.rendered} share images rendered`,
  );
}

interface LoadingMessages {
  loading: ComponentProps<typeof LoadErrorAlert>["messages"];
}

/** Renders the notice for pages that fail to load, with the messages from the content. */
function loadErrorNotice(): string {
  const { loading: messages } = readContent<LoadingMessages>("site.yaml");
  return renderToStaticMarkup(createElement(LoadErrorAlert, { messages }));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(PUBLIC, file)), { recursive: true });
  writeFileSync(join(PUBLIC, file), text);
}
