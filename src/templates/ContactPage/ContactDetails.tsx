import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Icon } from "../../components/Icon";
import { contactDrawings } from "../../components/Numbers";
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
