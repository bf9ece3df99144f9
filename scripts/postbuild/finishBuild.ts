import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BackendSettings } from "../backendSettings";
import { contentPolicy } from "./contentPolicy";
import { finishPage } from "./finishPage";
import { flatFile, PUBLIC, takeGatsbyPages } from "./gatsbyPages";
import { headersFile } from "./headersFile";
import { integrityOf } from "./integrity";
import { loadErrorNotice } from "./loadErrorNotice";
import { writeLoader } from "./loader";
import { writeManifest } from "./manifest";
import { readPageFiles } from "./pageFiles";
import { redirectsFile } from "./redirectsFile";
import { writeRobots } from "./robots";
import type { ShareImages } from "./shareImages";

/** How many pages are in work at once: one is drawn while another is encoded. */
const AT_ONCE = 4;

/** What Gatsby puts into the public folder and no page asks for. */
const UNUSED = ["~partytown", "_gatsby"];

/** The one step after Gatsby's build: everything a host serves that Gatsby does not write. */
export async function finishBuild(
  backend: BackendSettings,
  shareImages: ShareImages,
): Promise<void> {
  const loader = await writeLoader();
  const policy = contentPolicy(backend.url);
  const parts = {
    loader,
    policy,
    integrityOf,
    filesOf: readPageFiles(),
    loadErrorNotice: loadErrorNotice(),
  };
  const pages = takeGatsbyPages();
  const began = performance.now();
  const queue = pages.values();
  const work = async () => {
    for (const { file, kept } of queue) {
      const html = finishPage(readFileSync(kept, "utf8"), parts);
      write(flatFile(file), html);
      await shareImages.make(html);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const folder of UNUSED) rmSync(join(PUBLIC, folder), { recursive: true, force: true });
  write("_headers", headersFile(policy));
  write("_redirects", redirectsFile());
  writeManifest();
  writeRobots();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`finished ${pages.length} pages in ${seconds} s, ${shareImages.summary()}`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(PUBLIC, file)), { recursive: true });
  writeFileSync(join(PUBLIC, file), text);
}
