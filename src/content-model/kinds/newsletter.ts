import { defineKind } from "../kind";
import { printDocument } from "../shapes/printDocument";

export const newsletter = defineKind({
  name: "Newsletter",
  files: "newsletters/*.yaml",
  schema: printDocument("Newsletter", "One issue of the newsletter."),
});
