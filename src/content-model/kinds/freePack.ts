import { defineKind } from "../kind";
import { printDocument } from "../shapes/printDocument";

export const freePack = defineKind({
  name: "FreePack",
  files: "resources/free-pack.yaml",
  schema: printDocument("FreePack", "The free pack of the resources page."),
});
