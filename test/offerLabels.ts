import { describeFields, type FieldDescription, templateNames } from "../src/content-model/kind";
import { offerPage } from "../src/content-model/kinds/offers";
import type { OfferLabels } from "../src/templates/OfferPage/offerState";

/** Returns a text for each field, made of its name and its placeholders: a lender may have no page for offers. */
function exampleOf(field: FieldDescription, name: string): unknown {
  if (field.type !== "object")
    return [name, ...templateNames(field).map((each) => `{${each}}`)].join(" ");
  const fields = Object.entries(field.fields) as [string, FieldDescription][];
  return Object.fromEntries(
    fields.map(([key, inner]) => [key, exampleOf(inner, `${name} ${key}`.trim())]),
  );
}

export const labels = exampleOf(describeFields(offerPage.schema), "") as OfferLabels;
