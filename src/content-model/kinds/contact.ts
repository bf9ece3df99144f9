import { action, picture } from "../blocks";
import { group, link, text } from "../fields";
import { defineKind } from "../kind";
import { intro, page } from "../page";

export const contactPage = defineKind({
  name: "ContactPage",
  files: "contact/page.yaml",
  schema: page("ContactPage", "How to reach the lender.", {
    intro: intro(),
    form: group("ContactForm", "The message form.", {
      title: text("The form's heading.", { max: 60 }),
      lead: text("What happens with a message.", { max: 320 }),
      firstName: text("The label of the first name.", { max: 40 }),
      lastName: text("The label of the last name.", { max: 40 }),
      email: text("The label of the e-mail address.", { max: 40 }),
      phone: text("The label of the phone number.", { max: 40 }),
      subject: text("The label of the subject.", { max: 40 }),
      message: text("The label of the message.", { max: 40 }),
      required: text("What is asked of the visitor, above the fields.", { max: 80 }),
      submit: text("The words on the button.", { max: 40 }),
      problems: text("The heading of the list of fields to be mended.", { max: 80 }),
      kept: text("The note that an unsent message was kept on the device.", { max: 60 }),
      discard: text("The words on the button that throws the kept message away.", { max: 30 }),
      offline: text("The note shown while there is no connection.", { max: 160 }),
      failed: text("The note shown when the form's script could not be fetched.", { max: 160 }),
      retry: text("The words on the button that fetches the script again.", { max: 30 }),
      withoutScript: text("The note shown where the browser runs no script.", { max: 160 }),
      otherWay: text("The words before the e-mail address, for when the form is not there.", {
        max: 200,
      }),
      privacy: action("The link to what happens with the data."),
    }),
    hoursTitle: text("The heading of the opening hours.", { max: 60 }),
    map: group("ContactMap", "Where the office is.", {
      title: text("The heading.", { max: 60 }),
      picture: picture("Our own map."),
      showLabel: text("The words on the button that loads the interactive map.", { max: 60 }),
      showNote: text("What the button does, since it talks to a third party.", { max: 200 }),
      embedUrl: link("The map service's page for embedding."),
      frameTitle: text("The interactive map's name for screen readers.", { max: 80 }),
      service: action("The plain link to the map service."),
    }),
    touch: group("ContactTouch", "The cards with address, e-mail and telephone.", {
      title: text("The heading.", { max: 60 }),
      office: text("The heading of the office's card.", { max: 60 }),
      email: text("The heading of the e-mail card.", { max: 60 }),
      emailNote: text("How soon e-mail is answered.", { max: 160 }),
      phone: text("The heading of the telephone's card.", { max: 60 }),
      phoneNote: text("When the telephone is answered.", { max: 160 }),
    }),
  }),
});
