import { group, optional, pictureFile, text, yesNo } from "../fields";

/** A picture, with the words for those who do not see it or a note that it says nothing. */
export const picture = (description: string) =>
  group("Picture", description, {
    src: pictureFile("The picture's file, relative to this YAML file, such as ./hero.png."),
    alt: optional(text("What the picture shows, for people who do not see it.", { max: 200 })),
    decorative: optional(
      yesNo("true when the picture only decorates and has no alternative text."),
    ),
  }).test(
    "alternative",
    "needs alt (what it shows), or decorative: true when it only decorates, and not both",
    (value) => !value || Boolean(value.alt) !== (value.decorative === true),
  );
