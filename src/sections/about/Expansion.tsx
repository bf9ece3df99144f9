import styled from "@emotion/styled";
import { Picture } from "../../components/Picture";
import { Section, Split } from "../../components/Section";
import { Label, Muted } from "../../components/Type";
import { row } from "../../theme/parts";
import { color, contentWidth, opaque, space } from "../../theme/tokens";

/** Lists the lender's plans for the Caribbean, beside a chart if there is one. */
export function Expansion({ content }: { content: Queries.ExpansionFieldsFragment }) {
  const { map, mapPortrait, entries } = content;
  return (
    <Section
      id="expansion"
      data-tone="dark"
      data-background="warm"
      aria-labelledby="expansion-title"
      content={content}
    >
      <Split ratio="26rem 1fr" data-align="centre">
        <Entries>
          {entries.map(({ country, flags, service, description }) => (
            <li key={country}>
              <Flags>
                {flags.map((flag) => (
                  <img key={flag} src={flag} alt="" width="32" height="32" loading="lazy" />
                ))}
              </Flags>
              <div>
                <h3>{country}</h3>
                <Label>{service}</Label> <Muted>{description}</Muted>
              </div>
            </li>
          ))}
        </Entries>
        {map && (
          <Chart className="screen-only">
            <Picture
              picture={map}
              portrait={mapPortrait}
              sizes={`(min-width: 1280px) 44rem, (min-width: 1024px) 50vw, ${contentWidth}`}
              portraitSizes={contentWidth}
            />
          </Chart>
        )}
      </Split>
    </Section>
  );
}

/** Fades the edges of the chart into the background. */
const Chart = styled.div`
  & img {
    background: none;
    mask:
      linear-gradient(to right, transparent, ${opaque} 4%, ${opaque} 96%, transparent),
      linear-gradient(transparent, ${opaque} 4%, ${opaque} 92%, transparent);
    mask-composite: intersect;
  }
`;

const Entries = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  column-gap: ${space[12]};
  & > li {
    ${row(`${space[2]} 0`)}
    padding-block: ${space[5]};
    border-top: 1px solid ${color.line};
  }
  & > li > div {
    flex: 1 1 12rem;
    min-width: 0;
  }
  & p {
    margin-top: 0;
  }
`;

/** The second flag covers a third of the first one. */
const Flags = styled.span`
  display: flex;
  align-items: start;
  flex: 0 0 4.75rem;
  & img {
    border-radius: 50%;
    box-shadow: 0 0 0 2px ${color.backgroundWarm};
  }
  & img + img {
    margin-left: -10px;
  }
`;
