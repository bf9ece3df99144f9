import type { ContentFolder } from "../../shared/contentFolder";
import { becomeOtherLender } from "../../test/other-lender/edits";
import { lookLikeOtherLender } from "../../test/other-lender/look";
import { ADDITIONS } from "./additions";
import { type Edit, edit } from "./edit";
import { factEdits, IDENTITY } from "./factEdits";
import { leaveOutOptional, rewordTexts, shortenLists } from "./fieldEdits";
import { REMOVALS } from "./removals";

/** Edits that fit together, by the copy of the project that gets them. */
export const editsOf = (content: ContentFolder): Readonly<Record<string, readonly Edit[]>> => ({
  other: [
    edit("become another lender", async (copy, root) => {
      becomeOtherLender(copy);
      await lookLikeOtherLender(copy, root);
    }),
  ],
  facts: [...factEdits(content), ...IDENTITY],
  texts: content.files().filter(hasTexts).map(rewordTexts),
  more: ADDITIONS,
  less: [
    ...REMOVALS,
    ...content
      .files()
      .filter(isPage)
      .flatMap((file) => [leaveOutOptional(file), shortenLists(file)]),
  ],
});

/** Files whose texts are names that other files use. */
const hasTexts = (file: string) => !/^(?:calculators\/|facts|redirects)/.test(file);
const isPage = (file: string) => file.includes("/") && !file.startsWith("calculators/");
