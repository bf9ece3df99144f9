import styled from "@emotion/styled";
import { memo, useEffect, useState } from "react";
import { drawings, Icon } from "../../components/Icon";
import { Container, MadrasBand } from "../../components/Layout";
import { Logo } from "../../components/Logo";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { useDayOfPrinting } from "../../lib/useDayOfPrinting";
import { useSite } from "../../lib/useSite";
import { from } from "../../theme/breakpoints";
import { centred, columns, row, small, square, titleText } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

interface SiteFooterProps {
  lender: Queries.LenderFieldsFragment;
  navigation: Queries.NavigationFieldsFragment;
}

const NETWORK_DRAWINGS = {
  Facebook: drawings.facebook,
  Instagram: drawings.instagram,
  LinkedIn: drawings.linkedin,
} as const;

const isNetwork = (name: string): name is keyof typeof NETWORK_DRAWINGS => name in NETWORK_DRAWINGS;

/** Renders the lender's data, links to the important pages, and contact details. */
export const SiteFooter = memo(function SiteFooter({ lender, navigation }: SiteFooterProps) {
  const { labels } = useSite();
  const { address, licence, phone } = lender;
  return (
    <Footer data-tone="dark">
      <MadrasBand />
      <Container>
        <Columns>
          <div data-area="lender">
            <Logo name={lender.name} wordmark={lender.wordmark} />
            <p>{lender.purpose}</p>
            <p>
              {licence.statement} <span className="unbroken">{licence.number}</span>.
            </p>
            {lender.sampleNote && <p>{lender.sampleNote}</p>}
            {lender.socials.length > 0 && (
              <Socials className="screen-only">
                {lender.socials.map(({ network, url }) => (
                  <li key={network}>
                    <a href={url} target="_blank" rel="noopener">
                      {isNetwork(network) && <Icon drawing={NETWORK_DRAWINGS[network]} />}
                      <span className="visually-hidden">
                        {network} {labels.links.newTab}
                      </span>
                    </a>
                  </li>
                ))}
              </Socials>
            )}
          </div>
          {navigation.footer.map(({ label, links }) => (
            <nav key={label} aria-label={label} data-long={links.length > 4 || undefined}>
              <h2>{label}</h2>
              <ul>
                {links.map(({ label: name, to }) => (
                  <li key={`${to} ${name}`}>
                    <a href={to}>{name}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div data-area="contact">
            <h2>{navigation.footerContactTitle}</h2>
            <address>
              <a href={`mailto:${lender.email}`}>{lender.email}</a>
              <a href={phone.url}>{phone.display}</a>
              <p>
                {address.street}, <span className="unbroken">{address.city}</span>,{" "}
                {address.country}
              </p>
            </address>
          </div>
        </Columns>
        <BottomLine>
          <CopyrightLine lender={lender} />
          <PrintedLine label={labels.printed} />
        </BottomLine>
      </Container>
    </Footer>
  );
});

/** Prints the date and the URL of the page. */
function PrintedLine({ label }: { label: string }) {
  const day = useDayOfPrinting();
  return (
    <p className="print-only">
      {day && fillTemplate(label, { date: formatDate(day), address: window.location.href })}
    </p>
  );
}

const BUILD_YEAR = Number(process.env.GATSBY_BUILD_YEAR);

/** Renders the copyright with the current year, or with the year of the build before hydration. */
function CopyrightLine({ lender }: Pick<SiteFooterProps, "lender">) {
  const [year, setYear] = useState(BUILD_YEAR);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return <p>{`© ${year} ${lender.company}. ${lender.groupNote}`}</p>;
}

const Footer = styled.footer`
  background: ${color.backgroundWarm};
  color: ${color.textMuted};
  font-size: 1rem;
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`;

/** On phones, puts two short lists of links side by side, and a long list in two columns. */
const Columns = styled.div`
  ${row(`${space[6]} ${space[5]}`)}
  padding-block: ${space[6]} ${space[5]};
  & > * {
    flex: 1 1 7rem;
  }
  /* Wide enough for the e-mail address. */
  & > [data-area="contact"] {
    flex-basis: 10.75rem;
  }
  & > :is([data-area="lender"], [data-long]) {
    flex-basis: 100%;
    grid-column: 1 / -1;
  }
  ${from("sm")} {
    display: grid;
  }
  ${columns("sm", "1fr 1fr")}
  ${from("lg")} {
    grid-template-columns: 1.7fr 1fr 1.1fr 1.3fr;
    gap: ${space[8]};
    padding-block: ${space[10]};
    & > * {
      grid-column: auto !important;
    }
  }
  & > [data-area="lender"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: start;
    justify-content: space-between;
    gap: ${space[2]} ${space[4]};
    & > span {
      color: ${color.text};
    }
    & > p {
      width: 100%;
      ${small}
      line-height: 1.5;
    }
    & > ul {
      order: -1;
    }
    & > span {
      order: -2;
    }
  }
  & h2 {
    margin-bottom: ${space[1]};
    ${titleText(size.body, 1.3)}
    color: ${color.text};
  }
  & [data-long] ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
    column-gap: ${space[5]};
    ${columns("lg", "1fr")}
  }
  & nav a,
  & address a {
    display: flex;
    align-items: center;
    min-height: 2rem;
    line-height: 1.35;
  }
  & address {
    overflow-wrap: anywhere;
    display: grid;
    justify-items: start;
    font-style: normal;
    & p {
      padding-block: ${space[1]};
      line-height: 1.4;
    }
  }
`;

const Socials = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  & a {
    ${centred("2.5rem")}
    border: 1px solid ${color.line};
    border-radius: ${token.radiusRound};
  }
  & a:hover {
    border-color: ${color.accent};
  }
  & svg {
    ${square("1.25rem")}
  }
`;

const BottomLine = styled.div`
  padding-block: ${space[4]};
  border-top: 1px solid ${color.line};
  font-size: ${size.small};
`;
