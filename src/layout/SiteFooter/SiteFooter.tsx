import { memo, useEffect, useState } from "react";
import { NewTab } from "../../components/Button";
import { drawings, Icon } from "../../components/Icon";
import { Licence } from "../../components/Licence";
import { Container, MadrasBand } from "../../components/Section";
import { formatDate } from "../../lib/format";
import { useDayOfPrinting } from "../../lib/now";
import { useSite } from "../../lib/useSite";
import { Logo } from "../Logo";

const NETWORK_DRAWINGS: Readonly<Record<string, string>> = {
  Facebook: drawings.facebook,
  Instagram: drawings.instagram,
  LinkedIn: drawings.linkedin,
  TikTok: drawings.tiktok,
  WhatsApp: drawings.whatsapp,
  X: drawings.x,
  YouTube: drawings.youtube,
};

export const SiteFooter = memo(function SiteFooter() {
  const { lender, navigation } = useSite();
  const line = navigation.footerLine;
  const { licence, messaging, offices, phone } = lender;
  const [office] = offices;
  const sentence = <Licence licence={licence} />;
  return (
    <footer className="site-footer" data-tone="dark">
      <MadrasBand />
      <Container>
        <div className="footer-columns">
          <nav aria-label={line.label} data-area="help">
            <h2>{line.label}</h2>
            <Links links={line.links} />
          </nav>
          <div data-area="lender">
            <Logo {...lender} />
            <p>{lender.purpose}</p>
            <p>
              {lender.lending.where}{" "}
              {licence.page ? <a href={licence.page}>{sentence}</a> : sentence}
            </p>
            {lender.sampleNote && <p>{lender.sampleNote}</p>}
            {lender.socials.length > 0 && (
              <ul className="socials screen-only">
                {lender.socials.map(({ network, url }) => (
                  <li key={network}>
                    <a href={url} target="_blank" rel="noopener">
                      <Icon drawing={NETWORK_DRAWINGS[network] ?? ""} />
                      <span className="visually-hidden">{network}</span>
                      <NewTab />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {navigation.footer.map(({ label, links }) => (
            <nav key={label} aria-label={label}>
              <h2>{label}</h2>
              <Links links={links} />
            </nav>
          ))}
          <div data-area="contact">
            <h2>{navigation.footerContactTitle}</h2>
            <address>
              <a href={`mailto:${lender.email}`}>{lender.email}</a>
              <a href={phone.url}>{phone.display}</a>
              {messaging && (
                <a href={messaging.url}>
                  {messaging.name} <span className="unbroken">{messaging.display}</span>
                </a>
              )}
              <p>
                {office?.street}, <span className="unbroken">{office?.city}</span>,{" "}
                {office?.country}
              </p>
              {offices.length > 1 && (
                <a href={navigation.footerOffices.to}>{navigation.footerOffices.label}</a>
              )}
            </address>
          </div>
        </div>
        <div className="bottom-line">
          <CopyrightLine />
          <PrintedLine />
        </div>
      </Container>
    </footer>
  );
});

/** Lists links. A link to a page in another language has its label in that language. */
function Links({ links }: { links: readonly { label: string; to: string }[] }) {
  const { languages } = useSite();
  return (
    <ul>
      {links.map(({ label, to }) => {
        const language = languages.get(to) ?? undefined;
        return (
          <li key={`${to} ${label}`}>
            <a href={to} lang={language} hrefLang={language}>
              {label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function PrintedLine() {
  const day = useDayOfPrinting();
  return (
    <p className="print-only">
      {day && `Printed on ${formatDate(day)} from ${window.location.href}`}
    </p>
  );
}

const BUILD_YEAR = Number(process.env.GATSBY_BUILD_YEAR);

/** The copyright notice with the current year. Before hydration, it has the year of the build. */
function CopyrightLine() {
  const { company, groupNote } = useSite().lender;
  const [year, setYear] = useState(BUILD_YEAR);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return <p>{`© ${year} ${company}. ${groupNote ?? ""}`.trim()}</p>;
}
