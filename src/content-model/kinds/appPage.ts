import { group, listOf, text } from "../fields";
import { defineKind } from "../kind";
import { action, feature, intro } from "../shapes/blocks";
import { heading } from "../shapes/heading";
import { page } from "../shapes/page";
import { picture } from "../shapes/picture";
import { numberingMistakes, process } from "../shapes/process";

export const appPage = defineKind({
  name: "AppPage",
  files: "get-colour-app/page.yaml",
  schema: page("AppPage", "The page that leads to the wallet app in both stores.", {
    intro: intro(),
    picture: picture("The app, in a phone's frame, beside the opening."),
    storesNote: text("The remark below the badges of the stores.", { max: 160 }),
    process: process("The steps from the store to the money, each with a screen of the app."),
    guide: action("The link to the guide, below the steps."),
    afterwards: group("AppAfterwards", "What the app is for once the loan runs.", {
      ...heading(),
      features: listOf("What the app does.", feature()),
      picture: picture("The app, in a phone's frame."),
    }),
    closing: group("AppClosing", "The closing panel, which repeats the stores' badges.", heading()),
  }),
  check: ({ process }) => numberingMistakes(process.steps, ["process", "steps"]),
});
