import styled from "@emotion/styled";
import { Container } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { from } from "../../theme/breakpoints";
import { plainHeading, row } from "../../theme/parts";
import { color, opaque, size, space, token } from "../../theme/tokens";

/** Lists the lender's plans for the Caribbean, next to a chart if there is one. */
export function Expansion({ content }: { content: Queries.ExpansionFieldsFragment }) {
  const { title, lead, map, mapPortrait, entries } = content;
  return (
    <Background data-tone="dark" aria-labelledby="expansion-title">
      <Container>
        <Head>
          <h2 id="expansion-title">{title}</h2>
          <p>{lead}</p>
        </Head>
      </Container>
      {map && (
        <Chart className="screen-only">
          <Picture picture={map} portrait={mapPortrait} sizes="(min-width: 1024px) 58vw, 100vw" />
        </Chart>
      )}
      <Container>
        <Entries data-wide={!map || undefined}>
          {entries.map(({ country, flags, service, description }) => (
            <li key={country}>
              <Flags>
                {flags.map((flag) => (
                  <img key={flag} src={flag} alt="" width="32" height="32" loading="lazy" />
                ))}
              </Flags>
              <div>
                <h3>{country}</h3>
                <p>
                  <strong>{service}</strong> {description}
                </p>
              </div>
            </li>
          ))}
        </Entries>
      </Container>
    </Background>
  );
}

const Background = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: ${space.section};
  background: ${color.backgroundWarm};
`;

/** The width of the text next to the chart, on laptops and wider. */
const COLUMN = "26.5rem";

const Head = styled.div`
  max-width: ${token.textWidth};
  & p {
    margin-top: ${space[5]};
    font-size: ${size.large};
    color: ${color.textMuted};
  }
  ${from("lg")} {
    max-width: min(${COLUMN}, 38vw);
  }
`;

/** Fades the chart's edges into the background. On laptops and wider the chart is next to the text. */
const Chart = styled.div`
  margin-block: ${space[10]};
  & img {
    background: none;
    mask:
      linear-gradient(to right, transparent, ${opaque} 4%, ${opaque} 96%, transparent),
      linear-gradient(transparent, ${opaque} 4%, ${opaque} 92%, transparent);
    mask-composite: intersect;
  }
  ${from("lg")} {
    position: absolute;
    inset-block: 0;
    inset-inline: max(41%, 50% - 5.5rem) 0;
    display: grid;
    align-items: center;
    margin: 0;
    & img {
      max-width: 77rem;
      margin-inline: auto;
    }
  }
`;

/** Has two columns if there is no map. */
const Entries = styled.ul`
  ${from("lg")} {
    max-width: min(${COLUMN}, 38vw);
    margin-top: ${space[10]};
    &[data-wide] {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space[16]};
      max-width: none;
    }
  }
  &[data-wide] {
    margin-top: ${space[10]};
  }
  & > li {
    ${row(`${space[2]} 0`)}
    padding-block: ${space[5]};
    border-top: 1px solid ${color.line};
  }
  & > li > div {
    flex: 1 1 12rem;
    min-width: 0;
  }
  & h3 {
    ${plainHeading}
  }
  & p {
    margin-top: ${space[1]};
    color: ${color.textMuted};
  }
  & strong {
    display: block;
    color: ${color.accent};
    font-weight: 600;
  }
`;

/** The second flag covers a third of the first. */
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
