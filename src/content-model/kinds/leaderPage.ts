import { group, link, listOf, markdown, text, whole } from "../fields";
import { defineKind } from "../kind";
import { page } from "../shapes/page";
import { picture } from "../shapes/picture";

export const leaderPage = defineKind({
  name: "LeaderPage",
  files: "leaders/*.yaml",
  schema: page("LeaderPage", "A person who leads the company: one file, one page.", {
    order: whole("The person's place wherever the leaders are listed, from 1.", {
      min: 1,
      max: 99,
    }),
    name: text("The person's name.", { max: 40 }),
    role: text("The person's office, such as Chief Executive Officer.", { max: 60 }),
    tagline: text("One sentence that introduces the person.", { max: 200 }),
    quote: text("What the person says, without quotation marks.", { max: 300 }),
    bio: markdown("The person's life and work, in paragraphs."),
    education: listOf(
      "Degrees and certificates, the latest first.",
      group("Education", "A degree or certificate.", {
        award: text("What was awarded.", { max: 80 }),
        institution: text("Who awarded it.", { max: 80 }),
      }),
      { max: 6 },
    ),
    picture: picture("The portrait, four wide by five high."),
    social: group("LeaderSocial", "How to reach the person.", {
      email: text("The e-mail address.", { max: 80 }).email("must be an e-mail address"),
      linkedin: link("The person's LinkedIn page."),
    }),
  }),
});
