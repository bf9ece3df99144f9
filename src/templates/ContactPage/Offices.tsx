import styled from "@emotion/styled";
import { ButtonLink } from "../../components/Button";
import { Small } from "../../components/Type";
import { daysText, timeText } from "../../lib/openingHours";
import { mapUrl } from "../../lib/openStreetMap";
import { card, column, fitGrid, row } from "../../theme/parts";
import { space } from "../../theme/tokens";

type Office = Queries.OfficeFieldsFragment;

/** The office's address, its own telephone, and what one can do there. */
export const OfficeAddress = ({ office }: { office: Office }) => (
  <>
    <address>
      {office.street}
      <br />
      <span className="unbroken">{office.city}</span>, {office.country}
    </address>
    {office.phone && <a href={office.phone.url}>{office.phone.display}</a>}
    {office.note && <Small>{office.note}</Small>}
  </>
);

export function OfficeHours({ office: { hours, otherHours } }: { office: Office }) {
  const open = hours.map((days) => ({
    label: daysText(days),
    hours: `${timeText(days.opens)} - ${timeText(days.closes)}`,
  }));
  return (
    <Hours data-lines>
      {[...open, ...otherHours].map(({ label, hours }) => (
        <div key={label + hours}>
          <dt>{label}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </Hours>
  );
}

interface OfficeListProps {
  offices: readonly Office[];
  /** The label of the links to the map service. */
  mapLabel: string;
}

export const OfficeList = ({ offices, mapLabel }: OfficeListProps) => (
  <Addresses>
    {offices.map((office) => (
      <li key={office.street + office.city}>
        <h3>{office.name ?? office.city}</h3>
        <OfficeAddress office={office} />
        <OfficeHours office={office} />
        <ButtonLink to={mapUrl(office.place)} variant="quiet" newTab>
          {mapLabel}
        </ButtonLink>
      </li>
    ))}
  </Addresses>
);

const Hours = styled.dl`
  & > div {
    ${row(`0 ${space[4]}`)}
  }
  & dt {
    flex: 1 1 min-content;
  }
`;

const Addresses = styled.ul`
  ${fitGrid("17rem", space[5])}
  margin-bottom: ${space[10]};
  & > li {
    ${card.outline}
    ${column}
    gap: ${space[2]};
  }
  & dl {
    margin-block: ${space[3]} auto;
  }
  & [data-variant] {
    align-self: start;
    padding-inline: 0;
    text-align: start;
  }
`;
