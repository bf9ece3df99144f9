import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Icon } from "../../components/Icon";
import { Section, Split } from "../../components/Section";
import { Small, Subtitle } from "../../components/Type";
import { useSite } from "../../lib/useSite";
import { from } from "../../theme/breakpoints";
import { card, fitGrid, row, square, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";
import { OfficeAddress, OfficeHours } from "./Offices";

interface ContactDetailsProps {
  content: Pick<Queries.ContactPageFieldsFragment, "hoursTitle" | "touch">;
  children: ReactNode;
}

/** Icons from Lucide (ISC licence). They are not part of `Icon`, because only the contact page uses them. */
export const contactDrawings = {
  mail: '<path d="m22 7-8.99 5.73a2 2 0 0 1-2.01 0L2 7"/><rect x="2" y="4" width="20" height="16" rx="2"/>',
  phone:
    '<path d="M22 16.92v3a2 2 0 0 1-2.18 2 19.79 19.79 0 0 1-8.63-3.07 19.5 19.5 0 0 1-6-6A19.79 19.79 0 0 1 2.12 4.18 2 2 0 0 1 4.11 2h3a2 2 0 0 1 2 1.72c.13.96.36 1.9.7 2.81a2 2 0 0 1-.45 2.11L8.09 9.91a16 16 0 0 0 6 6l1.27-1.27a2 2 0 0 1 2.11-.45c.91.34 1.85.57 2.81.7A2 2 0 0 1 22 16.92z"/>',
  message:
    '<path d="M2.99 16.34a2 2 0 0 1 .1 1.17l-1.07 3.29a1 1 0 0 0 1.24 1.17l3.41-1a2 2 0 0 1 1.1.09 10 10 0 1 0-4.78-4.72"/>',
  mapPin:
    '<path d="M20 10c0 4.99-5.54 10.19-7.4 11.8a1 1 0 0 1-1.2 0C9.54 20.19 4 14.99 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/>',
} as const;

export function ContactDetails({ content, children }: ContactDetailsProps) {
  const { touch, hoursTitle } = content;
  const { email, messaging, offices, phone } = useSite().lender;
  // Several offices have a section of their own.
  const office = offices.length === 1 ? offices[0] : undefined;
  const [mailbox, domain] = email.split("@");
  return (
    <Section data-background="warm">
      <Split ratio="1.55fr 1fr">
        {children}
        <Aside>
          {office && (
            <Hours data-tone="dark">
              <Subtitle as="h2">{hoursTitle}</Subtitle>
              <OfficeHours office={office} />
            </Hours>
          )}
          <ContactMethods>
            <Subtitle as="h2">{touch.title}</Subtitle>
            <ul>
              {office && (
                <ContactMethod drawing="mapPin" title={touch.office}>
                  <OfficeAddress office={office} />
                </ContactMethod>
              )}
              <ContactMethod drawing="mail" title={touch.email}>
                <a href={`mailto:${email}`}>
                  {mailbox}@<wbr />
                  {domain}
                </a>
                <Small>{touch.emailNote}</Small>
              </ContactMethod>
              <ContactMethod drawing="phone" title={touch.phone}>
                <a href={phone.url}>{phone.display}</a>
                <Small>{touch.phoneNote}</Small>
              </ContactMethod>
              {messaging && (
                <ContactMethod drawing="message" title={messaging.name}>
                  <a href={messaging.url}>{messaging.display}</a>
                  <Small>{messaging.note}</Small>
                </ContactMethod>
              )}
            </ul>
          </ContactMethods>
        </Aside>
      </Split>
    </Section>
  );
}

interface ContactMethodProps {
  drawing: keyof typeof contactDrawings;
  title: string;
  children: ReactNode;
}

const ContactMethod = ({ drawing, title, children }: ContactMethodProps) => (
  <MethodCard>
    <Icon drawing={contactDrawings[drawing]} />
    <div>
      <h3>{title}</h3>
      {children}
    </div>
  </MethodCard>
);

const Aside = styled.div`
  ${stack(space.part)}
  align-content: start;
`;

const Hours = styled.section`
  ${card.shadow}
  & h2 {
    margin-bottom: ${space[5]};
  }
`;

const ContactMethods = styled.section`
  ${stack(space[5])}
  & ul {
    ${fitGrid("17rem", space[2])}
  }
`;

/** Wraps the text below the icon if its column would be too narrow. */
const MethodCard = styled.li`
  ${card.outline}
  ${row(space[4])}
  align-content: start;
  padding: ${space[4]};
  ${from("lg")} {
    align-content: center;
  }
  & > svg {
    ${square("2.75rem")}
    padding: 0.6rem;
    border-radius: ${token.radiusRound};
    background: ${color.positiveBackground};
    color: ${color.emphasis};
  }
  & > div {
    flex: 1 1 11rem;
    min-width: 0;
    ${from("lg")} {
      flex-basis: 100%;
    }
  }
  & a {
    display: inline-block;
    padding-block: ${space[1]};
    font-size: ${size.large};
    white-space: normal;
    overflow-wrap: anywhere;
  }
  & small {
    margin-top: 0;
  }
`;
